/** A worker over a real store, with its log. */
import Fastify from 'fastify';
import type {Deliver} from '../../../src/server/deliver/channel';
import {startWorker, type Worker, type WorkerOptions} from '../../../src/server/deliver/worker';
import {quietLogger} from '../../../src/server/log';
import {openStore} from '../../../src/server/store/open';
import type {Channel, Delivery, Store} from '../../../src/server/store/store';
import {eventually} from './eventually';
import {ENQUIRY} from './forms';
import type {Place} from './stores';

/** Longer than any test. */
export const NEVER_MS = 10 * 60 * 1000;

/** Keeps one enquiry that is to go to these channels. @returns its id. */
export async function saveEnquiry(
  store: Store,
  channels: readonly Channel[] = ['mail'],
  fields: Partial<typeof ENQUIRY> = {},
): Promise<string> {
  const result = await store.save({form: 'contact', fields: {...ENQUIRY, ...fields}, channels});
  if (result.outcome !== 'stored') throw new Error(result.outcome);
  return result.id;
}

/** Keeps so many enquiries that are to be mailed. @returns their ids. */
export function saveMany(store: Store, count: number): Promise<string[]> {
  const names = Array.from({length: count}, (_, index) => `Company ${index}`);
  return Promise.all(names.map((companyName) => saveEnquiry(store, ['mail'], {companyName})));
}

/** The deliveries of one submission. */
export async function deliveriesOf(store: Store, id: string): Promise<readonly Delivery[]> {
  return (await store.find(id))?.deliveries ?? [];
}

export interface LogLine {
  /** pino's: 30 info, 40 warn, 50 error. */
  level: number;
  id?: string;
  channel?: string;
  attempt?: number;
  ms?: number;
  error?: string;
  msg?: string;
}

export interface TestWorker extends Worker {
  log: readonly LogLine[];
  /** The log as it was written. */
  printed(): string;
}

/** Starts a worker on the store, with this channel for mails. */
export type StartWorker = (mail: Deliver, options?: Partial<WorkerOptions>) => TestWorker;

/** Waits until the only delivery of a submission is like this. */
export type Becomes = (id: string, delivery: Partial<Delivery>) => Promise<void>;

interface Workplace {
  store: Store;
  start: StartWorker;
  becomes: Becomes;
  /** Stops the workers, and takes the store away. */
  end(): Promise<void>;
}

/** An empty store, and workers on it. */
export async function openWorkplace(makePlace: () => Promise<Place>): Promise<Workplace> {
  const place = await makePlace();
  const store = await openStore(place.location);
  const workers: TestWorker[] = [];
  return {
    store,
    start(mail, options) {
      const worker = startTestWorker({store, channels: {mail}, ...options});
      workers.push(worker);
      return worker;
    },
    becomes: (id, delivery) =>
      eventually(async () => expect(await deliveriesOf(store, id)).toMatchObject([delivery])),
    async end() {
      await Promise.all(workers.map((worker) => worker.stop()));
      await store.close();
      await place.remove();
    },
  };
}

/** Looks at the queue all the time, and keeps its log. */
function startTestWorker(
  options: Pick<WorkerOptions, 'store' | 'channels'> & Partial<WorkerOptions>,
): TestWorker {
  const lines: string[] = [];
  const log: LogLine[] = [];
  const write = (line: string) => {
    lines.push(line);
    log.push(JSON.parse(line) as LogLine);
  };
  const app = Fastify({logger: quietLogger({write})});
  const worker = startWorker({log: app.log, pollMs: 20, ...options});
  return {...worker, log, printed: () => lines.join('')};
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
