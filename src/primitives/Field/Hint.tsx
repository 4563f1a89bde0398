import type {ReactNode} from 'react';
import styles from './Field.module.css';

/** Visible help for a field, linked by `aria-describedby`: a placeholder would disappear on typing. */
export function Hint({id, children}: {id: string; children: ReactNode}) {
  return (
    <p id={id} className={styles.hint}>
      {children}
    </p>
  );
}
