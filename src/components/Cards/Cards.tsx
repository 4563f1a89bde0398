import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {BlockProps} from '../../blocks/block';
import {Art} from '../../primitives/Art';
import {Icon} from '../../primitives/Icon';
import {familyOf} from '../familyOf';
import type blocks from './Cards.block';
import styles from './Cards.module.css';

export function Cards({columns = 3, open, children}: BlockProps<typeof blocks.Cards>) {
  return (
    <ul
      className={clsx(styles.cards, styles[`columns${columns}`], open && styles.open)}
      role="list"
    >
      {children}
    </ul>
  );
}

/** tests/SPEC.md section 3: Card, Service card, Feature card. */
export function Card({
  to,
  linkText,
  icon,
  picture,
  art,
  tags,
  children,
}: BlockProps<typeof blocks.Card>) {
  return (
    <li className={clsx(styles.card, to && styles.linked)} data-family={to && familyOf(to)}>
      {picture && <Art set="industries" name={picture} className={styles.picture} />}
      {art && <Art name={art} className={clsx(styles.picture, styles.drawing)} />}
      <div className={clsx(styles.body, !art && !to && 'entry')}>
        {icon && (
          <span className={clsx('badge', styles.icon)}>
            <Icon name={icon} />
          </span>
        )}
        {children}
        <Tags tags={tags} />
        {to && (
          <Link to={to} className={clsx('onward', styles.link)}>
            {linkText}
            <Icon name="arrow-right" className={clsx('mirroredInRtl', styles.arrow)} />
          </Link>
        )}
      </div>
    </li>
  );
}

function Tags({tags = []}: {tags?: string[]}) {
  if (tags.length === 0) return null;
  return (
    <ul className={clsx('chips', styles.tags)} role="list">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
