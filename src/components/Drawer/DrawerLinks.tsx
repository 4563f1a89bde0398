import {translate} from '@docusaurus/Translate';
import type {KeyboardEvent} from 'react';
import {Icon} from '../../primitives/Icon';
import {PageLink} from '../../primitives/PageLink';
import {useStructure} from '../useStructure';
import styles from './DrawerLinks.module.css';

export interface DrawerLinksProps {
  /** Called when a link is followed. */
  onNavigate: () => void;
  /** Called with keys pressed on the last link. */
  onLeave: (event: KeyboardEvent) => void;
}

/**
 * The links in the drawer: 'Our Solutions' as a native disclosure (Enter and Space
 * on `<summary>`), first as in the desktop header, then the drawer's links of sidebars.ts.
 */
export function DrawerLinks({onNavigate, onLeave}: DrawerLinksProps) {
  const {drawer, pages} = useStructure();
  const label = translate({
    id: 'Drawer.navigation',
    message: 'Site',
    description: 'Name of the navigation inside the menu on small screens, for screen readers',
  });
  return (
    <nav aria-label={label}>
      <ul role="list" className={styles.links}>
        <li>
          <details className={styles.solutions}>
            <summary className={styles.link}>
              {translate({
                id: 'Drawer.solutions',
                message: 'Our Solutions',
                description: 'Opens the list of service categories in the menu on small screens',
              })}
              <Icon name="chevron-down" className="chevron" />
            </summary>
            <ul role="list" className={styles.links}>
              {pages
                .filter(({category}) => category)
                .map(({path, category}) => (
                  <li key={path}>
                    <PageLink to={path} onClick={onNavigate} className={styles.link}>
                      {category}
                    </PageLink>
                  </li>
                ))}
            </ul>
          </details>
        </li>
        {drawer.map((link, index) => (
          <li key={link.label}>
            <PageLink
              to={link.path}
              onClick={onNavigate}
              onKeyDown={index === drawer.length - 1 ? onLeave : undefined}
              className={styles.link}
            >
              {link.label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
