import {translate} from '@docusaurus/Translate';
import styles from './SkipLink.module.css';

/**
 * First stop of the Tab key; visible while focused; goes to `<main id="main" tabindex="-1">`
 * (SPEC section 2, WCAG 2.4.1). A plain link: the browser moves focus, no script needed.
 */
export function SkipLink() {
  return (
    <a href="#main" className={styles.link} data-no-print>
      {translate({
        id: 'SkipLink.label',
        message: 'Skip to main content',
        description: 'First link of every page, shown when it has keyboard focus',
      })}
    </a>
  );
}
