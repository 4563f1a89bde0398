import {writtenIn} from '../../locales';

const MOST_STARS = 5;

/** Ratings from 0 to 5 in halves, as a language writes them: index 9 is 4.5. */
export function ratingsIn(locale: string): string[] {
  const {number} = writtenIn(locale);
  return Array.from({length: 2 * MOST_STARS + 1}, (_, halves) => number(halves / 2));
}
