/** Starts a program, and waits for what it says once it listens. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';

interface Program {
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
  const said = await new Promise<string>((resolve, reject) => {
    const fail = (why: unknown) =>
      reject(new Error(`${command} did not start: ${String(why)}\n${output.slice(-2000)}`));
    setTimeout(fail, PATIENCE_MS, `silent for ${PATIENCE_MS} ms`).unref();
    child.once('error', fail).once('exit', fail);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const [, caught] = ready.exec(output) ?? [];
        if (caught !== undefined) resolve(caught);
      });
    }
  });
  return {
    said,
    takeLines: () => {
      const lines = output.slice(taken).split('\n');
      taken = output.length;
      return lines;
    },
    stop: async () => {
      if (!child.pid || child.exitCode !== null) return;
      const ended = once(child, 'close');
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    },
  };
}
