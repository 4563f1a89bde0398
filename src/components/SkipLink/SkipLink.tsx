import {translate} from '@docusaurus/Translate';
import styles from './SkipLink.module.css';

/**
 * First stop of the Tab key; visible while focused; goes to `<main id="main">`
 * (tests/SPEC.md section 2, WCAG 2.4.1). A plain link: it needs no script, and Tab continues from its target. `<main>` takes the
 * focus only then (src/client/navigation.ts): with `tabindex` it would take the focus on each click on text, and
 * Orca, whose caret moves like clicks, would lose its position.
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
