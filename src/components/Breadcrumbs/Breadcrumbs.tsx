import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {TrailStep} from '../../menus';
import {homeName} from '../homeName';
import styles from './Breadcrumbs.module.css';

export interface BreadcrumbsProps {
  /** The page's title; labels in menus may be shorter. */
  title?: string | undefined;
  /** The pages from the root to this one; none on the home page. */
  trail: TrailStep[];
}

/**
 * APG Breadcrumb: Home, the pages above, this page (tests/SPEC.md section 2). The last entry
 * has no target, so it is text with aria-current, never a placeholder link.
 * Renders nothing without a trail.
 */
export function Breadcrumbs({title, trail}: BreadcrumbsProps) {
  if (trail.length === 0) return null;
  const home = homeName();
  return (
    <nav
      className={styles.breadcrumbs}
      data-tone="night"
      data-no-print
      aria-label={translate({
        id: 'Breadcrumbs.label',
        message: 'Breadcrumb',
        description: 'Name of the breadcrumbs for screen readers',
      })}
    >
      <ol className={styles.list} role="list">
        {[{path: '/', label: home}, ...trail].map(({path, label}, index) => (
          <li key={path}>
            {index === trail.length ? (
              <span aria-current="page">{title ?? label}</span>
            ) : (
              <Link to={path}>{label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
