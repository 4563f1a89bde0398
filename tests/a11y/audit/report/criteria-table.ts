/** For each success criterion: what is evidence for it, and what came of that. */
import type {AuditedCriterion} from '../../../../src/plugins/accessibility-report/types';
import {table} from './elements';

export function criteriaTable(criteria: readonly AuditedCriterion[]): string {
  return table(
    'The success criteria of WCAG 2.2, levels A and AA',
    ['Criterion', 'Level', 'Evidence', 'Violations', 'Needs review'],
    criteria.map((criterion) => [
      `${criterion.number} ${criterion.name}`,
      criterion.level,
      evidenceFor(criterion),
      String(criterion.violations),
      String(criterion.needsReview),
    ]),
  );
}

/** Rules and checks that were run; what is left to people says so. */
function evidenceFor({engines, checks, people}: AuditedCriterion): string {
  const parts = [
    ...Object.entries(engines).map(([engine, rules]) => `${engine}: ${rules.join(', ')}`),
    ...(checks.length > 0 ? [`scripted: ${checks.join(', ')}`] : []),
    ...(people ? ['manual: not yet evaluated by a person'] : []),
  ];
  return parts.length > 0 ? parts.join('; ') : 'manual: not yet evaluated by a person';
}
