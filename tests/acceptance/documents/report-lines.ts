/** A report as short lines, for snapshots: every finding is compared, and not only the expected one. */
import type {Finding, Report} from '@trendsoft/document-check';

const linesOf = ({rule, kind, count, places}: Finding): string[] => [
  `${kind} ${rule}: ${count}`,
  ...places.map((place) => `  ${JSON.stringify(place)}`),
];

/** Returns the facts, notes and findings of a report; a fact that is 0 or false is left out. */
export function reportLines(report: Report): string {
  const {facts, notes, madeWith = [], findings, consequences} = report;
  const isAsked = ({kind}: Finding) => kind === 'person';
  const asked = findings.filter(isAsked).map(({rule, count}) => `${rule} ${count}`);
  return [
    Object.entries(facts)
      .filter(([, value]) => value)
      .map((fact) => fact.join(' '))
      .join(', '),
    ...notes.map((note) => `note ${note}`),
    ...madeWith.filter(Boolean).map((program) => `made with ${program}`),
    ...findings.filter((finding) => !isAsked(finding)).flatMap(linesOf),
    ...consequences.flatMap(linesOf).map((line) => `caused ${line}`),
    asked.join(', '),
  ].join('\n');
}
