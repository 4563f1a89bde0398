/** Compares the reports of two versions of a document. */
import type {Finding, Place, Report} from './finding.ts';

type Part = 'fixed' | 'fresh' | 'left';

/** The changes for one rule: the numbers of fixed, new (`fresh`) and remaining (`left`) places. */
export interface Change extends Record<Part, number> {
  rule: string;
  /** Empty lists unless all places are known. */
  places: Readonly<Record<Part, readonly Place[]>>;
}

export interface Comparison extends Record<Part, number> {
  /** Whether the earlier version had no tags, so that faults in them could not be found. */
  isNewlyTagged: boolean;
  rules: Change[];
}

const keyOf = ({page, element, text, after}: Place) =>
  JSON.stringify([text ? '' : page, element, text ?? after]);

const UNKNOWN = {fixed: [], fresh: [], left: []};

/** Compares the findings of one rule: by place if all places are known, otherwise by count. */
function changeOf(rule: string, before?: Finding, after?: Finding): Change {
  const [countBefore, countAfter] = [before?.count ?? 0, after?.count ?? 0];
  const fixed = [...(before?.places ?? [])];
  const [fresh, left]: [Place[], Place[]] = [[], []];
  for (const place of after?.places ?? []) {
    const index = fixed.findIndex((old) => keyOf(old) === keyOf(place));
    if (index >= 0) fixed.splice(index, 1);
    (index >= 0 ? left : fresh).push(place);
  }
  const isListed = [before, after].every((one) => !one || one.places.length === one.count);
  const both = isListed ? left.length : Math.min(countBefore, countAfter);
  const places = isListed ? {fixed, fresh, left} : UNKNOWN;
  return {rule, fixed: countBefore - both, fresh: countAfter - both, left: both, places};
}

/** Returns one id for the two rules that report a missing title. */
const nameOf = (rule: string) => (rule === '7.1-8' ? '7.1-9' : rule);

const found = (findings: readonly Finding[]) =>
  new Map(findings.filter(({kind}) => kind !== 'person').map((one) => [nameOf(one.rule), one]));

/** Returns what was fixed, what is new and what is left, by rule and place. Questions for a person are left out. */
export function compareReports(before: Report, after: Report): Comparison {
  const [old, now] = [found(before.findings), found(after.findings)];
  const rules = [...new Set([...old.keys(), ...now.keys()])].map((rule) =>
    changeOf(rule, old.get(rule), now.get(rule)),
  );
  const sum = (part: Part) => rules.reduce((all, one) => all + one[part], 0);
  const isNewlyTagged = after.facts.tagged && !before.facts.tagged;
  return {fixed: sum('fixed'), fresh: sum('fresh'), left: sum('left'), rules, isNewlyTagged};
}
