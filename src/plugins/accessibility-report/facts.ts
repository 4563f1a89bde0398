/** An audit as the attributes of the blocks that show it: text only, as MDX attributes are. */
import {conformanceOf, hasEvidence} from './conformance';
import type {AuditedCriterion, AuditSummary} from './types';

/** Engine in the audit → its package. */
export const ENGINES: Readonly<Record<string, string>> = {
  axe: 'axe-core',
  ibm: 'accessibility-checker-engine',
  'html-validate': 'html-validate',
};

/** The engines that the audit ran, each with its version. */
export function enginesOf({versions}: AuditSummary): string {
  return Object.values(ENGINES)
    .filter((name) => name in versions)
    .map((name) => `${name} ${versions[name]}`)
    .join(', ');
}

/** Name → figure or text, for <AuditFacts>. */
export function factsOf(audit: AuditSummary) {
  const {criteria, defects} = audit;
  return {
    date: audit.date,
    commit: audit.commit.slice(0, 12),
    browser: audit.browser,
    engines: enginesOf(audit),
    pages: String(audit.pages.length),
    states: String(audit.states.length),
    widths: audit.widths.join(', '),
    schemes: String(audit.schemes.length),
    scans: String(audit.scans),
    rules: String(audit.rules),
    checks: String(audit.checks),
    violations: String(audit.violations),
    needsReview: String(audit.needsReview),
    caught: String(defects.caught),
    planted: String(defects.planted),
    criteria: String(criteria.length),
    evidenced: String(criteria.filter(hasEvidence).length),
    notEvaluated: String(
      criteria.filter((criterion) => conformanceOf(criterion) === 'not-evaluated').length,
    ),
  };
}

export type Facts = ReturnType<typeof factsOf>;

/** One criterion, for <ConformanceTable>. */
export function rowOf(criterion: AuditedCriterion) {
  return {
    number: criterion.number,
    name: criterion.name,
    address: criterion.understanding,
    conformance: conformanceOf(criterion),
    engines: Object.entries(criterion.engines)
      .map(([engine, rules]) => `${ENGINES[engine] ?? engine} ${rules.length}`)
      .join(', '),
    checks: criterion.checks.join(', '),
    violations: String(criterion.violations),
    needsReview: String(criterion.needsReview),
    people: criterion.people ? 'yes' : '',
  };
}

export type Row = ReturnType<typeof rowOf>;
