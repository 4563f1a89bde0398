/** Rules that PDFs from common programs often break: a page loads them with its first PDF. */
import {rulesAbout} from './rule.ts';
import type {Condition, Rule} from './rule.ts';

const CONDITIONS: readonly Condition[] = [
  ['identifier', '06-002', '5-1'],
  ['untagged', undefined, '6.2-1 7.1-11'],
  ['loose', '01-005', '7.1-3'],
  ['roles', '02-001', '7.1-5'],
  ['title', '06-001 (XMP)', '7.1-8'],
  ['title', '06-003', '7.1-9'],
  ['title', '07-001', '7.1-10'],
  ['pictures', '13-004', '7.3-1'],
  ['headings', '14-003', '7.4.2-1'],
  ['tableHeaders', '15-003', '7.5-1'],
  ['fields', '28-005', '7.18.1-3'],
  ['tabOrder', '28-008', '7.18.3-1'],
  ['links', '28-011', '7.18.5-1'],
  ['links', '28-012', '7.18.5-2'],
  ['fonts', '31-009', '7.21.4.1-1'],
  ['characters', '31-027', '7.21.7-1'],
  // Requirements of WCAG that PDF/UA-1 does not contain.
  ['scanned', undefined, 'pdf-scanned'],
  ['recognised', undefined, 'pdf-scanned-recognised'],
  ['language', undefined, 'pdf-no-language'],
  ['pictures', undefined, 'pdf-alt-file-name pdf-image-in-text'],
  ['tableHeaders', undefined, 'pdf-table-no-headers'],
  ['headings', undefined, 'pdf-no-headings pdf-heading-empty'],
  ['outline', undefined, 'pdf-no-outline'],
  ['title', undefined, 'pdf-title-generic'],
  ['links', undefined, 'pdf-link-text'],
  ['identifier', '06-003 (XMP, dc:title)', 'pdf-title-xmp'],
  ['identifier', undefined, 'pdf-role-itself pdf-link-contents pdf-tag-newer pdf-list-in-item'],
];

export const COMMON_PDF_RULES: readonly Rule[] = CONDITIONS.flatMap(rulesAbout);
