/** The standard structure types of ISO 32000-1, 14.8.4, and role maps. */
import type {Dict} from '../objects.ts';

const STANDARD = new Set(
  (
    'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private ' +
    'P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot ' +
    'Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP ' +
    'Figure Formula Form'
  ).split(' '),
);

export interface Role {
  /** The standard type that it maps to; undefined if there is none. */
  standard: string | undefined;
  circular: boolean;
  /** Whether it is a standard type that the map maps to another type. */
  remapped: boolean;
  /** Whether it is a standard type that the map maps to itself, as LibreOffice writes it, without effect. */
  mapsToItself: boolean;
}

/** Returns the meaning of a type in the role map: the first standard type that it leads to. */
export function roleOf(type: string, roleMap: Dict | undefined): Role {
  const mapped = roleMap?.name(type);
  const isMapped = mapped !== undefined && STANDARD.has(type);
  if (isMapped && mapped === type) {
    return {standard: type, circular: false, remapped: false, mapsToItself: true};
  }
  const seen = new Set<string>();
  let next: string | undefined = type;
  for (; next !== undefined && !seen.has(next); next = roleMap?.name(next)) seen.add(next);
  const standard = [...seen].find((name) => STANDARD.has(name));
  return {standard, circular: next !== undefined, remapped: isMapped, mapsToItself: false};
}
