import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import styles from './Art.module.css';

export interface ArtProps {
  /** A drawing (`static/img/art/NAME.svg`) or, with a `set`, a symbol of `static/img/SET.svg`. */
  name: string;
  /** Drawings are 480 × 400, the pictures of a set 320 × 200. */
  set?: 'industries' | 'offices';
  /** Fills its box and crops the edges; by default the whole drawing is visible. */
  crop?: boolean;
  className?: string;
}

/**
 * One of our drawings, coloured by the custom properties `--art-*` of the section that contains it:
 * `<use>` inherits custom properties, so dark scheme and forced colours need no second file.
 * Decorative: the heading beside it has the same meaning.
 */
export function Art({name, set, crop, className}: ArtProps) {
  const file = useBaseUrl(set ? `/img/${set}.svg` : `/img/art/${name}.svg`);
  return (
    <svg
      className={clsx(styles.art, className)}
      viewBox={set ? '0 0 320 200' : '0 0 480 400'}
      preserveAspectRatio={crop ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
    >
      <use href={`${file}#${set ? name : 'art'}`} />
    </svg>
  );
}
