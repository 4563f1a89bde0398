import type {MenuLink} from '../../menus';
import {PageLink} from '../../primitives/PageLink';
import {BrochureLink} from '../Brochure';
import {ColourScheme} from '../ColourScheme';
import {LanguageSwitch} from '../Languages';
import {useStructure} from '../useStructure';
import styles from './Footer.module.css';
import {FooterOffices} from './FooterOffices';

/** The site's footer: tagline, groups of links, offices, legal line (tests/SPEC.md section 2). */
export function Footer() {
  const {footer, offices, legal, tagline, copyright} = useStructure();
  const live = footer.filter(({links}) => links.some(isLive));
  const planned = footer.filter((group) => !live.includes(group));
  return (
    <footer className={styles.footer} data-tone="night">
      <div className={styles.inner}>
        <div className={styles.top}>
          <p className={styles.tagline}>{tagline}</p>
          <LanguageSwitch />
          <ColourScheme />
        </div>
        <div className={styles.columns}>
          {live.map(({label, links}) => (
            <FooterGroup key={label} label={label} links={links} />
          ))}
          <FooterOffices offices={offices} />
        </div>
        {planned.map(({label, links}) => (
          <FooterGroup key={label} label={label} links={links} className={styles.planned} />
        ))}
        <div className={styles.legal}>
          <p>{copyright}</p>
          <ul role="list">
            {legal.map((link) => (
              <li key={link.label}>
                <PageLink to={link.path}>{link.label}</PageLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}

/** Whether an entry leads anywhere. */
const isLive = ({path, brochure}: MenuLink) => path !== undefined || brochure;

interface FooterGroupProps {
  label: string;
  links: MenuLink[];
  className?: string | undefined;
}

function FooterGroup({label, links, className}: FooterGroupProps) {
  return (
    <div className={className}>
      <h2 className={styles.heading}>{label}</h2>
      <ul role="list" className={styles.links}>
        {links.map(({label: name, path, brochure}) => (
          <li key={name}>
            {brochure ? <BrochureLink>{name}</BrochureLink> : <PageLink to={path}>{name}</PageLink>}
          </li>
        ))}
      </ul>
    </div>
  );
}
