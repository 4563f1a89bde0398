import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Icon} from '../../primitives/Icon';
import {mapFrame, mapLink} from './maps';
import styles from './Offices.module.css';

/** Browsers that know it load the frame without cookies or storage; React's types do not know it yet. */
const WITHOUT_COOKIES = {credentialless: true};

/** The offices, side by side where there is room. Renders `<div>`; each office has a heading. */
export function Offices({children}: {children: ReactNode}) {
  return <div className={styles.offices}>{children}</div>;
}

export interface OfficeProps {
  /** Town, for the map's name. */
  name: string;
  /** Decimal degrees, north positive; with `longitude` it adds directions and a map. */
  latitude?: number;
  /** Decimal degrees, east positive. */
  longitude?: number;
  /** `### Town {#id}` and the address. */
  children: ReactNode;
}

/**
 * One office: address first, then a directions link, then a map that loads only when scrolled near.
 * Renders `<iframe>` with a name for the map; the address and the link say everything that it shows.
 */
export function Office({name, latitude, longitude, children}: OfficeProps) {
  const place = latitude !== undefined && longitude !== undefined && {latitude, longitude};
  return (
    <div className={styles.office}>
      {children}
      {place && (
        <>
          <p>
            <a href={mapLink(place)} className={styles.directions}>
              <Icon name="map-pin" />
              {translate(
                {
                  id: 'Offices.directions',
                  message: 'Directions to the {name} office on OpenStreetMap',
                  description: 'Link to a maps service, contact page',
                },
                {name},
              )}
            </a>
          </p>
          <iframe
            className={styles.map}
            src={mapFrame(place)}
            loading="lazy"
            referrerPolicy="no-referrer"
            {...WITHOUT_COOKIES}
            title={translate(
              {
                id: 'Offices.map',
                message: 'Map of the {name} office',
                description: 'Name of the embedded map, contact page',
              },
              {name},
            )}
            data-no-print
          />
        </>
      )}
    </div>
  );
}
