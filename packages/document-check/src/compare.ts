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
  /** Whether only the later PDF has tags: faults in tags could not be found in the earlier one. */
  isNewlyTagged: boolean;
  rules: Change[];
}

// A place with text counts as the same place if its text has moved to another page.
const keyOf = ({page, element, text, follows, within}: Place) =>
  JSON.stringify([text ? '' : page, element, text ?? follows, within]);

const UNKNOWN: Record<Part, readonly Place[]> = {fixed: [], fresh: [], left: []};

/** Compares the findings of one rule: by place if all places are known, otherwise by count. */
function changeOf(rule: string, before?: Finding, after?: Finding): Change {
  const countBefore = before?.count ?? 0;
  const countAfter = after?.count ?? 0;
  const areAllKnown = [before, after].every((one) => !one || one.places.length === one.count);
  const places = areAllKnown ? comparePlaces(before?.places, after?.places) : UNKNOWN;
  const same = areAllKnown ? places.left.length : Math.min(countBefore, countAfter);
  return {rule, fixed: countBefore - same, fresh: countAfter - same, left: same, places};
}

function comparePlaces(
  before: readonly Place[] = [],
  after: readonly Place[] = [],
): Record<Part, readonly Place[]> {
  const fixed = [...before];
  const fresh: Place[] = [];
  const left: Place[] = [];
  for (const place of after) {
    const index = fixed.findIndex((old) => keyOf(old) === keyOf(place));
    if (index < 0) {
      fresh.push(place);
    } else {
      fixed.splice(index, 1);
      left.push(place);
    }
  }
  return {fixed, fresh, left};
}

/** Returns one id for the two rules that report a missing title. */
const idOf = (rule: string) => (rule === '7.1-8' ? '7.1-9' : rule);

const byRule = (findings: readonly Finding[]) =>
  new Map(findings.filter(({kind}) => kind !== 'person').map((one) => [idOf(one.rule), one]));

/** Returns what was fixed, what is new and what remains, by rule and place. Questions that only a person can answer are left out. */
export function compareReports(before: Report, after: Report): Comparison {
  const earlier = byRule(before.findings);
  const later = byRule(after.findings);
  const rules = [...new Set([...earlier.keys(), ...later.keys()])].map((rule) =>
    changeOf(rule, earlier.get(rule), later.get(rule)),
  );
  const sum = (part: Part) => rules.reduce((all, one) => all + one[part], 0);
  const {format, hasStructure} = after.facts;
  const isNewlyTagged = format === 'pdf' && hasStructure && !before.facts.hasStructure;
  return {fixed: sum('fixed'), fresh: sum('fresh'), left: sum('left'), rules, isNewlyTagged};
}
