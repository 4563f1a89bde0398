/** `npm run listen`: runs tasks with a screen reader in two browsers. */
import {BROWSERS, listenAndReport, TASKS} from '../tests/listen';
import {requireBuild} from './build/require-build';
import {command, NOT_POSSIBLE, OK, oneOf, UsageError} from './command-line';
import {listenToFaults} from './listen/planted';

const HELP = `npm run listen -- [TASK...] [--browser firefox|chromium] [--update | --planted]

Runs tasks on the built site with the screen reader Orca, in Firefox and Chromium, and compares what it says
with what must be announced. Transcripts and summary.json are written to listen/, which is not committed.

  TASK       all tasks whose names begin with this; default: all
  --browser  one browser; default: both
  --update   all tasks in both browsers: also writes docs/listen/summary.json, which the statement shows
  --planted  plants faults in the site, and prints whether a task notices each

Exit codes: 0 all passed, 1 a check failed or no task noticed a planted fault, 2 wrong usage.

Tasks: ${TASKS.map(({id}) => id).join(', ')}`;

const OPTIONS = {
  browser: {type: 'string'},
  update: {type: 'boolean'},
  planted: {type: 'boolean'},
} as const;

// Programs are stopped on the `exit` event, which a signal alone does not emit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

command({name: 'npm run listen --', help: HELP, options: OPTIONS}, async (values, args) => {
  const {browser, update = false, planted = false} = values;
  const unknown = args.find((word) => !TASKS.some(({id}) => id.startsWith(word)));
  if (unknown !== undefined) throw new UsageError(`No task is called "${unknown}".`);
  if (update && (args.length > 0 || browser)) {
    throw new UsageError('--update is for all tasks in both browsers: leave out the other names.');
  }
  const browsers = browser ? [oneOf('--browser', BROWSERS, browser)] : BROWSERS;
  const tasks = TASKS.filter(
    ({id}) => args.length === 0 || args.some((word) => id.startsWith(word)),
  );
  requireBuild();
  const faults = await (planted
    ? listenToFaults(tasks, browsers)
    : listenAndReport({tasks, browsers, update}));
  return faults > 0 ? NOT_POSSIBLE : OK;
});
