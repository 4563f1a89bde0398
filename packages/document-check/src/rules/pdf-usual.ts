/** Rules that PDF files of common programs break: a page fetches these with its first PDF. */
import {clauseRule, rule} from './rule.ts';
import type {Fault, Rule} from './rule.ts';
import type {Topic} from './topics.ts';

const FAULTS: readonly Fault[] = [
  ['5-1', 'identifier', '06-002'],
  ['6.2-1', 'untagged'],
  ['7.1-3', 'loose', '01-005'],
  ['7.1-5', 'roles', '02-001'],
  ['7.1-8', 'title', '06-001'],
  ['7.1-9', 'title', '06-003'],
  ['7.1-10', 'title', '07-001'],
  ['7.1-11', 'untagged'],
  ['7.3-1', 'pictures', '13-004'],
  ['7.4.2-1', 'headings', '14-003'],
  ['7.5-1', 'tableHeaders', '15-003'],
  ['7.10-1', 'layers', '20-001'],
  ['7.18.1-1', 'annotations', '28-002'],
  ['7.18.1-2', 'annotations', '28-004'],
  ['7.18.1-3', 'fields', '28-005'],
  ['7.18.3-1', 'tabOrder', '28-008'],
  ['7.18.4-1', 'fields', '28-010'],
  ['7.18.5-1', 'links', '28-011'],
  ['7.18.5-2', 'links', '28-012'],
  ['7.21.3.2-1', 'characters', '31-005'],
  ['7.21.4.1-1', 'fonts', '31-009'],
  ['7.21.4.1-2', 'fonts', '31-011'],
  ['7.21.5-1', 'fonts', '31-016'],
  ['7.21.7-1', 'characters', '31-027'],
  ['7.21.8-1', 'characters', '31-030'],
];

/** What PDF/UA-1 leaves to WCAG. */
const OTHERS: readonly [id: string, topic: Topic][] = [
  ['pdf-scanned', 'scanned'],
  ['pdf-scanned-recognised', 'recognised'],
  ['pdf-no-language', 'language'],
  ['pdf-alt-file-name', 'pictures'],
  ['pdf-image-in-text', 'pictures'],
  ['pdf-table-no-headers', 'tableHeaders'],
  ['pdf-no-headings', 'headings'],
  ['pdf-heading-empty', 'headings'],
  ['pdf-no-outline', 'outline'],
  ['pdf-title-generic', 'title'],
  ['pdf-link-text', 'links'],
  ['pdf-title-xmp', 'identifier'],
  ['pdf-role-itself', 'identifier'],
  ['pdf-link-contents', 'identifier'],
  ['pdf-tag-newer', 'identifier'],
  ['pdf-list-in-item', 'identifier'],
];

export const USUAL_PDF_RULES: readonly Rule[] = [
  ...FAULTS.map(clauseRule),
  ...OTHERS.map(([id, topic]) => rule(id, topic)),
];
