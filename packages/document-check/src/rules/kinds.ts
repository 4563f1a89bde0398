/** Of which kind a rule is. Apart from the tables of rules: a worker needs no more than this. */
import type {Kind} from '../finding.ts';

/** What code can only point at. All else is a fault, but what a person must judge. */
const LOOKS = new Set(
  (
    'pdf-scanned-recognised pdf-alt-file-name pdf-image-in-text pdf-title-generic ' +
    'pdf-table-no-headers pdf-no-headings pdf-heading-empty pdf-no-outline pdf-link-text ' +
    'pdf-title-xmp pdf-role-itself pdf-link-contents pdf-tag-newer pdf-list-in-item ' +
    'office-title-generic office-alt-file-name word-no-headings word-heading-look-alike ' +
    'word-table-header-repeat office-table-merged word-table-nested office-list-typed ' +
    'office-link-text word-blank-lines office-contrast slide-title-repeated ' +
    'slide-title-order slide-captions slide-section'
  ).split(' '),
);

export function kindOf(rule: string): Kind {
  if (rule.startsWith('person-')) return 'person';
  return LOOKS.has(rule) ? 'look' : 'fault';
}
