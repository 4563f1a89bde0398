/** The standard structure types of ISO 32000-1, 14.8.4, and what a role map makes of others. */
import type {Dict} from '../objects.ts';
import {Name} from '../objects.ts';

const STANDARD = new Set(
  (
    'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private ' +
    'P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot ' +
    'Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP ' +
    'Figure Formula Form'
  ).split(' '),
);

export interface Role {
  /** The standard type that it maps to; undefined where there is none. */
  standard: string | undefined;
  circular: boolean;
  /** A standard type that the map gives another meaning. */
  remapped: boolean;
  /** A standard type that the map maps to itself, as LibreOffice does: it changes nothing. */
  itself: boolean;
}

const UNKNOWN: Role = {standard: undefined, circular: false, remapped: false, itself: false};

/** What a type means by the role map. */
export function roleOf(type: string, roleMap: Dict | undefined): Role {
  if (STANDARD.has(type) && roleMap?.name(type) === type)
    return {standard: type, circular: false, remapped: false, itself: true};
  const seen = new Set<string>();
  let current = type;
  while (!STANDARD.has(current)) {
    if (seen.has(current)) return {...UNKNOWN, circular: true};
    seen.add(current);
    const next = roleMap?.get(current);
    if (!(next instanceof Name)) return UNKNOWN;
    current = next.value;
  }
  return {standard: current, itself: false, ...loopsOn(type, roleMap)};
}

/** Whether a standard type is mapped, and whether that goes round in a circle. */
function loopsOn(type: string, roleMap: Dict | undefined): {circular: boolean; remapped: boolean} {
  const seen = new Set<string>();
  for (let current = type; ;) {
    const next = roleMap?.name(current);
    if (next === undefined) {
      return {circular: false, remapped: STANDARD.has(type) && roleMap?.name(type) !== undefined};
    }
    if (seen.has(current)) return {circular: true, remapped: STANDARD.has(type)};
    seen.add(current);
    current = next;
  }
}
