import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Icon} from '../../primitives/Icon';
import {useInterfaceLanguage} from '../Languages';
import styles from './Openings.module.css';

/** The list of job openings, or a sentence if there are none. Renders `<ul>`. */
export function Openings({children}: {children?: ReactNode}) {
  const language = useInterfaceLanguage();
  if (!children) return <p {...language}>{noneOpen()}</p>;
  return (
    <ul className={styles.openings} role="list">
      {children}
    </ul>
  );
}

export interface OpeningProps {
  /** Town of the job. */
  location: string;
  /** Route of the job's page. */
  to: string;
  /** Text of the link, which contains 'More Details' and the role. */
  linkText: string;
  /** `### Role {#id}` and a sentence. */
  children: ReactNode;
}

/** One opening: role, town, 'More Details' link. Renders `<li>`; the link's text contains the role. */
export function Opening({location, to, linkText, children}: OpeningProps) {
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
