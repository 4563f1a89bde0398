import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Standards.module.css';

/** Short names side by side: standards, platforms, formats. Wraps one Markdown list, which remains a list for screen readers. */
export function Standards({children}: {children: ReactNode}) {
  return <div className={clsx('chips', styles.standards)}>{children}</div>;
}
