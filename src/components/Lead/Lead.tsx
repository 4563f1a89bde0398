import type {ReactNode} from 'react';
import styles from './Lead.module.css';

/** The opening paragraph of a page, in larger type; strong words that begin it are larger still. Renders `<div>` around the Markdown. */
export function Lead({children}: {children: ReactNode}) {
  return (
    <div className={styles.lead} data-lead>
      {children}
    </div>
  );
}
