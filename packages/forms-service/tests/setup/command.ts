/** Runs a command of staff inside the test's process, which is a second faster than a child process. */
import {Readable, Writable} from 'node:stream';
import type {FormsService} from '../../src/index';

interface Options {
  /** Base folder of relative paths. */
  folder?: string;
  /** Whether the output is a terminal. */
  isTTY?: boolean;
  /** Standard input. */
  input?: string;
  /** Whether a person types the input at a terminal. */
  isTyped?: boolean;
}

/** Returns a function that runs the commands of a service. */
export function commandOf(service: FormsService) {
  return (
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
    options: Options = {},
  ) => runCommand(service, args, env, options);
}

async function runCommand(
  service: FormsService,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  {folder = process.cwd(), isTTY = false, input = '', isTyped = false}: Options,
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
  const code = await service.command(args, env, {
    input: Object.assign(Readable.from([input]), {isTTY: isTyped}),
    out: collect('out'),
    error: collect('error'),
    folder,
    log: (line) => void log.push(line),
  });
  return {code, ...printed, log};
}
