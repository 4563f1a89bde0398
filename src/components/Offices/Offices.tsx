import {translate} from '@docusaurus/Translate';
import type {BlockProps} from '../../blocks/block';
import {Art} from '../../primitives/Art';
import {Icon} from '../../primitives/Icon';
import {useInterfaceLanguage} from '../Languages';
import {mapFrame, mapLink, type Coordinates} from '../maps';
import type blocks from './Offices.block';
import styles from './Offices.module.css';

/** Makes browsers that support it load the frame without cookies or storage. Not yet in React's types. */
const WITHOUT_COOKIES = {credentialless: true};

export function Offices({children}: BlockProps<typeof blocks.Offices>) {
  return <div className={styles.offices}>{children}</div>;
}

export function Office({
  name,
  latitude,
  longitude,
  picture,
  map = true,
  children,
}: BlockProps<typeof blocks.Office>) {
  const language = useInterfaceLanguage();
  const place = {latitude, longitude};
  return (
    <div className={styles.office}>
      <div className={styles.text}>
        {children}
        <p>
          <a href={mapLink(place)} className="onward" {...language}>
            <Icon name="map-pin" />
            {translate(
              {
                id: 'Offices.directions',
                message: 'Directions to the {name} office on OpenStreetMap',
                description: 'Link to a maps service, contact page; {name} is that of the office',
              },
              {name},
            )}
          </a>
        </p>
      </div>
      <div className={styles.place} data-no-print>
        <Art set="offices" name={picture} crop className={styles.picture} />
        {map && <OfficeMap name={name} place={place} />}
      </div>
    </div>
  );
}

/**
 * A map that loads when it is opened, since an open map catches the mouse wheel or the finger that scrolls the page. APG
 * Disclosure, by `<details>`, so that it works without a script: a closed frame with `loading="lazy"` is not loaded.
 */
function OfficeMap({name, place}: {name: string; place: Coordinates}) {
  const language = useInterfaceLanguage();
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary} {...language}>
        {translate(
          {
            id: 'Offices.showMap',
            message: 'Show the map of {name}',
            description: 'Opens the map of an office, contact page; {name} is its town',
          },
          {name},
        )}
        <Icon name="chevron-down" className="chevron" />
      </summary>
      <iframe
        className={styles.map}
        src={mapFrame(place)}
        loading="lazy"
        referrerPolicy="no-referrer"
        {...WITHOUT_COOKIES}
        {...language}
        title={translate(
          {
            id: 'Offices.map',
            message: 'Map of the {name} office',
            description: 'Name of the embedded map, contact page; {name} is that of the office',
          },
          {name},
        )}
      />
    </details>
  );
}
