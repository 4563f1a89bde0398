import type {ReactNode} from 'react';
import {Icon} from '../../primitives/Icon';
import styles from './Faq.module.css';

/** Questions that open one by one. Renders native disclosures, which work without script. */
export function Faq({children}: {children: ReactNode}) {
  return <div className={styles.faq}>{children}</div>;
}

export interface QuestionProps {
  /** The question, as a visitor would ask it. */
  heading: string;
  /** The answer, in Markdown. */
  children: ReactNode;
}

/**
 * One question with its answer. APG Disclosure, by `<details>`. Keyboard: Enter and Space on the question.
 * Browsers open it by themselves when find-in-page or a link finds words inside.
 */
export function Question({heading, children}: QuestionProps) {
  return (
    <details className={styles.question}>
      <summary className={styles.summary}>
        <h3 className={styles.heading}>{heading}</h3>
        <Icon name="chevron-down" className="chevron" />
      </summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
