import type {ReactNode} from 'react';
import styles from './Intro.module.css';

/**
 * The first column of a `<Section layout="split">`, if it contains more than the heading:
 * `## Heading {#id}` and an introduction to the section. Renders `<div>`.
 */
export function Intro({children}: {children: ReactNode}) {
  return <div className={styles.intro}>{children}</div>;
}
