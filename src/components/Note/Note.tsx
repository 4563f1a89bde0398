import type {ReactNode} from 'react';
import {Icon} from '../../primitives/Icon';
import styles from './Note.module.css';

/**
 * A boxed remark in Markdown. Renders `<div>`, which screen readers read as plain text: it is not an alert
 * and is not announced.
 */
export function Note({children}: {children: ReactNode}) {
  return (
    <div className={styles.note}>
      <Icon name="info" className={styles.icon} />
      <div>{children}</div>
    </div>
  );
}
