import {translate} from '@docusaurus/Translate';
import type {Offices} from '../../menus';
import {mapSearch} from '../maps';
import styles from './Footer.module.css';

/** The offices; those in India link to a maps service (tests/SPEC.md section 2, Footer). */
export function FooterOffices({offices}: {offices: Offices[]}) {
  return (
    <div>
      <h2 className={styles.heading}>
        {translate({
          id: 'Footer.offices',
          message: 'Offices',
          description: 'Heading of a footer column',
        })}
      </h2>
      {offices.map(({country, places}) => (
        <div key={country}>
          <h3 className={styles.country}>{country}</h3>
          <ul role="list" className={styles.links}>
            {places.map(({label, map}) => (
              <li key={label}>
                {map ? (
                  <a href={mapSearch(label)}>
                    {translate(
                      {
                        id: 'Footer.map',
                        message: '{place} (map)',
                        description:
                          'Link in the footer to a maps service; {place} is where an office is',
                      },
                      {place: label},
                    )}
                  </a>
                ) : (
                  label
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
