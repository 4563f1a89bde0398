import type {Organization, PostalAddress} from 'schema-dts';
import type {Offices} from '../../menus';

/** The site's publisher, from docusaurus.config.ts and sidebars.ts. */
export interface Publisher {
  name: string;
  /** URL of the home page, with a trailing slash. */
  site: string;
  offices: readonly Offices[];
}

/** ISO 3166-1 codes of the countries of the offices in sidebars.ts. */
const COUNTRY_CODES: Readonly<Record<string, string>> = {India: 'IN', USA: 'US'};

/** Returns the postal addresses of the offices whose town is in `text`, or of all offices. @throws Error for a country without a code */
export function addressesOf({offices}: Publisher, text?: string): PostalAddress[] {
  const all = offices.flatMap(({country, places}) => places.map(({label}) => ({country, label})));
  return all.flatMap(({country, label}) => {
    const [addressLocality = '', addressRegion] = label.split(', ');
    const addressCountry = COUNTRY_CODES[country];
    if (!addressRegion || !addressCountry) {
      throw new Error(
        `sidebars.ts has the office '${label}' in '${country}'. Structured data needs "City, Region" and a ` +
          `country with a code in src/plugins/structured-data/organization.ts. Example: 'Leander, Texas' in 'USA'.`,
      );
    }
    const isNamed = text === undefined || text.includes(addressLocality);
    const address = {addressLocality, addressRegion, addressCountry};
    return isNamed ? [{'@type': 'PostalAddress' as const, ...address}] : [];
  });
}

export function organization({name, site}: Publisher) {
  const id = `${site}#organization`;
  return {'@type': 'Organization', '@id': id, name, url: site} satisfies Organization;
}
