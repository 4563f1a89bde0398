/** `npm run forms`: manages what was submitted. docs/operate.md is its guide. */
import {spawnSync} from 'node:child_process';
import {run} from './cli/run';

process.stdout.on('error', ({code, message}: NodeJS.ErrnoException) => {
  // A reader that has seen enough, such as `head`, needs no message; but not all was written.
  if (code !== 'EPIPE') console.error(`The output cannot be written: ${message}`);
  process.exit(1);
});

/** Writes to syslog, which the journal reads; to the terminal where there is no `logger`. */
function log(line: string): void {
  const options = ['-t', 'trendsoft-forms', '-p', 'auth.notice', '--', line];
  const {status} = spawnSync('logger', options, {stdio: 'ignore'});
  if (status !== 0) console.error(`Log: ${line}`);
}

void run(process.argv.slice(2), process.env, {
  input: process.stdin,
  out: process.stdout,
  error: process.stderr,
  // npm changes to the project's folder, so paths begin where npm was called.
  folder: process.env.INIT_CWD ?? process.cwd(),
  log,
}).then((code) => {
  process.exitCode = code;
});
