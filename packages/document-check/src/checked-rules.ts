/** Determines which rules were checked in a document, for a report that also lists the rules without findings. */
import type {Report} from './finding.ts';
import type {Rule, Rules} from './rules/rule.ts';
import {TOPICS} from './rules/topics.ts';

/** Returns whether a rule without a finding was evaluated. @param found ids of the rules with findings */
function isEvaluated(rule: Rule, {facts, notes}: Report, found: ReadonlySet<string>): boolean {
  const {counted} = TOPICS[rule.topic];
  const isMissing = counted !== undefined && facts[counted] === 0;
  const isBlocked = rule.blockedBy?.some((id) => found.has(id)) ?? false;
  if (isMissing || isBlocked || rule.onlyInLong) return false;
  if (rule.needsStructure && !facts.hasStructure) return false;
  return !(rule.changedInUa2 && notes.includes('ua2'));
}

/**
 * Returns the rules that were checked, and those of them that passed; none if a limit ended the check.
 * @param rules at least those of the document's format
 */
export function checkedRules(report: Report, rules: Rules): {checked: Rule[]; passed: Rule[]} {
  const {facts, findings, consequences, notes} = report;
  if (notes.some((note) => note.startsWith('limit-'))) return {checked: [], passed: []};
  const found = new Set([...findings, ...consequences].map(({rule}) => rule));
  const checked = [...rules.values()].filter(
    (rule) =>
      rule.kind !== 'person' &&
      rule.formats.includes(facts.format) &&
      (found.has(rule.id) || isEvaluated(rule, report, found)),
  );
  return {checked, passed: checked.filter(({id}) => !found.has(id))};
}
