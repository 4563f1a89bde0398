/** An audit as the attributes of the blocks that show it: text only, as MDX attributes are. */
import type {Written} from '../../locales';
import {conformanceOf, hasEvidence, judgedOf} from './conformance';
import type {TitledPage} from './pages';
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
 * @param pages of the site as it is now
 * @param written how the page's language writes numbers and days
 */
export function factsOf(
  audit: AuditSummary,
  items: readonly ReviewedItem[],
  pages: readonly TitledPage[],
  {number, day}: Written,
) {
  const {criteria, defects} = audit;
  const added = pages.filter(({route}) => !audit.pages.includes(route));
  const judged = items.filter(({question, standing}) => question && standing === 'judged').length;
  return {
    date: day(audit.date),
    commit: audit.commit.slice(0, 12),
    browser: audit.browser,
    engines: enginesOf(audit),
    pages: number(audit.pages.length),
    added: added.map(({title}) => title).join(', ') || number(0),
    states: number(audit.states.length),
    widths: audit.widths.join(', '),
    schemes: number(audit.schemes.length),
    scans: number(audit.scans),
    rules: number(audit.rules),
    checks: number(audit.checks),
    violations: number(audit.violations),
    needsReview: number(audit.needsReview - judged),
    caught: number(defects.caught),
    planted: number(defects.planted),
    criteria: number(criteria.length),
    evidenced: number(criteria.filter(hasEvidence).length),
    notEvaluated: number(
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
