import type {ReactNode} from 'react';
import styles from './CallToAction.module.css';

export interface CallToActionProps {
  /** `## Heading {#id}`, one sentence, one or two `<ButtonLink>`s. */
  children: ReactNode;
}

/**
 * A band that asks for one thing (tests/SPEC.md: 'Want to Know More?', 'Want to Join Our Team?').
 * Renders `<div>`, since its heading is enough for the page's outline.
 */
export function CallToAction({children}: CallToActionProps) {
  return (
    <div className={styles.band} data-tone="plain">
      <div className={styles.panel} data-tone="night">
        {children}
      </div>
    </div>
  );
}
