import type {JobPosting} from 'schema-dts';
import {DEFAULT_LOCALE} from '../../locales';
import {isOpen, type OpeningEnd} from '../openings/days';
import {addressesOf, organization, type Publisher} from './organization';
import type {PageFacts} from './page';

/** The dates in a job page's front matter: YYYY-MM-DD. */
export interface JobDates extends OpeningEnd {
  posted?: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Returns a job posting, or undefined if the opening is closed. Only the English page has one if a language writes the
 * names of our towns differently.
 *
 * @param today YYYY-MM-DD; an opening is open until the end of its last day
 * @throws Error if the English page does not contain a town with an office
 */
export function jobPosting(
  {url, language, heading, intro, firstList}: PageFacts,
  {posted, validThrough, closed}: JobDates,
  publisher: Publisher,
  today: string,
): JobPosting | undefined {
  if (!posted || !isOpen({validThrough, closed}, today)) return undefined;
  const addresses = addressesOf(publisher, intro);
  if (addresses.length === 0 && language !== DEFAULT_LOCALE) return undefined;
  if (addresses.length === 0) {
    const towns = publisher.offices.flatMap(({places}) => places.map(({label}) => label));
    throw new Error(
      `The job page ${url} names no office below its heading, so search engines cannot say where the job is. ` +
        `Name one of: ${towns.join('; ')}. Example: "Hyderabad. This is …"`,
    );
  }
  const criteria = firstList.map((item) => `<li>${escaped(item)}</li>`).join('');
  return {
    '@type': 'JobPosting',
    '@id': `${url}#job`,
    title: heading,
    description: `<p>${escaped(intro)}</p><ul>${criteria}</ul>`,
    datePosted: posted,
    ...(validThrough !== undefined && {validThrough: `${validThrough}T23:59:59Z`}),
    hiringOrganization: organization(publisher),
    jobLocation: addresses.map((address) => ({'@type': 'Place', address})),
    url,
  };
}
