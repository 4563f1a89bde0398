import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Art} from '../../primitives/Art';
import {Icon} from '../../primitives/Icon';
import {useInterfaceLanguage} from '../Languages';
import {mapFrame, mapLink} from '../maps';
import styles from './Offices.module.css';

/** Makes browsers that support it load the frame without cookies or storage. Not yet in React's types. */
const WITHOUT_COOKIES = {credentialless: true};

/** The offices, side by side if there is space. Renders `<div>`; each office has a heading. */
export function Offices({children}: {children: ReactNode}) {
  return <div className={styles.offices}>{children}</div>;
}

export interface OfficeProps {
  /** Town, for the map's name. */
  name: string;
  /** Decimal degrees, north positive. */
  latitude: number;
  /** Decimal degrees, east positive. */
  longitude: number;
  /** A drawing of the town, from static/img/offices.svg. */
  picture: string;
  /** Shows a map below the drawing (default: yes). */
  map?: boolean;
  /** `### Town {#id}` and the address. */
  children: ReactNode;
}

/**
 * One office: address first, then a directions link, then its drawing, and below it a map that loads when scrolled near.
 * Renders `<iframe>` with a name for the map; the address and the link give the same information.
 */
export function Office({name, latitude, longitude, picture, map = true, children}: OfficeProps) {
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
        {map && (
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
        )}
      </div>
    </div>
  );
}
