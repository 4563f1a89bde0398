import Link from '@docusaurus/Link';
import {Art} from '../../primitives/Art';
import {familyOf} from '../familyOf';
import {useStructure} from '../useStructure';
import styles from './Destinations.module.css';

/** The drawing of each family of services; see `familyOf`. */
const DRAWINGS: Record<string, string> = {Testing: 'testing', Cyber: 'security'};

/** Links to every service category, with its drawing, and to the header's pages, for the 404 page. */
export function Destinations() {
  const {pages, header} = useStructure();
  return (
    <>
      <ul className={styles.services} role="list">
        {pages.map(
          ({path, category}) =>
            category && (
              <li key={path} data-family={familyOf(path)}>
                <Link to={path}>
                  <Art name={DRAWINGS[familyOf(path) ?? ''] ?? 'accessibility'} />
                  {category}
                </Link>
              </li>
            ),
        )}
      </ul>
      <ul className={styles.pages} role="list">
        {header.map(
          ({path, label}) =>
            path && (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ),
        )}
      </ul>
    </>
  );
}
