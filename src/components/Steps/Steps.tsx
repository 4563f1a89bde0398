import type {BlockProps} from '../../blocks/block';
import type blocks from './Steps.block';
import styles from './Steps.module.css';

export function Steps({children}: BlockProps<typeof blocks.Steps>) {
  return <div className={styles.steps}>{children}</div>;
}
