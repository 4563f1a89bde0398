import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useStructure} from '../useStructure';
import styles from './Destinations.module.css';

/** Links to the home page, every service category and the header's pages, for whoever is lost. */
export function Destinations() {
  const {pages, header} = useStructure();
  const home = translate({
    id: 'Destinations.home',
    message: 'Home page',
    description: 'Link on the not-found page',
  });
  const categories = pages.flatMap(({path, category}) =>
    category ? [{path, label: category}] : [],
  );
  return (
    <ul className={styles.destinations} role="list">
      {[{path: '/', label: home}, ...categories, ...header].map(
        ({path, label}) =>
          path && (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ),
      )}
    </ul>
  );
}
