import type {BlockProps} from '../../blocks/block';
import {Icon} from '../../primitives/Icon';
import type blocks from './Faq.block';
import styles from './Faq.module.css';

export function Faq({children}: BlockProps<typeof blocks.Faq>) {
  return <div className={styles.faq}>{children}</div>;
}

export function Question({heading, children}: BlockProps<typeof blocks.Question>) {
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
