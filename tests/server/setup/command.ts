/** Runs `npm run forms` inside the test's process, which takes a second less than a program. */
import {Writable} from 'node:stream';
import {run} from '../../../src/server/cli/run';
import type {Finished} from './programs';

interface Options {
  /** Where relative paths begin. */
  folder?: string;
  /** Whether somebody watches. */
  isTTY?: boolean;
}

/** What a command printed, and its exit code. */
export async function forms(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  {folder = process.cwd(), isTTY = false}: Options = {},
): Promise<Finished> {
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
  const code = await run(args, env, {out: collect('out'), error: collect('error'), folder});
  return {code, ...printed};
}
