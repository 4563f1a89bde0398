/** What docs/listen/summary.json holds: the accessibility statement and others read it. */
import type {ListenSummary} from '../../src/plugins/accessibility-report/listen';
import {brokenOf, expectationsOf} from './listen';
import type {Performance} from './perform';

export interface Origin {
  date: string;
  commit: string;
  versions: {orca: string; firefox: string; chromium: string};
}

const NAMES = {firefox: 'Firefox', chromium: 'Chromium'} as const;

export function summarise(performances: readonly Performance[], origin: Origin): ListenSummary {
  const {date, commit, versions} = origin;
  const browsers = [...new Set(performances.map(({browser}) => browser))];
  return {
    date,
    commit,
    screenReader: {name: 'Orca', version: versions.orca},
    browsers: browsers.map((browser) => ({name: NAMES[browser], version: versions[browser]})),
    tasks: performances.map((performance) => ({
      id: performance.task.id,
      title: performance.task.title,
      browser: NAMES[performance.browser],
      expectations: expectationsOf(performance),
      broken: brokenOf(performance),
    })),
  };
}
