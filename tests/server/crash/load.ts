/** Minutes of what happens together on an ordinary day: posts, uploads, staff, and a restart each minute. */
import {readFileSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import type {StoreLocation} from '../../../src/server/store/open';
import {compiled} from '../setup/programs';
import type {Running} from '../setup/programs';
import {startMailServer} from '../setup/mail';
import {SERVER, startServer, storeOf} from './rounds';
import {staffAt} from './staff';
import {settle, type Figures} from './verify';
import {startVisitors} from './visitors';

const MINUTE_MS = 60_000;
/** Between two commands. */
const PAUSE_MS = 2000;
const VISITORS = {count: 8, filesEvery: 10, fileBytes: 60_000, pauseMs: 200};

export interface LoadFigures extends Figures {
  /** Attempts without an answer while a server was up. */
  unanswered: number;
  /** Memory of the server at the end of each minute, in MB. */
  memory: number[];
}

/** Resident memory of a process, in MB. */
function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** Runs it on one store. @throws Error when a command of the staff fails */
export async function load(
  location: StoreLocation,
  minutes: number,
  report: (minute: number, acknowledged: number, megabytes: number) => void,
): Promise<LoadFigures> {
  const {script, forms, remove} = await compiled(SERVER);
  const mail = await startMailServer();
  const staff = await staffAt(forms, storeOf(location));
  const visitors = startVisitors(VISITORS);
  const memory: number[] = [];
  let unanswered = 0;
  let command = 0;
  let server: Running | undefined;
  try {
    for (let minute = 1; minute <= minutes; minute += 1) {
      await server?.end('SIGTERM');
      server = await startServer(script, {location, mail});
      visitors.aim(server.url);
      const end = Date.now() + MINUTE_MS;
      // What was under way at the restart comes again first.
      await sleep(1000);
      const before = visitors.refused;
      while (Date.now() < end) {
        const failed = await staff.run((command += 1));
        if (failed.length > 0) throw new Error(failed.join('\n'));
        await sleep(PAUSE_MS);
      }
      unanswered += visitors.refused - before;
      memory.push(memoryOf(server.pid));
      report(minute, visitors.acknowledged.length, memory.at(-1) ?? 0);
    }
    await visitors.finish();
    return {...(await settle(location, visitors, mail)), unanswered, memory};
  } finally {
    await server?.end('SIGTERM');
    await staff.remove();
    await mail.stop();
    await remove();
  }
}
