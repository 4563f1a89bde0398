import directory from '@generated/site-structure/default/directory.json';
import {translate} from '@docusaurus/Translate';
import type {Page} from '../../menus';
import {PageLink} from '../../primitives/PageLink';
import {familyOf} from '../familyOf';
import {homeName} from '../homeName';
import styles from './SiteMap.module.css';

/** WCAG 2.2, 2.4.5, technique G63: Providing a site map. */
export function SiteMap() {
  const {services, company, website} = directory;
  const home = homeName();
  return (
    <div className={styles.map}>
      {services.map(({category = '', pages = [], ...overview}) => (
        <Group key={overview.path} heading={category} pages={[overview, ...pages]} />
      ))}
      <Group
        heading={translate({
          id: 'SiteMap.company',
          message: 'Our Company',
          description: 'Heading in the site map, above the pages about the company',
        })}
        pages={[{path: '/', label: home}, ...company]}
      />
      <Group
        heading={translate({
          id: 'SiteMap.website',
          message: 'This Website',
          description: 'Heading in the site map, above the legal and accessibility pages',
        })}
        pages={website}
      />
    </div>
  );
}

function Group({heading, pages}: {heading: string; pages: Page[]}) {
  return (
    <div className={styles.group} data-family={familyOf(pages[0]?.path ?? '')}>
      <h2 className={styles.heading}>{heading}</h2>
      <Pages pages={pages} />
    </div>
  );
}

function Pages({pages}: {pages: Page[]}) {
  return (
    <ul className={styles.pages} role="list">
      {pages.map(({path, label, pages: below}) => (
        <li key={path}>
          <PageLink to={path}>{label}</PageLink>
          {below && <Pages pages={below} />}
        </li>
      ))}
    </ul>
  );
}
