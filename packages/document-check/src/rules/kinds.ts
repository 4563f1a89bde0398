/** Of which kind a rule is. Apart from the tables of rules: a worker needs no more than this. */
import type {Kind} from '../finding.ts';

/** Rules of ours that are faults. All other rules of ours point at what is worth a check; all of PDF/UA are faults. */
const FAULTS = new Set(
  (
    'pdf-scanned pdf-no-language pdf-language-none office-title office-language office-alt ' +
    'office-table-header word-language-none word-heading-skipped word-heading-empty ' +
    'word-floating word-restricted slide-title'
  ).split(' '),
);

export function kindOf(rule: string): Kind {
  if (rule.startsWith('person-')) return 'person';
  return /^\d/.test(rule) || FAULTS.has(rule) ? 'fault' : 'look';
}
