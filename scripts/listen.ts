/** `npm run listen`: a screen reader goes through tasks in two browsers. */
import {HELP, OPTIONS, listenAndReport, listenToFaults, optionsOf} from '../tests/listen';
import {needsBuild} from './build/needed';
import {command, NOT_POSSIBLE, OK} from './command-line';

// Programs are stopped when the process exits, and a signal alone is no exit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

command({name: 'npm run listen --', help: HELP, options: OPTIONS}, async (values, words) => {
  const options = optionsOf(values, words);
  needsBuild();
  const faults = await (options.planted ? listenToFaults(options) : listenAndReport(options));
  return faults > 0 ? NOT_POSSIBLE : OK;
});
