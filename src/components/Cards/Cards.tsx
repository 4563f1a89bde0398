import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Art} from '../../primitives/Art';
import {Icon} from '../../primitives/Icon';
import {familyOf} from '../familyOf';
import styles from './Cards.module.css';

export interface CardsProps {
  /** Columns on a wide screen; with four, the first two cards are two columns wide. Narrower screens show as many as fit. */
  columns?: 2 | 3 | 4;
  /** Without boxes, for cards without links. */
  open?: boolean;
  /** `<Card>`s. */
  children: ReactNode;
}

/** Cards of equal height on a grid. Renders a list, so that screen readers announce the number of cards. */
export function Cards({columns = 3, open, children}: CardsProps) {
  return (
    <ul
      className={clsx(styles.cards, styles[`columns${columns}`], open && styles.open)}
      role="list"
    >
      {children}
    </ul>
  );
}

export interface CardProps {
  /** Where the card's link goes; needs `linkText`. */
  to?: string;
  /** Text of the link; must make sense alone. */
  linkText?: string;
  /** An icon from static/img/icons.svg. */
  icon?: string;
  /** A picture from static/img/industries.svg. */
  picture?: string;
  /** A drawing from static/img/art, above the text, in the hue of the services that `to` belongs to. */
  art?: string;
  /** Short key words under the text. */
  tags?: string[];
  /** `### Heading {#id}` and text. */
  children: ReactNode;
}

/**
 * One card: picture, drawing or icon, heading, text, tags, link (tests/SPEC.md section 3: Card, Service card, Feature card).
 * Renders `<li>`. The whole card can be clicked, yet only the link is in the tab order; pictures and
 * icons are decorative.
 */
export function Card({to, linkText, icon, picture, art, tags, children}: CardProps) {
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

function Tags({tags = []}: Pick<CardProps, 'tags'>) {
  if (tags.length === 0) return null;
  return (
    <ul className={clsx('chips', styles.tags)} role="list">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  );
}
