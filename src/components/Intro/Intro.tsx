import type {ReactNode} from 'react';
import styles from './Intro.module.css';

/**
 * The first column of a `<Section layout="split">`, where that is more than the heading:
 * `## Heading {#id}` and what introduces the rest of the section. Renders `<div>`.
 */
export function Intro({children}: {children: ReactNode}) {
  return <div className={styles.intro}>{children}</div>;
}
