import type {MenuLink} from '../../menus';
import {PageLink} from '../../primitives/PageLink';
import {ColourScheme} from '../ColourScheme';
import {LanguageSwitch} from '../Languages';
import {useStructure} from '../useStructure';
import styles from './Footer.module.css';
import {FooterOffices} from './FooterOffices';

/** The site's footer: tagline, three groups of links, offices, legal line (tests/SPEC.md section 2). */
export function Footer() {
  const {footer, offices, legal, tagline, copyright} = useStructure();
  return (
    <footer className={styles.footer} data-tone="night">
      <div className={styles.inner}>
        <div className={styles.top}>
          <p className={styles.tagline}>{tagline}</p>
          <LanguageSwitch />
          <ColourScheme />
        </div>
        <div className={styles.columns}>
          {footer.map(({label, links}) => (
            <FooterGroup key={label} label={label} links={links} />
          ))}
          <FooterOffices offices={offices} />
        </div>
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

function FooterGroup({label, links}: {label: string; links: MenuLink[]}) {
  return (
    <div>
      <h2 className={styles.heading}>{label}</h2>
      <ul role="list" className={styles.links}>
        {links.map((link) => (
          <li key={link.label}>
            <PageLink to={link.path}>{link.label}</PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
