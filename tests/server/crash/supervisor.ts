/** Runs the service as a service manager does: starts it again when it has ended, and replaces a release by another. */
import {setTimeout as sleep} from 'node:timers/promises';
import {type Running, startServerProgram} from '../setup/programs';
import type {createOutages} from './outages';

/** A service manager kills a service that has not stopped after this time (TimeoutStopSec in deploy/). */
const STOP_MS = 20_000;
/** Pause before the service is started again (RestartSec). */
const RESTART_MS = 500;

export type Supervisor = ReturnType<typeof createSupervisor>;

/** @param releases paths of two compiled servers */
export function createSupervisor(
  releases: readonly [string, string],
  env: Record<string, string>,
  outages: ReturnType<typeof createOutages>,
) {
  let current: Running | undefined;
  let release = 0;
  const supervisor = {
    url: undefined as string | undefined,
    /** Reasons for which a server did not start, although nothing was wrong. */
    failed: [] as string[],
    /** How many servers had to be killed, since they did not stop. */
    stuck: 0,

    /** Starts the current release, as often as necessary. */
    async start(): Promise<void> {
      const ready = outages.announce('service');
      current = undefined;
      supervisor.url = undefined;
      while (!current) {
        current = await startServerProgram(releases[release] ?? '', env).catch(() => undefined);
        if (!current) await sleep(RESTART_MS);
      }
      supervisor.url = current.url;
      ready();
    },

    /** Ends the server by a signal, and starts it again; or the other release. */
    async restart(signal: 'SIGKILL' | 'SIGTERM', {isReplaced = false} = {}): Promise<void> {
      const over = outages.announce('service');
      supervisor.url = undefined;
      if (current) await end(current, signal);
      if (isReplaced) release = 1 - release;
      await supervisor.start();
      over();
    },

    /** Starts the other release beside the current one, which then stops. @returns false if the other did not start */
    async replaceUnnoticed(): Promise<boolean> {
      const begun = performance.now();
      const next = await startServerProgram(releases[1 - release] ?? '', env).catch(
        (error: unknown) => error as Error,
      );
      if (next instanceof Error) {
        if (!outages.since(begun)) supervisor.failed.push(next.message.trim());
        return false;
      }
      release = 1 - release;
      const previous = current;
      current = next;
      supervisor.url = next.url;
      if (previous) await end(previous, 'SIGTERM');
      return true;
    },

    stop: async () => {
      if (current) await end(current, 'SIGTERM');
    },
  };

  async function end(server: Running, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const hasEnded = await endInTime(server, signal);
    if (hasEnded) return;
    supervisor.stuck += 1;
    await server.end('SIGKILL');
  }

  return supervisor;
}

/** @returns false if the server is still running after STOP_MS */
async function endInTime(server: Running, signal: 'SIGKILL' | 'SIGTERM'): Promise<boolean> {
  const waiting = new AbortController();
  const hasEnded = await Promise.race([
    server.end(signal).then(() => true),
    sleep(STOP_MS, false, {signal: waiting.signal}).catch(() => true),
  ]);
  waiting.abort();
  return hasEnded;
}
