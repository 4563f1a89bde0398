/** Plain names of elements, by the `element` of a finding's place. */

export const OFFICE_ELEMENT_NAMES = {
  picture: 'picture',
  drawing: 'drawing',
  chart: 'chart or diagram',
  shape: 'shape',
  table: 'table',
  link: 'link',
  media: 'video or sound',
} as const;

/** Plain names by tag, annotation subtype, kind of painted content, or `font`; other elements keep their name. */
export const PDF_ELEMENT_NAMES = {
  Figure: 'picture',
  P: 'paragraph',
  H: 'heading',
  Span: 'part of a line',
  Link: 'link',
  Form: 'form field',
  Widget: 'form field',
  Table: 'table',
  TR: 'table row',
  TH: 'header cell',
  TD: 'table cell',
  L: 'list',
  LI: 'list item',
  LBody: 'list item',
  text: 'text',
  image: 'picture',
  path: 'drawing',
  shading: 'drawing',
  font: 'font',
} as const;

export const ELEMENT_NAMES: Readonly<Record<string, string>> = {
  heading: 'heading {number}',
  ...OFFICE_ELEMENT_NAMES,
  ...PDF_ELEMENT_NAMES,
};
