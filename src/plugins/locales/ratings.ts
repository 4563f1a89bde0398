import {formatsFor} from '../../locales';

const MOST_STARS = 5;

/** Returns the ratings from 0 to 5 in halves, formatted in a language: index 9 is 4.5. */
export function ratingsIn(locale: string): string[] {
  const {number} = formatsFor(locale);
  return Array.from({length: 2 * MOST_STARS + 1}, (_, halves) => number(halves / 2));
}
