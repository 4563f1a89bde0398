import {translate} from '@docusaurus/Translate';
import styles from './SkipLink.module.css';

/**
 * The first focusable element; visible while focused; links to `<main id="main">`
 * (tests/SPEC.md section 2, WCAG 2.4.1). A plain link: it needs no script, and Tab continues from its target. `<main>` becomes
 * focusable only when the link is followed (src/client/navigation.ts): with a permanent `tabindex`, each click on text would focus it, and
 * Orca, which clicks to move its caret, would lose its position.
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
