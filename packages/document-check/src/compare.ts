/** What has changed between two versions of a document. */
import type {Finding, Place, Report} from './finding.ts';

/** How often a rule was broken: no longer, for the first time, and still. */
export interface Change {
  rule: string;
  fixed: number;
  fresh: number;
  left: number;
}

export interface Comparison {
  fixed: number;
  fresh: number;
  left: number;
  rules: Change[];
}

const keyOf = ({page, element, words}: Place) =>
  JSON.stringify([words ? '' : page, element, words]);

/** Returns how many findings of one rule are in both versions: by place where all places are known, else by number. */
function inBoth(before: Finding, after: Finding): number {
  const isListed = [before, after].every(({places, count}) => places.length === count);
  if (!isListed) return Math.min(before.count, after.count);
  const keys = before.places.map(keyOf);
  return after.places.filter((place) => {
    const index = keys.indexOf(keyOf(place));
    if (index >= 0) keys.splice(index, 1);
    return index >= 0;
  }).length;
}

/** Returns what was fixed, what is new and what is left, by rule and place. Questions for a person are left out. */
export function compareReports(before: Report, after: Report): Comparison {
  const found = ({findings}: Report) =>
    new Map(findings.filter(({kind}) => kind !== 'person').map((one) => [one.rule, one]));
  const [old, now] = [found(before), found(after)];
  const rules = [...new Set([...old.keys(), ...now.keys()])].map((rule): Change => {
    const [was, is] = [old.get(rule), now.get(rule)];
    const left = was && is ? inBoth(was, is) : 0;
    return {rule, fixed: (was?.count ?? 0) - left, fresh: (is?.count ?? 0) - left, left};
  });
  const sum = (part: 'fixed' | 'fresh' | 'left') => rules.reduce((all, one) => all + one[part], 0);
  return {fixed: sum('fixed'), fresh: sum('fresh'), left: sum('left'), rules};
}
