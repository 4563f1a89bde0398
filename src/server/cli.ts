/** `npm run forms`: looks after what was submitted. docs/operate.md is its guide. */
import {terminal} from './cli/io';
import {run} from './cli/run';

process.stdout.on('error', ({code, message}: NodeJS.ErrnoException) => {
  // A reader that has seen enough, such as `head`, needs no message; but not all was written.
  if (code !== 'EPIPE') console.error(`The output cannot be written: ${message}`);
  process.exit(1);
});

void run(process.argv.slice(2), process.env, terminal()).then((code) => {
  process.exitCode = code;
});
