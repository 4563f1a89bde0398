/** What stands where something was found, in words that need no knowledge of the format. */

/** By the checks' own names. */
export const OFFICE_ELEMENT_WORDS = {
  picture: 'picture',
  drawing: 'drawing or text box',
  chart: 'chart or diagram',
  shape: 'shape',
  table: 'table',
  link: 'link',
  media: 'video or sound',
} as const;

/** By tags, kinds of annotations, and what is painted on a page; others keep their name. */
export const PDF_ELEMENT_WORDS = {
  Figure: 'picture',
  P: 'paragraph',
  H: 'heading',
  Span: 'words in a line',
  Link: 'link',
  Form: 'form field',
  Widget: 'form field',
  Formula: 'formula',
  Note: 'note',
  Table: 'table',
  TR: 'table row',
  TH: 'header cell',
  TD: 'table cell',
  L: 'list',
  LI: 'list item',
  Lbl: 'number or sign of a list item',
  LBody: 'text of a list item',
  TOC: 'table of contents',
  TOCI: 'entry of a table of contents',
  Caption: 'caption',
  Sect: 'section',
  Artifact: 'decoration',
  text: 'text',
  image: 'picture',
  path: 'line or area',
  shading: 'coloured area',
  font: 'font',
} as const;

export const ELEMENT_WORDS: Readonly<Record<string, string>> = {
  heading: 'heading of level {number}',
  ...OFFICE_ELEMENT_WORDS,
  ...PDF_ELEMENT_WORDS,
};
