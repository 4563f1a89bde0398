import type {JobPosting} from 'schema-dts';
import {organizationReference, placesIn, type Publisher} from './organization';
import type {PageFacts} from './page';

/** The days in a job page's front matter: YYYY-MM-DD. */
export interface JobDates {
  posted?: string;
  /** Last day on which somebody can apply. */
  validThrough?: string;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * An opening; none when its days are not stated, or when it is over.
 * @param today YYYY-MM-DD; the opening is shown until the end of its last day
 * @throws Error when the page names no town with an office.
 */
export function jobPosting(
  page: PageFacts,
  {posted, validThrough}: JobDates,
  publisher: Publisher,
  today: string,
): JobPosting | undefined {
  if (!posted || !validThrough || validThrough < today) return undefined;
  const places = placesIn(page.intro, publisher);
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
    validThrough: `${validThrough}T23:59:59Z`,
    hiringOrganization: organizationReference(publisher),
    jobLocation: places,
    url: page.url,
  };
}
