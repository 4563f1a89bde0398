import clsx from 'clsx';
import {Children} from 'react';
import type {BlockProps} from '../../blocks/block';
import {Art} from '../../primitives/Art';
import {isMockup} from '../Mockup';
import type blocks from './Hero.block';
import styles from './Hero.module.css';

export function Hero({art, tall, overview, compact, children}: BlockProps<typeof blocks.Hero>) {
  const parts = Children.toArray(children);
  return (
    <div
      className={clsx(
        styles.hero,
        tall ? styles.tall : 'slanted',
        overview && styles.overview,
        compact && styles.compact,
      )}
      data-tone="night"
    >
      <div className={styles.inner}>
        <div className={styles.text}>{parts.filter((part) => !isMockup(part))}</div>
        {parts.filter(isMockup)}
        {art && (
          <div className={styles.art}>
            <Art name={art} className={styles.drawing} />
          </div>
        )}
      </div>
    </div>
  );
}
