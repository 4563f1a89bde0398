import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '../../primitives/Icon';
import styles from './Topics.module.css';

/**
 * Two columns of content sections without boxes (SPEC section 9: document pages).
 * Renders `<div>`: the headings inside are the structure, in the order in which they are written.
 */
export function Topics({children}: {children: ReactNode}) {
  return <div className={styles.topics}>{children}</div>;
}

export interface TopicProps {
  /** An icon from static/img/icons.svg. */
  icon?: string;
  /** `### Heading {#id}`, paragraphs and bullets. */
  children: ReactNode;
}

/** One content section of `<Topics>`. Renders `<div>`; the icon is decorative. */
export function Topic({icon, children}: TopicProps) {
  return (
    <div className={styles.topic}>
      {icon && (
        <span className={clsx('badge', styles.icon)}>
          <Icon name={icon} />
        </span>
      )}
      {children}
    </div>
  );
}
