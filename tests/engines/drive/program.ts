/** Starts a program, and waits for what it says once it listens. */
import {spawn, type ChildProcess} from 'node:child_process';

export interface Program {
  process: ChildProcess;
  /** What the pattern caught. */
  said: string;
  /** Lines of its output since the last call. */
  takeLines: () => string[];
  stop: () => Promise<void>;
}

/** A busy machine takes its time; a program that says nothing in this time never will. */
const PATIENCE_MS = 60_000;

/**
 * @param ready caught in what the program says on either output; its first group becomes `said`
 * @throws Error with the program's last words, when it ends or keeps silent instead
 */
export async function start(
  command: string,
  args: readonly string[],
  ready: RegExp,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Program> {
  // In a process group of its own, so that what it starts ends with it.
  const child = spawn(command, args, {env, detached: true, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  let taken = 0;
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const said = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) =>
      reject(new Error(`${command} did not start: ${why}\n${output.slice(-2000)}`));
    const timer = setTimeout(() => fail(`silent for ${PATIENCE_MS} ms`), PATIENCE_MS);
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const [, caught] = ready.exec(output) ?? [];
      if (caught === undefined) return;
      clearTimeout(timer);
      resolve(caught);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', ({message}) => fail(message));
    child.once('exit', (code) => fail(`it ended with ${code ?? 'a signal'}`));
  });
  return {
    process: child,
    said,
    takeLines: () => {
      const lines = output.slice(taken).split('\n');
      taken = output.length;
      return lines;
    },
    stop: async () => {
      if (child.pid && child.exitCode === null) end(child.pid);
      await ended;
    },
  };
}

function end(group: number): void {
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}
