/** What the tables of pages come to: goals, medians and worst pages of each build, and their ratio. */
import type {PageRun} from './pages';

/** One figure of a page, and what it may be at most. */
interface Measure {
  label: string;
  /** As a reader writes it, unit included. */
  goal: string;
  of: (run: PageRun) => number;
  limit: (url: string) => number;
  /** Digits after the point. */
  digits: number;
}

/** Bytes on the wire of all that a page fetched. */
export const bytes = ({transfer}: PageRun) =>
  Object.values(transfer).reduce((sum, size) => sum + size, 0);

const MEASURES: readonly Measure[] = [
  {
    label: 'points lost, of 400',
    goal: '0; home 2',
    of: ({scores}) => 400 - scores.reduce((sum, score) => sum + score, 0),
    limit: (url) => (url === '/' ? 2 : 0),
    digits: 0,
  },
  {
    label: 'LCP, s',
    goal: '1.2; home 1.4',
    of: ({lcp}) => lcp / 1000,
    limit: (url) => (url === '/' ? 1.4 : 1.2),
    digits: 2,
  },
  {label: 'TBT, ms', goal: '30', of: ({tbt}) => tbt, limit: () => 30, digits: 0},
  {label: 'CLS', goal: '0.005', of: ({cls}) => cls, limit: () => 0.005, digits: 3},
  {label: 'requests', goal: '12', of: ({requests}) => requests, limit: () => 12, digits: 0},
  {label: 'KiB', goal: '80', of: (run) => bytes(run) / 1024, limit: () => 80, digits: 1},
  {
    label: 'main thread, s',
    goal: '',
    of: ({mainThread}) => mainThread / 1000,
    limit: () => Infinity,
    digits: 2,
  },
];

/** A sentence for each goal that a page misses, such as `/About: TBT, ms 44, goal 30`. */
export function misses(runs: PageRun[]): string[] {
  return runs.flatMap((run) =>
    // Judged as it is shown.
    MEASURES.filter(({of, limit, digits}) => Number(of(run).toFixed(digits)) > limit(run.url)).map(
      ({label, goal, of, digits}) =>
        `${run.url}: ${label} ${of(run).toFixed(digits)}, goal ${goal}`,
    ),
  );
}

/** The middle of some values; of the two in the middle, what is between them. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half] ?? NaN;
  return sorted.length % 2 === 0 ? ((sorted[half - 1] ?? NaN) + upper) / 2 : upper;
}

/**
 * Rows of a table: a measure, its goal, then for each build the median of its pages, the worst page
 * in brackets, and how many times the first build's median that is.
 */
export function summaryRows(builds: PageRun[][]): string[][] {
  return MEASURES.map(({label, goal, of, digits}) => {
    const first = median((builds[0] ?? []).map(of));
    const cells = builds.map((runs, at) => {
      const values = runs.map(of);
      const middle = median(values);
      const text = `${middle.toFixed(digits)} (${Math.max(...values).toFixed(digits)})`;
      // Nothing is a multiple of nothing.
      return at > 0 && first > 0 ? `${text} × ${(middle / first).toFixed(1)}` : text;
    });
    return [label, goal, ...cells];
  });
}
