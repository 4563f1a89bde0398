/** Runs programs as an operator does. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {dirname, join} from 'node:path';
import {text} from 'node:stream/consumers';

type Environment = Readonly<Record<string, string>>;

/** jiti's command line, which runs TypeScript files. */
const JITI = join(dirname(require.resolve('jiti/package.json')), 'lib/jiti-cli.mjs');

/** Arguments of Node for a program of the museum. */
export const museumProgram = (name: 'staff' | 'serve'): readonly string[] => [
  JITI,
  join(__dirname, `museum-${name}.ts`),
];

/** Runs a program until it exits, with `input` as its standard input. @param program arguments of Node */
export async function run(
  program: readonly string[],
  args: readonly string[] = [],
  env: Environment = {},
  input = '',
) {
  const {PATH = ''} = process.env;
  const child = spawn(process.execPath, [...program, ...args], {env: {PATH, ...env}});
  child.stdin.end(input);
  const closed = once(child, 'close') as Promise<[number | null]>;
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return {code, out, error};
}
