import type {BlockProps} from '../../blocks/block';
import type blocks from './Lead.block';
import styles from './Lead.module.css';

export function Lead({children}: BlockProps<typeof blocks.Lead>) {
  return (
    <div className={styles.lead} data-lead>
      {children}
    </div>
  );
}
