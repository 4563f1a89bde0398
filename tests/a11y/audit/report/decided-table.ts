/** What engines left open, and by which check it was decided. */
import {DECIDERS} from '../decide/deciders';
import type {AuditFinding} from './audit';
import {table} from './elements';

export function decidedTable(findings: readonly AuditFinding[]): string {
  const rows = DECIDERS.flatMap(({question, by, because}) => {
    const asked = findings.filter(
      ({engine, rule, outcome}) => outcome === 'needs review' && `${engine}:${rule}` === question,
    );
    const decided = asked.filter((finding) => finding.decided === by).length;
    return asked.length > 0 ? [[question, by, because, `${decided} of ${asked.length}`]] : [];
  });
  if (rows.length === 0) return '<p>Nothing.</p>';
  return table(
    'Results that an engine left open',
    ['Rule', 'Decided by', 'Because', 'Results'],
    rows,
  );
}
