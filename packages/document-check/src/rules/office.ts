/** Rules for Word and PowerPoint files, with their names in Microsoft's Accessibility Checker. */
import {rule} from './rule.ts';
import type {Rule} from './rule.ts';
import type {Topic} from './topics.ts';

const ROWS: readonly [id: string, topic: Topic, microsoft?: string][] = [
  ['office-title', 'title'],
  ['office-title-generic', 'title'],
  ['office-language', 'language'],
  ['word-language-none', 'language'],
  ['office-alt', 'pictures', 'Missing alternative text'],
  ['office-alt-file-name', 'pictures'],
  ['word-no-headings', 'headings', 'No headings'],
  ['word-heading-skipped', 'headings'],
  ['word-heading-empty', 'headings'],
  ['word-heading-look-alike', 'headings'],
  ['office-table-header', 'tableHeaders', 'Missing table header'],
  ['word-table-header-repeat', 'tableHeaders'],
  ['office-table-merged', 'tables', 'Use of merged or split cells'],
  ['word-table-nested', 'tables'],
  ['office-list-typed', 'lists'],
  ['office-link-text', 'links'],
  ['word-blank-lines', 'blankLines'],
  ['word-floating', 'order', 'Image or object not inline'],
  ['word-restricted', 'restricted', 'Restricted access'],
  ['office-contrast', 'contrast', 'Hard-to-read text contrast'],
  ['slide-title', 'headings', 'Missing slide title'],
  ['slide-title-repeated', 'headings', 'Duplicate slide title'],
  ['slide-title-order', 'order', 'Check reading order'],
  ['slide-captions', 'captions'],
  ['slide-section', 'outline', 'Default section name'],
];

export const OFFICE_RULES: readonly Rule[] = ROWS.map(([id, topic, microsoft]) =>
  rule(id, topic, {microsoft}),
);
