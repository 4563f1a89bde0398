import clsx from 'clsx';
import {isValidElement, type ReactNode} from 'react';
import type {BlockProps} from '../../blocks/block';
import type blocks from './Mockup.block';
import styles from './Mockup.module.css';

export function Mockup({
  title,
  callout,
  kind = 'rows',
  children,
}: BlockProps<typeof blocks.Mockup>) {
  return (
    <figure className={styles.mockup}>
      <div className={clsx(styles.screen, styles[kind])} aria-hidden="true">
        <p className={styles.title}>{title}</p>
        {children}
      </div>
      <figcaption className={styles.callout}>{callout}</figcaption>
    </figure>
  );
}

/** Whether a child of another block is a mockup, for which the block has a place of its own. */
export function isMockup(part: ReactNode): boolean {
  return isValidElement(part) && part.type === Mockup;
}
