import type {ReactNode} from 'react';
import styles from './Lead.module.css';

/** The first paragraph of a page, in larger type; bold text at its start is larger still. Renders `<div>` around the Markdown. */
export function Lead({children}: {children: ReactNode}) {
  return (
    <div className={styles.lead} data-lead>
      {children}
    </div>
  );
}
