/** The kind of each rule. In a separate file, because the worker does not need the rest of the rules. */
import type {Kind} from '../finding.ts';

/** Our own rules that are faults. Our other rules are warnings; all rules of PDF/UA are faults. */
const FAULTS = new Set(
  (
    'pdf-scanned pdf-no-language pdf-language-none office-title office-language office-alt ' +
    'office-table-header word-language-none word-heading-skipped word-heading-empty ' +
    'word-floating word-restricted slide-title'
  ).split(' '),
);

export function kindOf(rule: string): Kind {
  if (rule.startsWith('person-')) return 'person';
  return /^\d/.test(rule) || FAULTS.has(rule) ? 'fault' : 'warning';
}
