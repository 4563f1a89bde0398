/** An audit as the attributes of the blocks that show it: text only, as MDX attributes are. */
import {conformanceOf, hasEvidence, judgedOf} from './conformance';
import {addedSince} from './due';
import type {ReviewedItem} from './review';
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

/**
 * Name → figure or text, for <AuditFacts>.
 *
 * @param items all that people judge, as `reviewOf` gives it
 * @param routes pages of the site as it is now
 */
export function factsOf(
  audit: AuditSummary,
  items: readonly ReviewedItem[],
  routes: readonly string[],
) {
  const {criteria, defects} = audit;
  const judged = items.filter(({question, standing}) => question && standing === 'judged').length;
  return {
    date: audit.date,
    commit: audit.commit.slice(0, 12),
    browser: audit.browser,
    engines: enginesOf(audit),
    pages: String(audit.pages.length),
    added: addedSince(audit, routes).join(', '),
    states: String(audit.states.length),
    widths: audit.widths.join(', '),
    schemes: String(audit.schemes.length),
    scans: String(audit.scans),
    rules: String(audit.rules),
    checks: String(audit.checks),
    violations: String(audit.violations),
    needsReview: String(audit.needsReview - judged),
    caught: String(defects.caught),
    planted: String(defects.planted),
    criteria: String(criteria.length),
    evidenced: String(criteria.filter(hasEvidence).length),
    notEvaluated: String(
      criteria.filter((one) => conformanceOf(one, judgedOf(one, items)) === 'not-evaluated').length,
    ),
  };
}

export type Facts = ReturnType<typeof factsOf>;

/** One criterion, for <ConformanceTable>. */
export function rowOf(criterion: AuditedCriterion, items: readonly ReviewedItem[]) {
  const judged = judgedOf(criterion, items);
  const {own, waiting, failed} = judged;
  return {
    number: criterion.number,
    name: criterion.name,
    address: criterion.understanding,
    conformance: conformanceOf(criterion, judged),
    engines: Object.entries(criterion.engines)
      .map(([engine, rules]) => `${ENGINES[engine] ?? engine} ${rules.length}`)
      .join(', '),
    checks: criterion.checks.join(', '),
    violations: String(criterion.violations + failed),
    needsReview: String(waiting),
    people: own ? 'yes' : '',
    judgedBy: own?.verdict?.name ?? '',
    judgedOn: own?.verdict?.date ?? '',
    // Set where a verdict no longer stands.
    due: own?.verdict && own.standing !== 'judged' ? own.standing : '',
  };
}

export type Row = ReturnType<typeof rowOf>;
