/** What `npm run listen` is told. */
import {UsageError, type Values} from '../../scripts/command-line';
import {BROWSERS, type Browser} from './browsers';
import type {Task} from './task';
import {TASKS} from './tasks';

export const HELP = `npm run listen [-- [TASK…] [--browser firefox|chromium] [--update | --planted]]

The screen reader Orca goes through tasks on the built site, in Firefox and Chromium; what it says is
compared with what must be heard. Transcripts and summary.json are written to listen/, which is not committed.

  TASK…        tasks whose name begins so; all when left out
  --browser    one browser; both when left out
  --update     all tasks, both browsers: writes docs/listen/summary.json, too, which the statement shows
  --planted    puts faults into the site, and tells whether their task hears them; with TASK, those of that task
  --help       this

Exit codes: 0 nothing broken, 1 an expectation does not hold or a planted fault was not heard, 2 not understood.

Tasks: ${TASKS.map(({id}) => id).join(', ')}`;

export interface Options {
  tasks: readonly Task[];
  browsers: readonly Browser[];
  update: boolean;
  planted: boolean;
}

export const OPTIONS = {
  browser: {type: 'string'},
  update: {type: 'boolean'},
  planted: {type: 'boolean'},
} as const;

/** What is asked for. @throws UsageError for what is not understood */
export function optionsOf(values: Values<typeof OPTIONS>, words: readonly string[]): Options {
  const {browser, update = false, planted = false} = values;
  if (browser !== undefined && !isBrowser(browser)) {
    throw new UsageError(`There is no browser "${browser}". There are ${BROWSERS.join(' and ')}.`);
  }
  const stranger = words.find((name) => !TASKS.some(({id}) => id.startsWith(name)));
  if (stranger !== undefined) throw new UsageError(`No task is called "${stranger}".`);
  if (update && (words.length > 0 || browser)) {
    throw new UsageError('--update is about all tasks in both browsers; name none.');
  }
  const isAsked = ({id}: Task) => words.some((name) => id.startsWith(name));
  const tasks = words.length > 0 ? TASKS.filter(isAsked) : TASKS;
  return {tasks, browsers: browser ? [browser] : BROWSERS, update, planted};
}

function isBrowser(name: string): name is Browser {
  return (BROWSERS as readonly string[]).includes(name);
}
