/** Rules for Word and PowerPoint files, with the names that Microsoft's checker gives them. */
import type {Kind} from '../finding';
import type {Topic} from './topics';

export const OFFICE: readonly [id: string, kind: Kind, topic: Topic, microsoft?: string][] = [
  ['office-title', 'fault', 'title'],
  ['office-language', 'fault', 'language'],
  ['office-alt', 'fault', 'pictures', 'Missing alternative text'],
  ['office-alt-file-name', 'look', 'pictures'],
  ['word-no-headings', 'look', 'headings', 'No headings'],
  ['word-heading-skipped', 'fault', 'headings'],
  ['word-heading-empty', 'fault', 'headings'],
  ['word-heading-look-alike', 'look', 'headings'],
  ['office-table-header', 'fault', 'tableHeaders', 'Missing table header'],
  ['word-table-header-repeat', 'look', 'tableHeaders'],
  ['office-table-merged', 'look', 'tables', 'Use of merged or split cells'],
  ['word-table-nested', 'look', 'tables'],
  ['word-list-typed', 'look', 'lists'],
  ['office-link-text', 'look', 'links'],
  ['word-blank-lines', 'look', 'order'],
  ['word-floating', 'fault', 'order', 'Image or object not inline'],
  ['word-restricted', 'fault', 'restricted', 'Restricted access'],
  ['word-contrast', 'look', 'contrast', 'Hard-to-read text contrast'],
  ['slide-title', 'fault', 'headings', 'Missing slide title'],
  ['slide-title-repeated', 'look', 'headings', 'Duplicate slide title'],
  ['slide-title-order', 'look', 'order', 'Check reading order'],
  ['slide-captions', 'look', 'captions'],
  ['slide-section', 'look', 'outline', 'Default section name'],
];
