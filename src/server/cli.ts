/** `npm run forms`: manages submissions. docs/operate.md is its guide. */
import {spawnSync} from 'node:child_process';
import {run} from './cli/run';

process.stdout.on('error', ({code, message}: NodeJS.ErrnoException) => {
  // EPIPE: the reader, such as `head`, has closed the pipe. That needs no message, but fails the command.
  if (code !== 'EPIPE') console.error(`The output cannot be written: ${message}`);
  process.exit(1);
});

/** Writes a line to syslog or, without `logger`, to the terminal. */
function log(line: string): void {
  const options = ['-t', 'trendsoft-forms', '-p', 'auth.notice', '--', line];
  const {status} = spawnSync('logger', options, {stdio: 'ignore'});
  if (status !== 0) console.error(`Log: ${line}`);
}

void run(process.argv.slice(2), process.env, {
  input: process.stdin,
  out: process.stdout,
  error: process.stderr,
  // npm changes to the project's folder; paths are relative to the folder where npm was called.
  folder: process.env.INIT_CWD ?? process.cwd(),
  log,
}).then((code) => {
  process.exitCode = code;
});
