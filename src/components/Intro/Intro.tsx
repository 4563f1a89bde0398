import type {ReactNode} from 'react';
import {Art} from '../../primitives/Art';
import styles from './Intro.module.css';

export interface IntroProps {
  /** A scene from static/img/art, below the words on wide screens. */
  art?: string;
  /** `## Heading {#id}` and what introduces the rest of the section. */
  children: ReactNode;
}

/** The first column of a `<Section layout="split">`, where that is more than the heading. Renders `<div>`. */
export function Intro({art, children}: IntroProps) {
  return (
    <div className={styles.intro}>
      {children}
      {art && <Art name={art} className={styles.art} />}
    </div>
  );
}
