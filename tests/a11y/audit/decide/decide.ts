/** Marks the results of engines that scripted checks have decided. */
import type {Visit} from '../check';
import type {Look} from '../parts';
import type {AuditFinding} from '../report/audit';
import {deciderOf, type Decider} from './deciders';

interface Ran {
  visit: Visit;
  checks: ReadonlySet<string>;
  /** `${check} ${selector}`; of what is the same on every page apart. */
  own: ReadonlySet<string>;
  shared: ReadonlySet<string>;
}

/** @returns the findings, those that are decided with the id of the check that did it */
export function decide(findings: readonly AuditFinding[], looks: readonly Look[]): AuditFinding[] {
  const byRoute = new Map<string, Ran[]>();
  const shared = new Set<string>();
  for (const look of looks) {
    if (!look.visit) continue;
    const ran = ranAt(look, look.visit);
    byRoute.set(ran.visit.route, [...(byRoute.get(ran.visit.route) ?? []), ran]);
    for (const key of ran.shared) shared.add(key);
  }
  return findings.map((finding) => {
    const decider = deciderOf(finding.engine, finding.rule);
    if (finding.outcome !== 'needs review' || !decider) return finding;
    const {page = ''} = finding;
    const isDecided =
      (decider.covers === 'element' && shared.has(`${decider.by} ${finding.selector}`)) ||
      (byRoute.get(page) ?? []).some((ran) => answers(ran, decider, finding));
    return isDecided ? {...finding, decided: decider.by} : finding;
  });
}

function ranAt({said, measured = []}: Look, visit: Visit): Ran {
  const keys = (wanted: boolean) =>
    new Set(
      measured.filter((one) => one.shared === wanted).map(({by, selector}) => `${by} ${selector}`),
    );
  const scripted = said.filter(({engine}) => engine === 'scripted');
  return {
    visit,
    checks: new Set(scripted.flatMap(({rules}) => rules)),
    own: keys(false),
    shared: keys(true),
  };
}

function answers({visit, checks, own}: Ran, decider: Decider, finding: AuditFinding): boolean {
  const {by, covers, holds} = decider;
  // What was found in the HTML as built is there at every visit.
  if (!holds(visit, finding.visit ?? visit)) return false;
  return covers === 'page' ? checks.has(by) : own.has(`${by} ${finding.selector}`);
}
