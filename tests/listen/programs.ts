/** The programs of a run: started in an order, stopped in the opposite one, and never left behind. */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import type {Readable} from 'node:stream';

/** How long a program may take to end by itself. */
const GRACE_MS = 3000;

/** Of all runs: none may outlive us, however we end. */
const started = new Set<ChildProcess>();
process.on('exit', () => started.forEach((child) => signal(child, 'SIGKILL')));

export class Programs {
  private readonly running: ChildProcess[] = [];

  constructor(readonly env: Record<string, string>) {}

  /** Starts a program in a process group of its own. Descriptor 3 is a pipe to us. */
  start(program: string, args: string[], env: Record<string, string> = {}): ChildProcess {
    const child = spawn(program, args, {
      detached: true,
      env: {...this.env, ...env},
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (process.env['LISTEN_DEBUG']) process.stderr.write(text);
    });
    this.running.push(child);
    started.add(child);
    return child;
  }

  /**
   * Starts a program that writes a line to descriptor 3 when it is ready.
   * @returns that line
   * @throws Error when it ends without
   */
  async startAndAsk(program: string, args: string[]): Promise<string> {
    const child = this.start(program, args);
    let line = '';
    for await (const text of child.stdio[3] as Readable) {
      line += String(text);
      if (line.includes('\n')) return line.trim();
    }
    throw new Error(`${program} did not start. LISTEN_DEBUG=1 shows what it says.`);
  }

  /** Ends all, the last started first. */
  async stop(): Promise<void> {
    for (const child of this.running.splice(0).reverse()) await end(child);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    signal(child, 'SIGTERM');
    const timer = setTimeout(() => signal(child, 'SIGKILL'), GRACE_MS);
    await ended;
    clearTimeout(timer);
  }
  signal(child, 'SIGKILL'); // What it had started and left.
  started.delete(child);
}

function signal({pid}: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, name);
  } catch {
    // The group has ended.
  }
}
