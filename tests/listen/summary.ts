/** What docs/listen/summary.json holds: the accessibility statement and others read it. */
import {brokenOf, expectationsOf} from './listen';
import type {Performance} from './perform';

export interface Summary {
  /** When it was run: ISO 8601, UTC. */
  date: string;
  /** Of the site that was listened to, with `+changes` when it was not as committed. */
  commit: string;
  screenReader: {name: string; version: string};
  browsers: {name: string; version: string}[];
  tasks: {
    id: string;
    title: string;
    browser: string;
    expectations: number;
    /** One sentence for each expectation that did not hold. */
    broken: string[];
  }[];
}

export interface Origin {
  date: string;
  commit: string;
  versions: {orca: string; firefox: string; chromium: string};
}

const NAMES = {firefox: 'Firefox', chromium: 'Chromium'} as const;

export function summarise(performances: readonly Performance[], origin: Origin): Summary {
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
