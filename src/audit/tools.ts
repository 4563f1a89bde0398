/** Lists browsers, screen readers and tasks of the tests, as attributes of the blocks that show them. */
import type {Formats} from '../locales';
import type {AuditSummary, ListenSummary} from './types';

const sum = (figures: readonly number[]) => figures.reduce((all, one) => all + one, 0);

/** Returns the rows of <TestedWith>: the audit's browser first, then each browser with the screen reader. */
export function testedWith(
  {browser, date, scans}: AuditSummary,
  {number, day, list, pluralIndex}: Formats,
  listened?: ListenSummary,
) {
  const audit = {
    tool: browser,
    by: 'audit',
    date: day(date),
    looks: number(scans),
    pluralIndex: pluralIndex(scans),
    broken: '',
  };
  const listen = (listened?.browsers ?? []).map(({name, version}) => {
    const tasks = listened?.tasks.filter((task) => task.browser === name) ?? [];
    const looks = sum(tasks.map(({expectations}) => expectations));
    const failed = sum(tasks.map(({broken}) => broken.length));
    const {screenReader} = listened ?? {};
    return {
      tool: list([`${screenReader?.name} ${screenReader?.version}`, `${name} ${version}`]),
      by: 'screen reader',
      date: listened ? day(listened.date) : '',
      looks: number(looks),
      pluralIndex: pluralIndex(looks),
      broken: failed === 0 ? '' : number(failed),
    };
  });
  return [audit, ...listen];
}

export type TestedTool = ReturnType<typeof testedWith>[number];

/** Returns the rows of <ScreenReaderTasks>, with `heard` only if less than expected; none if no run is published. */
export function tasksOf(listened?: ListenSummary) {
  return (listened?.tasks ?? []).map(({title, browser, expectations, broken}) => ({
    title,
    browser,
    expectations: String(expectations),
    ...(broken.length > 0 && {heard: String(expectations - broken.length)}),
  }));
}

export type ScreenReaderTask = ReturnType<typeof tasksOf>[number];
