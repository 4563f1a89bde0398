/** `npm run listen`: a screen reader goes through tasks in two browsers. `--help` says more. */
import {existsSync} from 'node:fs';
import {HELP, OptionError, readOptions} from '../tests/listen/options';
import {listenAndReport, listenToFaults} from './listen/report';

/** Exit codes: 0 nothing broken, 1 something broken, 2 not understood. */
async function main(args: string[]): Promise<number> {
  const options = readOptions(args);
  if (!options) {
    console.log(HELP);
    return 0;
  }
  if (!existsSync('build/index.html')) {
    console.error('There is no build to listen to. Make one: npm run build');
    return 1;
  }
  const faults = await (options.planted ? listenToFaults(options) : listenAndReport(options));
  return faults > 0 ? 1 : 0;
}

// Programs are stopped when the process exits, and a signal alone is no exit.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof OptionError ? error.message : error);
    if (error instanceof OptionError) console.error('See: npm run listen -- --help');
    process.exitCode = error instanceof OptionError ? 2 : 1;
  },
);
