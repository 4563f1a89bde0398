/** The commands as a program: reads the command line of this process, and sets its exit code. */
import {spawnSync} from 'node:child_process';
import type {Configuration} from '../server/configuration.ts';
import {run} from './run.ts';

/** Runs the command line of this process. @param args the words after the program's name */
export async function runCommands(
  configuration: Configuration,
  args: readonly string[],
): Promise<void> {
  process.stdout.on('error', ({code, message}: NodeJS.ErrnoException) => {
    // EPIPE: the reader, such as `head`, has closed the pipe. That needs no message, but fails the command.
    if (code !== 'EPIPE') console.error(`The output cannot be written: ${message}`);
    process.exit(1);
  });
  process.exitCode = await run(configuration, args, process.env, {
    input: process.stdin,
    out: process.stdout,
    error: process.stderr,
    // npm changes to the project's folder; paths are relative to the folder where npm was called.
    folder: process.env.INIT_CWD ?? process.cwd(),
    log: (line) => log(configuration.program, line),
  });
}

/** Writes a line to syslog or, without `logger`, to the terminal. */
function log(program: string, line: string): void {
  const options = ['-t', program, '-p', 'auth.notice', '--', line];
  const {status} = spawnSync('logger', options, {stdio: 'ignore'});
  if (status !== 0) console.error(`Log: ${line}`);
}
