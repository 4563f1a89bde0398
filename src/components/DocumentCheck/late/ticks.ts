import type {Report} from 'document-check';

const ticks = new WeakMap<Report, Set<string>>();

/** Returns the questions that a person has ticked for a document, by rule: only in memory, for the page and its reports. */
export function ticksOf(report: Report): Set<string> {
  const known = ticks.get(report) ?? new Set();
  ticks.set(report, known);
  return known;
}
