/** The figures that every report begins with, and whether the audit is passed. */
import {isOpenQuestion} from '../questions';
import type {Audit, AuditFinding} from './audit';

export interface Counts {
  pages: number;
  states: number;
  /** Looks at a page in a state, at a width and in a scheme. */
  visits: number;
  /** Each engine and scripted check on each visit, and on each built file. */
  scans: number;
  rulesRun: number;
  violations: number;
  /** Violations that an exception excuses. */
  excepted: number;
  /** Results that an engine left open, and a check has decided by measuring. */
  decided: number;
  /** Results that nothing has decided. */
  needsReview: number;
  defects: number;
  caught: number;
  alarms: number;
  /** Per cent of the defects that are caught without an alarm on the good page; unset without defects. */
  score: number | undefined;
}

export const isOpen = ({outcome, excepted}: AuditFinding) => outcome === 'violation' && !excepted;

export function countsOf({visits, findings, defects, rulesRun}: Audit): Counts {
  const violations = findings.filter(({outcome}) => outcome === 'violation');
  const good = defects.filter(({caught, alarmOnGoodPage}) => caught && !alarmOnGoodPage).length;
  return {
    pages: new Set(visits.map(({visit}) => visit.route)).size,
    states: new Set(visits.flatMap(({visit}) => visit.state ?? [])).size,
    visits: visits.length,
    scans: visits.reduce((sum, {engines, checks}) => sum + engines.length + checks.length, 0),
    rulesRun: Object.values(rulesRun).reduce((sum, rules) => sum + rules.length, 0),
    violations: violations.filter(isOpen).length,
    excepted: violations.filter((finding) => !isOpen(finding)).length,
    decided: findings.filter(({decided}) => decided !== undefined).length,
    needsReview: findings.filter(isOpenQuestion).length,
    defects: defects.length,
    caught: defects.filter(({caught}) => caught).length,
    alarms: defects.filter(({alarmOnGoodPage}) => alarmOnGoodPage).length,
    score: defects.length > 0 ? Math.floor((good / defects.length) * 1000) / 10 : undefined,
  };
}

/** One sentence for everything that fails the audit; none when it is passed. */
export function failuresOf(audit: Audit): string[] {
  const {violations} = countsOf(audit);
  return [
    ...(violations > 0 ? [`${violations} violations.`] : []),
    ...audit.notVisited.map((route) => `${route} was built and not looked at.`),
    ...audit.broken.map((name) => `Could not be looked at: ${name}.`),
    ...audit.exceptionProblems,
    ...audit.defects
      .filter(({caught}) => !caught)
      .map(({name, caughtBy}) => `Not caught by ${caughtBy}: ${name}.`),
    ...audit.defects
      .filter(({alarmOnGoodPage}) => alarmOnGoodPage)
      .map(({name, caughtBy}) => `${caughtBy} finds fault with the good page of: ${name}.`),
  ];
}
