import useBaseUrl from '@docusaurus/useBaseUrl';
import {Children, isValidElement, type ReactNode} from 'react';
import styles from './Logos.module.css';

/** A grid of logos. Renders `<ul>`; not interactive. */
export function LogoGrid({children}: {children: ReactNode}) {
  return (
    <ul className={styles.grid} role="list">
      {Children.toArray(children)
        .filter(isValidElement)
        .map((logo) => (
          <li key={logo.key}>{logo}</li>
        ))}
    </ul>
  );
}

export interface LogoProps {
  /** `/img/clients/NAME.svg`, drawn for a white ground, 200 × 80. */
  src: string;
  /** The company's name. */
  alt: string;
  /** Tooltip: the company's name again. */
  title?: string;
}

/** One company's logo: the dark scheme inverts its lightness, forced colours put it on white. Renders `<img>`. */
export function Logo({src, alt, title}: LogoProps) {
  return (
    <span className={styles.tile}>
      <img src={useBaseUrl(src)} alt={alt} title={title} width={200} height={80} loading="lazy" />
    </span>
  );
}
