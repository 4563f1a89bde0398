import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {BlockProps} from '../../blocks/block';
import {Icon} from '../../primitives/Icon';
import {useInterfaceLanguage} from '../Languages';
import type blocks from './Openings.block';
import styles from './Openings.module.css';

/** src/plugins/openings removes closed openings, perhaps all. */
export function Openings({children}: Partial<BlockProps<typeof blocks.Openings>>) {
  const language = useInterfaceLanguage();
  if (!children) return <p {...language}>{noneOpen()}</p>;
  return (
    <ul className={styles.openings} role="list">
      {children}
    </ul>
  );
}

export function Opening({location, to, linkText, children}: BlockProps<typeof blocks.Opening>) {
  return (
    <li className={styles.opening}>
      <div className={styles.role}>{children}</div>
      <p className={styles.location}>
        <Icon name="map-pin" /> {location}
      </p>
      <Link to={to} className="onward">
        {linkText}
      </Link>
    </li>
  );
}

/** Returns the sentence for an empty list. */
export function noneOpen() {
  return translate({
    id: 'Openings.none',
    message: 'We have no vacancies at the moment. Please check again later.',
    description: 'On the careers page and on the page of a closed opening, when all are closed',
  });
}
