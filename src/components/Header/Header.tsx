import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Logo} from '../../primitives/Logo';
import {PageLink} from '../../primitives/PageLink';
import {Drawer} from '../Drawer';
import {ServicesPanel} from '../ServicesPanel';
import {useStructure} from '../useStructure';
import styles from './Header.module.css';

/**
 * The sticky header of every page: a `<header>` landmark with the logo, the desktop
 * navigation and the menu button for small screens. CSS alone chooses between the last two.
 * The last entry of `header` in sidebars.ts is the call to action.
 */
export function Header() {
  const {header} = useStructure();
  const {siteConfig} = useDocusaurusContext();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <PageLink
          to="/"
          className={styles.home}
          aria-label={translate(
            {
              id: 'Header.home',
              message: '{company} home',
              description: 'Name of the logo, which links to the home page; {company} is TrendSoft',
            },
            {company: siteConfig.title},
          )}
        >
          <Logo />
        </PageLink>
        <nav
          className={styles.navigation}
          aria-label={translate({
            id: 'Header.navigation',
            message: 'Main',
            description: 'Name of the navigation in the header, for screen readers',
          })}
        >
          <ul role="list" className={styles.links}>
            <li>
              <ServicesPanel />
            </li>
            {header.map(({path, label}) => (
              <li key={label}>
                <PageLink to={path} className={styles.link}>
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <Drawer />
      </div>
    </header>
  );
}
