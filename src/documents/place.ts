/** Where something was found, in words. */
import type {Facts, Finding, Place} from './finding';
import type {SayDocument} from './words';

/** What a presentation has in place of pages. */
const unitOf = (format: Facts['format']) => (format === 'powerpoint' ? 'slide' : 'page');

const HEADING = /^H(\d)$/;

/** Sentences that say a place, with the number that goes into each; `words` as they stand in the document. */
export function placeParts(
  format: Facts['format'],
  {page, element, words}: Place,
): (readonly [id: string, number: string | number] | string)[] {
  const [, level] = HEADING.exec(element ?? '') ?? [];
  return [
    ...(page === undefined ? [] : [[`place.${unitOf(format)}`, page] as const]),
    ...(element ? [[level ? 'element.heading' : `element.${element}`, level ?? ''] as const] : []),
    ...(words ? [`“${words}”`] : []),
  ];
}

/** A place, such as `Page 2, picture, “chart”`; empty where nothing is known of it. @param say in the reader's language */
export function placeWords(say: SayDocument, format: Facts['format'], place: Place): string {
  const parts = placeParts(format, place).map((part) => {
    if (typeof part === 'string') return part;
    const [id, number] = part;
    const said = say(id);
    // A tag that the document's author has made up.
    return said === id ? (place.element ?? '') : said.replace('{number}', String(number));
  });
  return parts.join(', ');
}

/**
 * The first places of a finding of which something is known, and how many more there are. Five pictures of which
 * nothing more is known are one place, and four more.
 */
export function listedPlaces(
  format: Facts['format'],
  {places, count}: Finding,
  most = Infinity,
): {listed: Place[]; rest: number} {
  const known = new Map(places.map((place) => [placeParts(format, place).join(), place]));
  known.delete('');
  const listed = [...known.values()].slice(0, most);
  return {listed, rest: listed.length === 0 ? 0 : count - listed.length};
}

const counted = (say: SayDocument, id: string, count: number) =>
  say(id).replace('{count}', String(count));

/** What is not as it should be, and how often. */
export function ruleWords(say: SayDocument, {rule, count}: Finding): string {
  const says = say(`rule.${rule}`);
  return count > 1 ? `${says} ${counted(say, 'place.times', count)}` : says;
}

/** Places of a finding, at the end how many are not listed. @param most how many are listed */
export function placesIn(
  say: SayDocument,
  format: Facts['format'],
  finding: Finding,
  most?: number,
): string[] {
  const {listed, rest} = listedPlaces(format, finding, most);
  const words = listed.map((place) => placeWords(say, format, place));
  return rest > 0 ? [...words, counted(say, 'place.more', rest)] : words;
}
