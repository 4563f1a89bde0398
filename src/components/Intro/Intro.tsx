import type {BlockProps} from '../../blocks/block';
import type blocks from './Intro.block';
import styles from './Intro.module.css';

export function Intro({children}: BlockProps<typeof blocks.Intro>) {
  return <div className={styles.intro}>{children}</div>;
}
