import {useEffect, useRef, type ReactNode} from 'react';
import {startCounters} from '../../primitives/counters';
import styles from './Stats.module.css';

export interface StatsProps {
  /** `load` starts counting when the page opens, `view` when the figures scroll into view. */
  start: 'load' | 'view';
  /** `<Stat>`s. */
  children: ReactNode;
}

/**
 * Figures that count up from 0. Renders `<dl>`; no APG pattern and no keys,
 * since they are not interactive.
 *
 * The server's HTML contains the final figure as text, which stays in the accessibility tree;
 * the animation is a CSS counter drawn over it. If CSS can read `data-value`, `load` needs no
 * script and starts at the first paint; otherwise src/client/boot starts it, long before this
 * component is hydrated.
 */
export function Stats({start, children}: StatsProps) {
  const list = useRef<HTMLDListElement>(null);
  useEffect(() => (list.current ? startCounters(list.current) : undefined), [start]);
  return (
    <dl ref={list} className={styles.stats} data-start={start}>
      {children}
    </dl>
  );
}

export interface StatProps {
  /** The figure: a whole number, 0 or more. */
  value: number;
  /** Text directly after the figure: `+`, `%`, `/7`. */
  suffix?: string;
  /** What is counted, in a word or two: `projects`. */
  children: ReactNode;
}

/** One figure with its label. Renders `<dt>` and `<dd>`. */
export function Stat({value, suffix, children}: StatProps) {
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
