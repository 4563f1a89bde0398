import clsx from 'clsx';
import type {BlockProps} from '../../blocks/block';
import {Icon} from '../../primitives/Icon';
import type blocks from './Topics.block';
import styles from './Topics.module.css';

/** tests/SPEC.md section 9: document pages. */
export function Topics({numbered, children}: BlockProps<typeof blocks.Topics>) {
  return <div className={clsx(styles.topics, numbered && styles.numbered)}>{children}</div>;
}

export function Topic({icon, children}: BlockProps<typeof blocks.Topic>) {
  return (
    <div className={clsx('entry', styles.topic)}>
      {icon && (
        <span className="badge">
          <Icon name={icon} />
        </span>
      )}
      {children}
    </div>
  );
}
