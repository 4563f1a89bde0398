/** Converts an audit to the props of the blocks that show it: texts, already formatted for the reader. */
import {
  conformanceOf,
  ENGINES,
  enginesOf,
  hasEvidence,
  type AuditedCriterion,
} from '@trendsoft/web-audit/report';
import type {Formats} from '../locales';
import {absentContentOf, NOT_APPLICABLE} from './not-applicable';
import type {AuditSummary, TitledPage} from './types';

/**
 * Returns the figures of <AuditFacts> by name.
 *
 * @param pages of the current site
 * @param formats numbers and dates in the page's language
 */
export function factsOf(
  audit: AuditSummary,
  pages: readonly TitledPage[],
  {number, day, list}: Formats,
) {
  const {criteria, planted} = audit;
  const added = pages.filter(({route}) => !audit.pages.includes(route));
  return {
    date: day(audit.date),
    commit: audit.commit.slice(0, 12),
    browser: audit.browser,
    engines: list(enginesOf(audit)),
    pages: number(audit.pages.length),
    added: list(added.map(({title}) => title)) || number(0),
    states: number(audit.states.length),
    widths: list(audit.widths.map(String)),
    schemes: number(audit.schemes.length),
    scans: number(audit.scans),
    rules: number(audit.rules),
    checks: number(audit.checks),
    violations: number(audit.violations),
    caught: number(planted.found),
    planted: number(planted.faults),
    criteria: number(criteria.length),
    evidenced: number(criteria.filter(hasEvidence).length),
    notEvaluated: number(
      criteria.filter(
        (one) => conformanceOf(one, audit.pages.length, NOT_APPLICABLE) === 'not-evaluated',
      ).length,
    ),
  };
}

export type AuditFigures = ReturnType<typeof factsOf>;

/** Returns one row of <ConformanceTable>. */
export function rowOf(criterion: AuditedCriterion, pageCount: number, {list}: Formats) {
  return {
    number: criterion.number,
    name: criterion.name,
    address: criterion.understanding,
    conformance: conformanceOf(criterion, pageCount, NOT_APPLICABLE),
    engines: list(
      Object.entries(criterion.engines).map(
        ([engine, rules]) => `${ENGINES[engine] ?? engine} ${rules.length}`,
      ),
    ),
    checks: list(criterion.checks),
    violations: String(criterion.violations),
    /** Whether only a person can judge the criterion. */
    people: criterion.people,
    /** Content that the criterion is about, if the website has none of it. */
    absent: absentContentOf(criterion.number),
  };
}

export type ConformanceRow = ReturnType<typeof rowOf>;
