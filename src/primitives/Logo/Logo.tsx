import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './Logo.module.css';

/** The mark and the word TrendSoft, in the colours of the surrounding band. Decorative: a link around it needs a name. */
export function Logo() {
  const file = useBaseUrl('/img/logo.svg');
  return (
    <span className={styles.logo} aria-hidden="true">
      <svg className={styles.mark} viewBox="0 0 40 40">
        <use href={`${file}#mark`} />
      </svg>
      <svg className={styles.wordmark} viewBox="0 0 138 40">
        <use href={`${file}#wordmark`} />
      </svg>
    </span>
  );
}
