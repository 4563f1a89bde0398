import useBaseUrl from '@docusaurus/useBaseUrl';
import {Children, isValidElement} from 'react';
import type {BlockProps} from '../../blocks/block';
import type blocks from './Logos.block';
import styles from './Logos.module.css';

export function LogoGrid({children}: BlockProps<typeof blocks.LogoGrid>) {
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

export function Logo({src, alt, title}: BlockProps<typeof blocks.Logo>) {
  return (
    <span className={styles.tile}>
      <img src={useBaseUrl(src)} alt={alt} title={title} width={200} height={80} loading="lazy" />
    </span>
  );
}
