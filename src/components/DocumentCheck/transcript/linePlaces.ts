/** Where the lines of a transcript are on the pages of a PDF. */
import type {NumberedPlace} from '../preview/places';
import {textOfLine} from './lines';
import type {Line} from './lines';

/** The id that takes the place of a rule. */
const RULE = 'transcript';

/** Returns the lines that can be outlined on a page, with their numbers. */
export function linePlaces(lines: readonly Line[]): NumberedPlace[] {
  return lines.flatMap((line) => {
    const items = line.parts.map(({item}) => item);
    const first = items.find(({mcids, rect}) => mcids ?? rect);
    if (!first) return [];
    const {page, rect} = first;
    const mcids = items.flatMap((item) => (item.page === page ? (item.mcids ?? []) : []));
    const area = mcids.length > 0 ? {mcids} : {rect};
    return [{number: line.number, rule: RULE, line: textOfLine(line), page, ...area}];
  });
}

/** Returns the place of a line or, if it has none, of the next line that has one. */
export const placeAt = (places: readonly NumberedPlace[], number: number) =>
  places.find((place) => place.number >= number) ?? places.at(-1);
