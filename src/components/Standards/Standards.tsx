import clsx from 'clsx';
import type {BlockProps} from '../../blocks/block';
import type blocks from './Standards.block';
import styles from './Standards.module.css';

export function Standards({children}: BlockProps<typeof blocks.Standards>) {
  return <div className={clsx('chips', styles.standards)}>{children}</div>;
}
