import type {Organization, Place, PostalAddress} from 'schema-dts';
import type {Offices} from '../../menus';

/** Who publishes the site, from docusaurus.config.ts and sidebars.ts. */
export interface Publisher {
  name: string;
  /** Address of the home page, with a slash at the end. */
  site: string;
  /** Address of the contact page. */
  contact: string;
  offices: readonly Offices[];
}

/** ISO 3166-1 codes of the countries of the offices in sidebars.ts. */
const COUNTRY_CODES: Readonly<Record<string, string>> = {India: 'IN', USA: 'US'};

const idOf = ({site}: Publisher) => `${site}#organization`;

/** @throws Error for a place or a country that is not written as the others are. */
function addressOf(label: string, country: string): PostalAddress {
  const [addressLocality, addressRegion] = label.split(', ');
  const addressCountry = COUNTRY_CODES[country];
  if (!addressLocality || !addressRegion || !addressCountry) {
    throw new Error(
      `sidebars.ts has the office '${label}' in '${country}'. Structured data needs "City, Region" and a ` +
        `country with a code in src/plugins/structured-data/organization.ts. Example: 'Leander, Texas' in 'USA'.`,
    );
  }
  return {'@type': 'PostalAddress', addressLocality, addressRegion, addressCountry};
}

/** Addresses of all offices. */
function addressesOf({offices}: Pick<Publisher, 'offices'>): PostalAddress[] {
  return offices.flatMap(({country, places}) => places.map(({label}) => addressOf(label, country)));
}

/** The offices of the towns that a text names. */
export function placesIn(text: string, publisher: Pick<Publisher, 'offices'>): Place[] {
  return publisher.offices
    .flatMap(({country, places}) => places.map(({label}) => ({label, country})))
    .filter(({label}) => text.includes(label.split(', ')[0] ?? label))
    .map(({label, country}) => ({'@type': 'Place', address: addressOf(label, country)}));
}

/** The company in full, for the pages that are about it. */
export function organization(publisher: Publisher): Organization {
  const {name, site, contact} = publisher;
  return {
    '@type': 'Organization',
    '@id': idOf(publisher),
    name,
    url: site,
    logo: `${site}img/icon-512.png`,
    address: addressesOf(publisher),
    contactPoint: {'@type': 'ContactPoint', contactType: 'customer service', url: contact},
  };
}

/** The company as the others name it: enough to be understood without another page. */
export function organizationReference(publisher: Publisher): Organization {
  const {name, site} = publisher;
  return {'@type': 'Organization', '@id': idOf(publisher), name, url: site};
}
