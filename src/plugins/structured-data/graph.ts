import type {BreadcrumbList, Graph, Thing} from 'schema-dts';
import type {Kind} from '../front-matter';
import {jobPosting, type JobDates} from './job';
import {organization, type Publisher} from './organization';
import type {PageFacts} from './page';

export interface StructuredPage {
  kind: Kind;
  facts: PageFacts;
  dates: JobDates;
}

const ABOUT_THE_COMPANY: readonly Kind[] = ['home', 'about', 'contact'];

function breadcrumbs({trail}: PageFacts): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({name, url}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/**
 * Returns what a page tells search engines about itself: the company, its breadcrumbs, an opening.
 *
 * @param today YYYY-MM-DD, for openings that end
 * @throws Error for a job or an office that cannot be described; it says what to change
 */
export function structuredData(
  {kind, facts, dates}: StructuredPage,
  publisher: Publisher,
  today: string,
): Graph {
  const job = kind === 'job' && jobPosting(facts, dates, publisher, today);
  const things: Thing[] = [
    ...(ABOUT_THE_COMPANY.includes(kind) ? [organization(publisher)] : []),
    ...(facts.trail.length > 0 ? [breadcrumbs(facts)] : []),
    ...(job ? [job] : []),
  ];
  return {'@context': 'https://schema.org', '@graph': things};
}
