/** What is published of an audit: docs/audit.json, from which two pages of the site are made. */
import type {AuditedCriterion, AuditSummary} from '../../../src/plugins/accessibility-report/types';
import {CRITERIA} from './criteria';
import {rulesByCriterion} from './evidence';
import {questionsOf} from './questions';
import type {Audit, AuditFinding} from './report/audit';

export type {AuditSummary};

/** One fault shows at several widths and in several schemes, and is one place. */
function placesOf(findings: readonly AuditFinding[]): number {
  return new Set(findings.map(({rule, page, selector}) => [rule, page, selector].join(' '))).size;
}

/** Name → how often it is there, in order of names. */
function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names.toSorted()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

const unique = <Value>(values: readonly Value[]) => [...new Set(values)];

/**
 * @throws Error when it has rules of an engine of which nobody has said what they are evidence for
 */
export function summarise(audit: Audit): AuditSummary {
  const {date, commit, browser, versions, locales, pages, states, visits} = audit;
  const open = audit.findings.filter(({excepted}) => excepted === undefined);
  const violations = open.filter(({outcome}) => outcome === 'violation');
  const questions = questionsOf(open);
  const engines = Object.entries(audit.rulesRun).map(
    ([engine, rules]) => [engine, rulesByCriterion(engine, rules)] as const,
  );
  const criteria = CRITERIA.map((criterion): AuditedCriterion => {
    const about = ({criteria: named}: {criteria: readonly string[]}) =>
      named.includes(criterion.number);
    return {
      ...criterion,
      engines: Object.fromEntries(
        engines.flatMap(([engine, rules]) => {
          const own = rules.get(criterion.number);
          return own ? [[engine, own]] : [];
        }),
      ),
      checks: audit.checksRun.filter(about).map(({id}) => id),
      violations: placesOf(violations.filter(about)),
      needsReview: questions.filter(about).length,
    };
  });
  return {
    ...{date, commit, browser, versions, locales, pages, states},
    widths: unique(visits.map(({visit}) => visit.width)).sort((a, b) => b - a),
    schemes: unique(visits.map(({visit}) => visit.scheme)),
    scans: visits.reduce((sum, visit) => sum + visit.engines.length + visit.checks.length, 0),
    rules: Object.values(audit.rulesRun).flatMap(unique).length,
    checks: audit.checksRun.length,
    violations: placesOf(violations),
    needsReview: questions.length,
    excepted: placesOf(audit.findings.filter(({excepted}) => excepted !== undefined)),
    exceptions: audit.exceptions,
    decided: countBy(audit.findings.flatMap(({decided}) => decided ?? [])),
    defects: {
      planted: audit.defects.length,
      caught: audit.defects.filter(({caught}) => caught).length,
      falseAlarms: audit.defects.filter(({alarmOnGoodPage}) => alarmOnGoodPage).length,
    },
    criteria,
  };
}
