import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {Children, isValidElement, type ReactNode} from 'react';
import type {BlockProps} from '../../blocks/block';
import {Art} from '../../primitives/Art';
import {isMockup} from '../Mockup';
import {useInterfaceLanguage} from '../Languages';
import type blocks from './Finding.block';
import styles from './Finding.module.css';

export function Finding({art, severity, children}: BlockProps<typeof blocks.Finding>) {
  const language = useInterfaceLanguage();
  const parts = Children.toArray(children);
  const mockup = parts.find(isMockup);
  const picture = mockup ?? (art && <Art name={art} className={styles.art} />);
  return (
    <div className={clsx(styles.finding, !picture && styles.alone)}>
      {picture && (
        <div className={styles.picture} data-tone="night">
          {picture}
        </div>
      )}
      <div className={styles.report}>
        <p className={styles.sample} {...language}>
          {translate({
            id: 'Finding.sample',
            message: 'Sample finding',
            description: 'Above a made-up finding that shows what a report says, on a service page',
          })}
        </p>
        {parts.filter((part) => !isFact(part) && !isMockup(part))}
        <p className={styles.severity} {...language}>
          <Scale filled={LEVELS[severity]} />
          {severityName(severity)}
        </p>
        <dl className={styles.facts}>{parts.filter(isFact)}</dl>
      </div>
    </div>
  );
}

export function Fact({term, children}: BlockProps<typeof blocks.Fact>) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Number of filled squares, of three. */
const LEVELS = {critical: 3, serious: 2, moderate: 1};

/** The severity as a shape, for people who do not see colours. */
function Scale({filled}: {filled: number}) {
  return (
    <svg
      className={styles.scale}
      viewBox="0 0 48 16"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      {[1, 2, 3].map((level) => (
        <rect
          key={level}
          x={16 * level - 14}
          y="2"
          width="12"
          height="12"
          rx="3"
          fill={level <= filled ? 'currentColor' : 'none'}
        />
      ))}
    </svg>
  );
}

function isFact(part: ReactNode): boolean {
  return isValidElement(part) && part.type === Fact;
}

function severityName(severity: keyof typeof LEVELS): string {
  const description =
    'One of three grades of a fault (critical, serious, moderate), in a made-up finding on a service page';
  switch (severity) {
    case 'critical':
      return translate({id: 'Finding.critical', message: 'Severity: Critical', description});
    case 'serious':
      return translate({id: 'Finding.serious', message: 'Severity: Serious', description});
    case 'moderate':
      return translate({id: 'Finding.moderate', message: 'Severity: Moderate', description});
  }
}
