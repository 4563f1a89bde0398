import type {ReactNode} from 'react';
import styles from './Steps.module.css';

/**
 * A numbered process. Wraps one Markdown ordered list; each item opens with a bold name. It stays
 * that list: screen readers say how many steps there are, and the numbers are the list's own.
 */
export function Steps({children}: {children: ReactNode}) {
  return <div className={styles.steps}>{children}</div>;
}
