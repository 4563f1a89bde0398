/** Describes the place of a finding in words. */
import type {Facts, Finding, Place} from './finding.ts';
import type {Translator} from './words/index.ts';

const HEADING = /^H(\d)$/;

/** Returns the word for an element; a tag that the author invented keeps its name. */
function elementName(say: Translator, element: string): string {
  const [, level = ''] = HEADING.exec(element) ?? [];
  const id = `element.${level ? 'heading' : element}`;
  const words = say(id);
  return words === id ? element : words.replace('{number}', level);
}

/** Returns a place as text, such as `Page 2, picture, “chart”`; empty if it is unknown. @param say in the reader's language */
export const placeText = (
  say: Translator,
  format: Facts['format'],
  {page, element, words, after}: Place,
): string =>
  [
    page &&
      say(`place.${format === 'powerpoint' ? 'slide' : 'page'}`).replace('{number}', String(page)),
    element && elementName(say, element),
    words && `“${words}”`,
    after && say('place.after').replace('{place}', () => placeText(say, format, after)),
  ]
    .filter(Boolean)
    .join(', ');

/**
 * Returns the form of a sentence for a number. A language's plural forms are separated by bars, as in Docusaurus:
 * the first is for one, the last for every other count that documents have.
 */
export const pluralise = (forms: string, count: number): string =>
  (forms.split('|').at(count === 1 ? 0 : -1) ?? '').replace('{count}', String(count));

/** Returns a finding's sentence, with its count. */
export const ruleSentence = (
  say: Translator,
  {rule, count}: Pick<Finding, 'rule' | 'count'>,
): string => pluralise(say(`rule.${rule}`), count);

/** A place with its text as a list item, beside a picture of its page. */
export interface ListedPlace extends Place {
  line: string;
}

/** Returns the places of a finding that have words; equal lines are listed once. */
export function listedPlaces(
  say: Translator,
  format: Facts['format'],
  {places}: Pick<Finding, 'places'>,
): ListedPlace[] {
  const listed = new Map<string, ListedPlace>();
  for (const place of places) {
    const line = placeText(say, format, place);
    if (line !== '') listed.set(JSON.stringify([line, place.mcids, place.rect]), {...place, line});
  }
  return [...listed.values()];
}

/**
 * Returns the places of a finding, and how many are not listed. Five pictures without further details are
 * reported once: "picture", and four more.
 * @param most how many are listed
 */
export function placeLines(
  say: Translator,
  format: Facts['format'],
  {places, count}: Finding,
  most?: number,
): string[] {
  const words = new Set(places.map((place) => placeText(say, format, place)));
  const listed = [...words].filter(Boolean).slice(0, most);
  const rest = count - listed.length;
  return listed.length > 0 && rest > 0 ? [...listed, pluralise(say('place.more'), rest)] : listed;
}
