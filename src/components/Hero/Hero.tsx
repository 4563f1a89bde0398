import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Art} from '../../primitives/Art';
import styles from './Hero.module.css';

export interface HeroProps {
  /** A drawing from static/img/art. */
  art: string;
  /** For the home page: larger type and drawing. */
  tall?: boolean;
  /** For the overview page of a family of services: a size between those of the home page and other pages. */
  overview?: boolean;
  /** For a page that begins with a tool: low, with a small drawing or none. */
  compact?: boolean;
  /** `# Heading`, a description, then `<ButtonLink>`s; on the home page also claims and `<Stats>`. */
  children: ReactNode;
}

/**
 * The dark band at the top of every page, with its only h1. Renders `<div>`; the drawing is decorative
 * and adds no information to the text.
 */
export function Hero({art, tall, overview, compact, children}: HeroProps) {
  return (
    <div
      className={clsx(
        styles.hero,
        tall ? styles.tall : 'slanted',
        overview && styles.overview,
        compact && styles.compact,
      )}
      data-tone="night"
    >
      <div className={styles.inner}>
        <div className={styles.text}>{children}</div>
        <div className={styles.art}>
          <Art name={art} className={styles.drawing} />
        </div>
      </div>
    </div>
  );
}
