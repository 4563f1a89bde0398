import type {Report} from 'document-check';

const ticks = new WeakMap<Report, Set<string>>();

/** Returns the ids of the questions that a person has ticked for a document. They are only in memory. */
export function ticksOf(report: Report): Set<string> {
  const known = ticks.get(report) ?? new Set();
  ticks.set(report, known);
  return known;
}
