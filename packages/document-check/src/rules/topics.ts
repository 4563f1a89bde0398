/** Topics of findings: the people that they affect, and the success criterion of WCAG 2.2. */

/** Affected people, the largest groups first. */
export const GROUPS = [
  'listening',
  'keyboard',
  'seeing',
  'hearing',
  'reading',
  'everyone',
] as const;

export type Group = (typeof GROUPS)[number];

/** Topic → affected people, WCAG criterion. The most serious come first. */
export const TOPICS = {
  scanned: ['listening', '1.4.5'],
  recognised: ['listening', '1.4.5'],
  untagged: ['listening', '1.3.1'],
  protection: ['listening', undefined],
  dynamicForm: ['listening', '4.1.2'],
  loose: ['listening', '1.3.1'],
  fields: ['listening', '4.1.2'],
  pictures: ['listening', '1.1.1'],
  headings: ['listening', '1.3.1'],
  tableHeaders: ['listening', '1.3.1'],
  tables: ['listening', '1.3.1'],
  links: ['listening', '2.4.4'],
  characters: ['listening', '1.3.1'],
  language: ['listening', '3.1.1'],
  lists: ['listening', '1.3.1'],
  contents: ['listening', '1.3.1'],
  formulas: ['listening', '1.1.1'],
  roles: ['listening', '1.3.1'],
  annotations: ['listening', '1.1.1'],
  footnotes: ['listening', '1.3.1'],
  order: ['listening', '1.3.2'],
  blankLines: ['listening', '1.3.2'],
  attachments: ['listening', undefined],
  reused: ['listening', '1.3.1'],
  tabOrder: ['keyboard', '2.4.3'],
  restricted: ['keyboard', undefined],
  contrast: ['seeing', '1.4.3'],
  colour: ['seeing', '1.4.1'],
  fonts: ['seeing', '1.4.4'],
  layers: ['seeing', undefined],
  captions: ['hearing', '1.2.2'],
  media: ['hearing', '1.2.1'],
  title: ['everyone', '2.4.2'],
  outline: ['everyone', '2.4.5'],
  identifier: ['everyone', undefined],
} as const satisfies Record<string, readonly [Group, string | undefined]>;

export type Topic = keyof typeof TOPICS;
