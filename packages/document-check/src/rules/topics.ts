/** Topics of findings: the people that they affect, and what it takes to fix them. */
import type {Facts} from '../finding.ts';

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

export interface TopicRecord {
  affects: Group;
  /** Success criterion of WCAG 2.2. */
  wcag: string | undefined;
  /** Minutes that its author needs for each occurrence, if it is not one. Our estimate for somebody who does it for the first time. */
  minutes?: number;
  /** Whether a finding without a place takes that time on each page: a document has no headings. */
  isPerPage?: true;
  /** The number of parts that it is about: without any, its rules are not evaluated. */
  counted?: keyof Pick<Facts, 'figures' | 'tables' | 'fields'>;
  /** How a PDF is repaired: within minutes in Acrobat, or only in the file that it was made from; otherwise by a specialist. */
  repair?: 'acrobat' | 'original';
  /** Whether saving the file again with the right options fixes it, without other steps. */
  isFixedBySaving?: true;
  /** Whether only the standard requires it; some programs have a setting for it when they save. */
  isFormal?: true;
  /** Whether it prevents nobody from reading. */
  isHarmless?: true;
}

/** The most serious come first. */
const RECORDS = {
  scanned: {affects: 'listening', wcag: '1.4.5', repair: 'original'},
  recognised: {affects: 'listening', wcag: '1.4.5', repair: 'original'},
  untagged: {affects: 'listening', wcag: '1.3.1', repair: 'original', isFixedBySaving: true},
  protection: {affects: 'listening', wcag: undefined, repair: 'acrobat'},
  dynamicForm: {affects: 'listening', wcag: '4.1.2', repair: 'original'},
  untaggedContent: {affects: 'listening', wcag: '1.3.1', isFixedBySaving: true},
  fields: {affects: 'listening', wcag: '4.1.2', counted: 'fields'},
  pictures: {affects: 'listening', wcag: '1.1.1', counted: 'figures'},
  headings: {affects: 'listening', wcag: '1.3.1', isPerPage: true},
  tableHeaders: {affects: 'listening', wcag: '1.3.1', counted: 'tables'},
  tables: {affects: 'listening', wcag: '1.3.1', minutes: 3, counted: 'tables'},
  links: {affects: 'listening', wcag: '2.4.4'},
  characters: {affects: 'listening', wcag: '1.3.1', repair: 'original', isFixedBySaving: true},
  language: {affects: 'listening', wcag: '3.1.1', repair: 'acrobat'},
  lists: {affects: 'listening', wcag: '1.3.1'},
  contents: {affects: 'listening', wcag: '1.3.1', minutes: 3},
  formulas: {affects: 'listening', wcag: '1.1.1', minutes: 3},
  roles: {affects: 'listening', wcag: '1.3.1', isFormal: true},
  annotations: {affects: 'listening', wcag: '1.1.1'},
  footnotes: {affects: 'listening', wcag: '1.3.1', minutes: 2},
  order: {affects: 'listening', wcag: '1.3.2', minutes: 2},
  blankLines: {affects: 'listening', wcag: '1.3.2', minutes: 0.2},
  attachments: {affects: 'listening', wcag: undefined},
  repeatedContent: {affects: 'listening', wcag: '1.3.1', repair: 'original'},
  tabOrder: {affects: 'keyboard', wcag: '2.4.3', repair: 'acrobat', isFixedBySaving: true},
  restricted: {affects: 'keyboard', wcag: undefined},
  contrast: {affects: 'seeing', wcag: '1.4.3'},
  colour: {affects: 'seeing', wcag: '1.4.1'},
  fonts: {affects: 'seeing', wcag: '1.4.4', repair: 'original', isFixedBySaving: true},
  layers: {affects: 'seeing', wcag: undefined},
  captions: {affects: 'hearing', wcag: '1.2.2', minutes: 60},
  media: {affects: 'hearing', wcag: '1.2.1'},
  title: {affects: 'everyone', wcag: '2.4.2', repair: 'acrobat'},
  outline: {affects: 'everyone', wcag: '2.4.5', repair: 'acrobat'},
  identifier: {affects: 'everyone', wcag: undefined, isFormal: true, isHarmless: true},
} as const satisfies Record<string, TopicRecord>;

export type Topic = keyof typeof RECORDS;

export const TOPICS: Readonly<Record<Topic, TopicRecord>> = RECORDS;
