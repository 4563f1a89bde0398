import type {ReactNode} from 'react';
import {Icon} from '../../primitives/Icon';
import styles from './Note.module.css';

/**
 * A boxed remark in Markdown. Renders `<div>`, read in place as plain text: it is no alert, and
 * nothing announces it.
 */
export function Note({children}: {children: ReactNode}) {
  return (
    <div className={styles.note}>
      <Icon name="info" className={styles.icon} />
      <div>{children}</div>
    </div>
  );
}
