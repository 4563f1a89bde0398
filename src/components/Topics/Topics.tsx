import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '../../primitives/Icon';
import styles from './Topics.module.css';

export interface TopicsProps {
  /** Numbers before the headings, for a long list without icons. */
  numbered?: boolean;
  /** `<Topic>`s. */
  children: ReactNode;
}

/**
 * Two columns of content sections without boxes (tests/SPEC.md section 9: document pages).
 * Renders `<div>`; the headings inside give the structure.
 */
export function Topics({numbered, children}: TopicsProps) {
  return <div className={clsx(styles.topics, numbered && styles.numbered)}>{children}</div>;
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
