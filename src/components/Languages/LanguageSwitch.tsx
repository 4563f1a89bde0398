import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePathname} from '../../primitives/usePathname';
import styles from './LanguageSwitch.module.css';

/**
 * Links to the current page in the other published languages. Renders `<nav>` with a
 * list of plain links, each in its own language; keyboard: the browser's own.
 *
 * Renders nothing while there is only one language.
 *
 * Not `<Link>`: each language is a separate build, so its pages are loaded, not routed.
 */
export function LanguageSwitch() {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  const pathname = usePathname();
  const languages = Object.entries(localeConfigs);
  if (languages.length < 2) return null;
  // The 404 page has no URL in other languages.
  const path = pathname === '/404.html' ? '' : pathname.slice(1);
  return (
    <nav
      className={styles.languages}
      data-no-print
      aria-label={translate({
        id: 'LanguageSwitch.label',
        message: 'Language',
        description: 'Name of the list of languages in the footer, for screen readers',
      })}
    >
      <ul role="list" className={styles.list}>
        {languages.map(([name, {label, htmlLang, direction, baseUrl}]) => {
          const language = {lang: htmlLang, dir: direction, className: styles.language};
          return (
            <li key={name}>
              {name === currentLocale ? (
                <span {...language} aria-current="true">
                  {label}
                </span>
              ) : (
                <a {...language} href={baseUrl + path} hrefLang={htmlLang}>
                  {label}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
