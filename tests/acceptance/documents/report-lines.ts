/** A report as short lines, for snapshots: every finding is compared, and not only the expected one. */
import type {Finding, Place, Report} from 'document-check';

const placeOf = ({follows, ...place}: Place): string =>
  Object.values(place)
    .filter(Boolean)
    .map((value) => JSON.stringify(value))
    .join(' ') + (follows ? ` after ${placeOf(follows)}` : '');

const linesOf = ({rule, kind, count, places}: Finding): string[] => [
  `${kind} ${rule}: ${count}`,
  ...places
    .map(placeOf)
    .filter(Boolean)
    .map((place) => `  ${place}`),
];

/** Returns what a report says: its facts, its notes, and all findings with their places. */
export function reportLines(report: Report): string {
  const {facts, notes, madeWith = [], findings, consequences} = report;
  const isAsked = ({kind}: Finding) => kind === 'person';
  const asked = findings.filter(isAsked).map(({rule, count}) => `${rule} ${count}`);
  return [
    Object.entries(facts)
      .filter(([, value]) => value)
      .map((fact) => fact.join(' '))
      .join(', '),
    ...[...notes, ...madeWith].map((note) => `note ${note}`),
    ...findings.filter((finding) => !isAsked(finding)).flatMap(linesOf),
    ...consequences.flatMap(linesOf).map((line) => `caused ${line}`),
    asked.join(', '),
  ].join('\n');
}
