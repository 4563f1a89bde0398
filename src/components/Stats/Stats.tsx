import {useEffect, useRef} from 'react';
import type {BlockProps} from '../../blocks/block';
import {startCounters} from '../../primitives/counters';
import type blocks from './Stats.block';
import styles from './Stats.module.css';

/**
 * The animation is a CSS counter. If CSS can read `data-value`, `load` needs no script and starts at the first paint;
 * otherwise src/client/boot starts it, long before this component is hydrated.
 */
export function Stats({start, children}: BlockProps<typeof blocks.Stats>) {
  const list = useRef<HTMLDListElement>(null);
  useEffect(() => (list.current ? startCounters(list.current) : undefined), [start]);
  return (
    <dl ref={list} className={styles.stats} data-start={start}>
      {children}
    </dl>
  );
}

export function Stat({value, suffix, children}: BlockProps<typeof blocks.Stat>) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{children}</dt>
      <dd className={styles.figure}>
        <span className={styles.number} data-value={value}>
          <span className={styles.final}>{value}</span>
        </span>
        {suffix && <span className={styles.suffix}>{suffix}</span>}
      </dd>
    </div>
  );
}
