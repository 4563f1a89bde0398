/** The section of docs/benchmarks.md about waking: the worst of each sign, then page by page. */
import {table} from './table';
import {SIGNS, type Waking} from './waking';

const FIGURES = ['paint', 'task', 'enhanced'] as const;
const HEAD = ['first interaction to paint, ms', 'longest task, ms', 'touch to enhanced, ms'];

/** The worst page of each figure. */
function worstRows(waking: Record<string, Waking[]>): (string | number)[][] {
  return Object.entries(waking).flatMap(([build, runs]) =>
    SIGNS.map((sign) => {
      const own = runs.filter((run) => run.sign === sign);
      return [build, sign, ...FIGURES.map((figure) => Math.max(...own.map((run) => run[figure])))];
    }),
  );
}

/** @param waking build → its pages, three signs each */
export function wakingSection(waking: Record<string, Waking[]>): string {
  return [
    '## Waking',
    `A phone (4 times slower CPU, slow 4G) is touched as soon as the page is painted: a finger on the first
button of the header, the Tab key, or that button’s bare \`click\`, as assistive technology sends it. Tasks are CPU
time of the main thread. The goal is at most 50 ms for the paint and for each task. The worst page of each:`,
    table(['build', 'sign', ...HEAD], worstRows(waking)),
    ...Object.entries(waking).map(([build, runs]) =>
      [
        `Page by page, \`${build}\`:`,
        table(
          ['page', 'sign', ...HEAD],
          runs.map((run) => [run.url, run.sign, ...FIGURES.map((figure) => run[figure])]),
        ),
      ].join('\n\n'),
    ),
  ].join('\n\n');
}
