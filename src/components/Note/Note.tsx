import type {BlockProps} from '../../blocks/block';
import {Icon} from '../../primitives/Icon';
import type blocks from './Note.block';
import styles from './Note.module.css';

export function Note({children}: BlockProps<typeof blocks.Note>) {
  return (
    <div className={styles.note}>
      <Icon name="info" className={styles.icon} />
      <div>{children}</div>
    </div>
  );
}
