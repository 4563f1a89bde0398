/** The programs of a desktop: started in order, stopped in reverse order, and never left running. */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import type {Readable} from 'node:stream';

/** How long a program may take to end by itself. */
const GRACE_MS = 3000;

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => signal(child, 'SIGKILL')));

export class Programs {
  private readonly started: ChildProcess[] = [];

  constructor(readonly env: Record<string, string>) {}

  /** Starts a program in a process group of its own. Descriptor 3 is a pipe to this process. */
  start(program: string, args: string[], env: Record<string, string> = {}): ChildProcess {
    const child = spawn(program, args, {
      detached: true,
      env: {...this.env, ...env},
      stdio: ['ignore', 'ignore', process.env['LISTEN_DEBUG'] ? 'inherit' : 'ignore', 'pipe'],
    });
    this.started.push(child);
    running.add(child);
    return child;
  }

  /** Returns the line that a program writes to descriptor 3 when it is ready. @throws Error if it ends before that */
  async startAndAsk(program: string, args: string[]): Promise<string> {
    let line = '';
    for await (const text of this.start(program, args).stdio[3] as Readable) {
      line += String(text);
      if (line.includes('\n')) return line.trim();
    }
    throw new Error(`${program} did not start. LISTEN_DEBUG=1 shows what it prints.`);
  }

  /** Stops all programs, the last started first. */
  async stop(): Promise<void> {
    for (const child of this.started.splice(0).reverse()) await end(child);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit', {signal: AbortSignal.timeout(GRACE_MS)});
    signal(child, 'SIGTERM');
    await ended.catch(() => undefined);
  }
  signal(child, 'SIGKILL'); // Child processes that it left.
  running.delete(child);
}

function signal({pid}: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // The group has ended.
  }
}
