import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import styles from './Art.module.css';

export interface ArtProps {
  /** A drawing (`static/img/art/NAME.svg`) or, with a `set`, a symbol of `static/img/SET.svg`. */
  name: string;
  /** Drawings are 480 × 400, the pictures of a set 320 × 200. */
  set?: 'drawing' | 'industries' | 'offices';
  /** Fills its box and crops the edges; by default the whole drawing is visible. */
  crop?: boolean;
  className?: string;
}

/**
 * One of our drawings, coloured by the `--art-*` roles of its band:
 * `<use>` inherits custom properties, so dark scheme and forced colours need no second file.
 * Decorative: the heading beside it has the same meaning.
 */
export function Art({name, set = 'drawing', crop, className}: ArtProps) {
  const file = useBaseUrl(set === 'drawing' ? `/img/art/${name}.svg` : `/img/${set}.svg`);
  return (
    <svg
      className={clsx(styles.art, className)}
      viewBox={set === 'drawing' ? '0 0 480 400' : '0 0 320 200'}
      preserveAspectRatio={crop ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
    >
      <use href={`${file}#${set === 'drawing' ? 'art' : name}`} />
    </svg>
  );
}
