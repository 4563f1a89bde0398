import type {ReactNode} from 'react';
import {Icon} from '../../primitives/Icon';
import styles from './Note.module.css';

/** A boxed remark in Markdown. */
export function Note({children}: {children: ReactNode}) {
  return (
    <div className={styles.note}>
      <Icon name="info" className={styles.icon} />
      <div>{children}</div>
    </div>
  );
}
