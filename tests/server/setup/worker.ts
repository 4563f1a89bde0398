/** Workers over a real store, with their logs. */
import Fastify from 'fastify';
import type {Deliver} from '../../../src/server/deliver/channel';
import {startWorker, type Worker, type WorkerOptions} from '../../../src/server/deliver/worker';
import {quietLogger} from '../../../src/server/log';
import type {Delivery, Store} from '../../../src/server/store/store';
import {eventually} from './eventually';
import {placeForEach, type Place} from './stores';
import {deliveriesOf} from './submissions';

/** Longer than any test. */
export const NEVER_MS = 10 * 60 * 1000;

export interface LogLine {
  /** pino's: 30 info, 40 warn, 50 error. */
  level: number;
  id?: string;
  channel?: string;
  attempt?: number;
  error?: string;
  msg?: string;
}

interface TestWorker extends Worker {
  log: readonly LogLine[];
}

interface Workplace {
  store: Store;
  /** Starts a worker that looks at the queue all the time, with this channel for mails. */
  start(mail: Deliver, options?: Partial<WorkerOptions>): TestWorker;
  /** Waits until the only delivery of a submission is like this. */
  becomes(id: string, delivery: Partial<Delivery>): Promise<void>;
  /** Puts the clock of the store ahead. */
  pass(ms: number): void;
}

/** An empty store for each test, and workers on it that are stopped after it. */
export function workplaceForEach(makePlace: () => Promise<Place>): Workplace {
  let ahead = 0;
  const place = placeForEach(makePlace, {now: () => Date.now() + ahead});
  let workers: Worker[] = [];
  const workplace: Omit<Workplace, 'store'> & {store?: Store} = {
    start(mail, options) {
      const log: LogLine[] = [];
      const write = (line: string) => void log.push(JSON.parse(line) as LogLine);
      const app = Fastify({logger: quietLogger({write})});
      const common = {store: open(), channels: {mail}, log: app.log, pollMs: 20};
      const worker = startWorker({...common, ...options});
      workers.push(worker);
      return {...worker, log};
    },
    becomes: (id, delivery) =>
      eventually(async () => expect(await deliveriesOf(open(), id)).toMatchObject([delivery])),
    pass: (ms) => void (ahead += ms),
  };
  const open = () => workplace.store as Store;
  beforeEach(async () => {
    workers = [];
    workplace.store = await place.open();
  });
  // Before the store is closed.
  afterEach(() => Promise.all(workers.map((worker) => worker.stop())));
  return workplace as Workplace;
}

/** A channel that waits for a word before it takes anything. */
export function gatedChannel(): {deliver: Deliver; begun: string[]; open(): void} {
  const begun: string[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  const deliver: Deliver = async ({submission}) => {
    begun.push(submission.id);
    await gate;
  };
  return {deliver, begun, open: () => open()};
}
