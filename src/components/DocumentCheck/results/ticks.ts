import type {Report} from '@trendsoft/document-check';

/** Returns a store of the questions that a person has ticked. It is only in memory. */
export function createTicks() {
  const idsByReport = new WeakMap<Report, Set<string>>();
  return {
    /** Returns the ids of the questions that are ticked for a document. */
    of: (report: Report): Set<string> => {
      const known = idsByReport.get(report) ?? new Set();
      idsByReport.set(report, known);
      return known;
    },
  };
}

export const {of: ticksOf} = createTicks();
