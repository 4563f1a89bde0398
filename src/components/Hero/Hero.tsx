import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Art} from '../../primitives/Art';
import styles from './Hero.module.css';

export interface HeroProps {
  /** A scene from static/img/art. */
  art: string;
  /** The home page's: larger type, larger scene. */
  tall?: boolean;
  /** That of a page which leads to a family of services: between the home page's and the others. */
  hub?: boolean;
  /** Low, with a small scene or none: for a page whose first screen is a tool. */
  compact?: boolean;
  /** `# Heading`, a description, then `<ButtonLink>`s; on the home page also claims and `<Stats>`. */
  children: ReactNode;
}

/**
 * The night band that opens every page and contains its only h1. Renders `<div>`; the scene is decorative
 * and says nothing that the words do not.
 */
export function Hero({art, tall, hub, compact, children}: HeroProps) {
  return (
    <div
      className={clsx(
        styles.hero,
        tall ? styles.tall : 'slanted',
        hub && styles.hub,
        compact && styles.compact,
      )}
      data-tone="night"
    >
      <div className={styles.inner}>
        <div className={styles.text}>{children}</div>
        <div className={styles.art}>
          <Art name={art} className={styles.scene} />
        </div>
      </div>
    </div>
  );
}
