import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import styles from './Icon.module.css';

export interface IconProps {
  /** Symbol id in static/img/icons.svg. */
  name: string;
  className?: string;
}

/**
 * A decorative line icon in the colour of the text around it.
 * Renders `<svg aria-hidden>`; the text beside it conveys the meaning (WCAG 1.1.1).
 */
export function Icon({name, className}: IconProps) {
  const sprite = useBaseUrl('/img/icons.svg');
  return (
    <svg className={clsx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
