/** Runs the programs as an operator does. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {symlink} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {text} from 'node:stream/consumers';
import {JITI} from '../../../scripts/command-line/parts';
import {newFolder} from '../../../packages/forms-service/tests/setup/folders';

type Environment = Record<string, string>;

function startProgram(script: string, args: readonly string[], env: Environment) {
  const {PATH = ''} = process.env;
  const reader = script.endsWith('.ts') ? [JITI] : [];
  return spawn(process.execPath, [...reader, script, ...args], {
    env: {PATH, ...env},
    stdio: 'pipe',
  });
}

/** Runs a program until it exits, with `input` as its standard input. */
export async function run(
  script: string,
  args: readonly string[] = [],
  env: Environment = {},
  input = '',
) {
  const child = startProgram(script, args, env);
  child.stdin.end(input);
  const closed = once(child, 'close') as Promise<[number | null]>;
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return {code, out, error};
}

export interface Running {
  url: string;
  pid: number;
  /** Returns the output so far. */
  printed(): string;
  /** Sends the signal and waits. @returns the exit code, or null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts src/server/main.ts, or its bundle, and waits until it listens. */
export function startMain(env: Environment, script = 'src/server/main.ts'): Promise<Running> {
  return startServerProgram(script, env, 'Ctrl+C');
}

/** Starts a program, and waits until it has printed its address and `last`. */
export function startServerProgram(script: string, env: Environment, last = ''): Promise<Running> {
  const child = startProgram(script, [], {PORT: '0', ...env});
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  let printed = '';
  return new Promise((resolve, reject) => {
    child.on('close', () => reject(new Error(printed)));
    child.stderr.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const [url] = /http:\/\/\S+:\d+/.exec(printed) ?? [];
      if (!url || !printed.includes(last)) return;
      const end = (signal: NodeJS.Signals) => {
        child.kill(signal);
        return closed;
      };
      resolve({url, pid: child.pid ?? 0, printed: () => printed, end});
    });
  });
}

/** Bundles the server and the CLI, which makes each start five times faster. @returns their paths */
export async function compiled(source?: string): Promise<{script: string; forms: string}> {
  const {PROGRAMS, bundle} = await import('../../../scripts/package/bundle');
  const folder = await newFolder('compiled');
  await bundle(folder, {...PROGRAMS, ...(source && {server: source})});
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  return {script: join(folder, 'server.cjs'), forms: join(folder, 'forms.cjs')};
}
