import {useEffect, useRef, type ReactNode} from 'react';
import {startCounters} from '../../primitives/counters';
import styles from './Stats.module.css';

export interface StatsProps {
  /** `load`: the figures count as the page opens. `view`: once they have been scrolled into view. */
  start: 'load' | 'view';
  /** `<Stat>`s. */
  children: ReactNode;
}

/**
 * Figures that count from 0 to their value. Renders `<dl>`; no APG pattern and no keys,
 * since nothing can be operated.
 *
 * The final figure is real text from the server on and stays in the accessibility tree;
 * what counts is a CSS counter drawn over it. Where the style sheet can read
 * `data-value` itself, `load` needs no script and starts with the first paint;
 * elsewhere src/client/boot starts it, long before this component is hydrated.
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
  /** What follows the figure at once: `+`, `%`, `/7`. */
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
