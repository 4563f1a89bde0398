import type {Graph, Thing} from 'schema-dts';
import type {Kind} from '../front-matter';
import {jobPosting, type JobDates} from './job';
import {addressesOf, organization, type Publisher} from './organization';
import type {PageFacts} from './page';

export interface StructuredPage {
  kind: Kind;
  facts: PageFacts;
  dates: JobDates;
}

/**
 * Returns the structured data of a page: the company, its breadcrumbs, an opening.
 *
 * @param today YYYY-MM-DD, to exclude closed openings
 * @throws Error for an incomplete job or office; the message says what to change
 */
export function structuredData(
  {kind, facts, dates}: StructuredPage,
  publisher: Publisher,
  today: string,
): Graph {
  const things: (Thing | undefined)[] = [
    ['home', 'about', 'contact'].includes(kind)
      ? {
          ...organization(publisher),
          logo: `${publisher.site}img/icon-512.png`,
          address: addressesOf(publisher),
        }
      : undefined,
    facts.breadcrumbs.length > 0
      ? {
          '@type': 'BreadcrumbList',
          itemListElement: facts.breadcrumbs.map(({name, url}, index) => ({
            ...({'@type': 'ListItem', position: index + 1} as const),
            name,
            item: url,
          })),
        }
      : undefined,
    kind === 'job' ? jobPosting(facts, dates, publisher, today) : undefined,
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': things.filter((thing) => thing !== undefined),
  };
}
