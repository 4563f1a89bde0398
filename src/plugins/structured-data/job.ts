import type {JobPosting} from 'schema-dts';
import {DEFAULT_LOCALE} from '../../locales';
import {isOpen, type End} from '../openings/days';
import {organizationReference, placesIn, type Publisher} from './organization';
import type {PageFacts} from './page';

/** The days in a job page's front matter: YYYY-MM-DD. */
export interface JobDates extends End {
  posted?: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * An opening; none when its days are not stated, or when it is over. In a language that writes our
 * towns in its own way only the English page has one, for search engines know it by its towns.
 * @param today YYYY-MM-DD; the opening is shown until the end of its last day
 * @throws Error when the English page names no town with an office.
 */
export function jobPosting(
  page: PageFacts,
  {posted, validThrough, closed}: JobDates,
  publisher: Publisher,
  today: string,
): JobPosting | undefined {
  if (!posted || !isOpen({validThrough, closed}, today)) return undefined;
  const places = placesIn(page.intro, publisher);
  if (places.length === 0 && page.language !== DEFAULT_LOCALE) return undefined;
  if (places.length === 0) {
    const towns = publisher.offices.flatMap((office) => office.places.map(({label}) => label));
    throw new Error(
      `The job page ${page.url} names no office below its heading, so search engines cannot say where the job is. ` +
        `Name one of: ${towns.join('; ')}. Example: "Hyderabad. This is …"`,
    );
  }
  const criteria = page.firstList.map((item) => `<li>${escaped(item)}</li>`).join('');
  return {
    '@type': 'JobPosting',
    '@id': `${page.url}#job`,
    title: page.heading,
    description: `<p>${escaped(page.intro)}</p><ul>${criteria}</ul>`,
    qualifications: page.firstList.join('; '),
    datePosted: posted,
    ...(validThrough !== undefined && {validThrough: `${validThrough}T23:59:59Z`}),
    hiringOrganization: organizationReference(publisher),
    jobLocation: places,
    url: page.url,
  };
}
