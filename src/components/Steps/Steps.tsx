import type {ReactNode} from 'react';
import styles from './Steps.module.css';

/**
 * A numbered process. Wraps one Markdown ordered list, whose items begin with a bold name. It remains
 * an ordered list, so that screen readers announce the number of steps.
 */
export function Steps({children}: {children: ReactNode}) {
  return <div className={styles.steps}>{children}</div>;
}
