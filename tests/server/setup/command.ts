/** Runs `npm run forms` inside the test's process, which takes a second less than a program. */
import {Readable, Writable} from 'node:stream';
import {run} from '../../../src/server/cli/run';

interface Options {
  /** Where relative paths begin. */
  folder?: string;
  /** Whether somebody watches. */
  isTTY?: boolean;
  /** What is typed. */
  input?: string;
}

/** What a command printed and wrote to the system's log, and its exit code. */
export async function forms(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  {folder = process.cwd(), isTTY = false, input = ''}: Options = {},
) {
  const log: string[] = [];
  const printed = {out: '', error: ''};
  const collect = (to: keyof typeof printed) => {
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        printed[to] += chunk.toString();
        done();
      },
    });
    return Object.assign(stream, {isTTY});
  };
  const code = await run(args, env, {
    ...{input: Readable.from([input]), out: collect('out'), error: collect('error'), folder},
    log: (line) => void log.push(line),
  });
  return {code, ...printed, log};
}
