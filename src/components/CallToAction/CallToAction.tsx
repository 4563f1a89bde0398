import type {ReactNode} from 'react';
import styles from './CallToAction.module.css';

/**
 * A band that asks for one thing (tests/SPEC.md: 'Want to Know More?', 'Want to Join Our Team?'), with a heading, one
 * sentence, and one or two `<ButtonLink>`s.
 * Renders `<div>`, since its heading is enough for the page's outline.
 */
export function CallToAction({children}: {children: ReactNode}) {
  return (
    <div className={styles.band} data-tone="plain">
      <div className={styles.panel} data-tone="night">
        {children}
      </div>
    </div>
  );
}
