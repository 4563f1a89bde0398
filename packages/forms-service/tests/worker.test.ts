/** The delivery worker: concurrency, retries, database failures and stops. */
import {setTimeout as pause} from 'node:timers/promises';
import Fastify from 'fastify';
import {DeliveryError, failureReason, type Deliver} from '../src/server/deliver/channel';
import {ATTEMPTS, retryDelay, startWorker} from '../src/server/deliver/worker';
import type {Worker, WorkerOptions} from '../src/server/deliver/worker';
import {loggerOptions} from '../src/server/log';
import {StoreUnavailableError, type Delivery, type Store} from '../src/server/store/store';
import {eventually} from './setup/eventually';
import {startForEach} from './setup/lifetime';
import {DATABASES} from './setup/museum';
import {VISIT} from './setup/samples';
import {NO_CHANNELS, deliveriesOf, saveVisit} from './setup/submissions';

/** A delay longer than any test. */
const NEVER_MS = 10 * 60 * 1000;

/** Returns a promise and the function that resolves it. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {opened, open: () => open()};
}

/** Returns a mail channel whose deliveries wait until `open` is called. */
function gatedChannel() {
  const begun: string[] = [];
  const {opened, open} = gate();
  const deliver: Deliver = async ({submission}) => {
    begun.push(submission.id);
    await opened;
  };
  return {deliver, begun, open};
}

describe.each(DATABASES)('with %s', (_name, makeDb) => {
  let ahead = 0;
  const db = startForEach(() => makeDb({now: () => Date.now() + ahead}));
  const pass = (ms: number) => {
    ahead += ms;
  };
  let store: Store;
  let workers: Worker[];
  beforeEach(async () => {
    [store, workers, ahead] = [await db.open(), [], 0];
  });
  // Stop the workers before the store is closed.
  afterEach(() => Promise.all(workers.map((worker) => worker.stop())));

  /** Starts a worker that polls the queue every 20 ms, with this mail channel. */
  function start(mail: Deliver, options?: Partial<WorkerOptions>) {
    const log: Array<Record<string, unknown>> = [];
    const write = (line: string) => void log.push(JSON.parse(line) as (typeof log)[0]);
    const app = Fastify({logger: loggerOptions({write})});
    const common = {store, channels: {mail}, log: app.log, pollMs: 20};
    const worker = startWorker({...common, ...options});
    workers.push(worker);
    return {...worker, log};
  }

  /** Waits until the only delivery of a submission matches. */
  const becomes = (id: string, delivery: Partial<Delivery>) =>
    eventually(async () => expect(await deliveriesOf(store, id)).toMatchObject([delivery]));

  test.each(['between two claims', 'during a claim'])('poll() %s is not lost', async (when) => {
    let id = '';
    const fill = async () => {
      id = await saveVisit(store);
      worker.poll();
    };
    let claims = 0;
    const claim: Store['claim'] = async (...args) => {
      const found = await store.claim(...args);
      if ((claims += 1) === 1 && when === 'during a claim') await fill();
      return found;
    };
    const worker = start(async () => {}, {store: {...store, claim}, pollMs: NEVER_MS});
    await eventually(() => expect(claims).toBeGreaterThan(0));
    if (when !== 'during a claim') await fill();
    await eventually(() => expect(id).not.toBe(''));
    await becomes(id, {state: 'done'});
  });

  test('all submissions are delivered, no more than `concurrency` at a time', async () => {
    const names = Array.from({length: 20}, (_, index) => `Company ${index}`);
    for (const school of names) await saveVisit(store, ['mail'], {school});
    const {deliver, begun, open} = gatedChannel();
    let now = 0;
    let most = 0;
    const counted: Deliver = async (delivering) => {
      most = Math.max(most, (now += 1));
      await deliver(delivering);
      now -= 1;
    };
    const worker = start(counted, {concurrency: 3, pollMs: NEVER_MS});
    await eventually(() => expect(begun).toHaveLength(3));
    worker.poll();
    // Long enough for a fourth delivery to start.
    await pause(200);
    open();
    await eventually(async () => expect(await store.counts()).toMatchObject({waiting: 0}));
    expect([most, new Set(begun).size, begun.length]).toEqual([3, 20, 20]);
  });

  test('a delivery erased after its claim, or without a channel on this server, is not attempted', async () => {
    await saveVisit(store);
    const other = await saveVisit(store, ['mail', 'sheet'], {email: 'other@example.com'});
    const took: string[] = [];
    const claim: Store['claim'] = async (...args) => {
      const claims = await store.claim(...args);
      await store.erase({email: VISIT.email});
      return claims;
    };
    const deliver: Deliver = async ({submission}) => void took.push(submission.id);
    const worker = start(deliver, {store: {...store, claim}});
    await eventually(async () => expect(await store.counts()).toMatchObject({waiting: 1}));
    await worker.stop();
    expect(took).toEqual([other]);
    const sheet = {channel: 'sheet', state: 'waiting', attempts: 0};
    expect(await deliveriesOf(store, other)).toMatchObject([{state: 'done'}, sheet]);
    const delivered = worker.log.filter(({msg}) => msg === 'Delivered');
    expect(delivered).toMatchObject([{id: other}]);
  });

  test('while the database is down, the worker logs it once, waits, and sends nothing twice', async () => {
    let down = false;
    const refused = new Set<string>();
    const through =
      <Args extends unknown[], Result>(name: string, work: (...args: Args) => Promise<Result>) =>
      async (...args: Args) => {
        const result = down ? undefined : await work(...args);
        // A query that was running when the database went down gets no answer.
        if (!down) return result as Result;
        refused.add(name);
        throw new StoreUnavailableError('connection refused');
      };
    const unsteady = {
      ...store,
      claim: through('claim', store.claim),
      delivered: through('delivered', store.delivered),
    };
    const id = await saveVisit(store);
    let sent = 0;
    const deliver: Deliver = async () => {
      sent += 1;
      down = true;
    };
    const {log} = start(deliver, {store: unsteady, concurrency: 2});
    await eventually(() => expect([...refused].sort()).toEqual(['claim', 'delivered']));
    expect(await deliveriesOf(store, id)).toMatchObject([{state: 'waiting'}]);
    down = false;
    await becomes(id, {state: 'done', attempts: 1});
    await eventually(() =>
      expect(log.map(({level, msg}) => [level, msg])).toEqual([
        [50, 'The database does not answer: deliveries wait'],
        [30, 'The database answers again'],
        [30, 'Delivered'],
      ]),
    );
    expect(sent).toBe(1);
  });

  test('a failed delivery is retried after the backoff; its reason is stored and logged', async () => {
    const id = await saveVisit(store);
    const asked: number[] = [];
    let delay = NEVER_MS;
    const deliver: Deliver = async ({attempt}) => {
      if (attempt < 4) throw new DeliveryError('SMTP: 451 4.3.0 to DATA');
    };
    const retryDelay: WorkerOptions['retryDelay'] = (attempt, random) => {
      // With `random`, the worker asks how long a delay can be.
      if (random === undefined) asked.push(attempt);
      return delay;
    };
    const {log} = start(deliver, {retryDelay});
    await becomes(id, {state: 'waiting', attempts: 1, error: 'SMTP: 451 4.3.0 to DATA'});
    const [delivery] = await deliveriesOf(store, id);
    expect(Date.parse(delivery?.at ?? '')).toBeGreaterThan(Date.now() + NEVER_MS / 2);
    const line = {level: 40, id, channel: 'mail', attempt: 1, error: 'SMTP: 451 4.3.0 to DATA'};
    await eventually(() => expect(log).toMatchObject([line]));
    delay = 1;
    pass(NEVER_MS);
    await becomes(id, {state: 'done', attempts: 4});
    expect(asked).toEqual([1, 2, 3]);
  });

  test('a delivery is dead after the last attempt, and an operator can retry it', async () => {
    const id = await saveVisit(store);
    let works = false;
    const deliver: Deliver = async () => {
      if (!works) throw Object.assign(new Error('550 <asha@example.com>'), {code: 'EENVELOPE'});
    };
    const {log} = start(deliver, {retryDelay: (attempt) => (attempt < 3 ? 1 : undefined)});
    await becomes(id, {state: 'dead', attempts: 3, error: 'EENVELOPE'});
    await eventually(() => expect(log.at(-1)).toMatchObject({level: 50, attempt: 3}));
    works = true;
    await store.retry({channels: {...NO_CHANNELS, visit: ['mail']}});
    await becomes(id, {state: 'done'});
  });

  test('an attempt without an answer ends before its lease expires', async () => {
    const id = await saveVisit(store);
    const {deliver} = gatedChannel();
    start(deliver, {leaseMs: 500, retryDelay: () => NEVER_MS});
    await becomes(id, {state: 'waiting', attempts: 1, error: 'No answer in time'});
  });

  test('a stop waits for deliveries in progress, claims no others, and closes the channels', async () => {
    const id = await saveVisit(store);
    const {deliver, begun, open} = gatedChannel();
    const close = jest.fn();
    const worker = start(Object.assign(deliver, {close}), {pollMs: NEVER_MS});
    await eventually(() => expect(begun).toEqual([id]));
    let stopped = false;
    const stopping = worker.stop().then(() => {
      stopped = true;
    });
    const later = await saveVisit(store, ['mail'], {school: 'Later'});
    worker.poll();
    await new Promise(setImmediate);
    expect([stopped, close.mock.calls]).toEqual([false, []]);
    open();
    await stopping;
    expect(await deliveriesOf(store, id)).toMatchObject([{state: 'done'}]);
    expect(await deliveriesOf(store, later)).toMatchObject([{state: 'waiting', attempts: 0}]);
    expect(close).toHaveBeenCalled();
  });

  test.each(['in progress', 'that returns late'])('a stop releases a claim %s', async (when) => {
    const isLate = when !== 'in progress';
    const id = await saveVisit(store);
    const {deliver, begun} = gatedChannel();
    const {opened, open} = gate();
    const claim: Store['claim'] = async (...args) => {
      if (isLate) await opened;
      return store.claim(...args);
    };
    const worker = start(deliver, {drainMs: 1, retryDelay: () => 1, store: {...store, claim}});
    if (!isLate) await eventually(() => expect(begun).toEqual([id]));
    const stopping = worker.stop();
    // Timers fire in order, so the drain time of 1 ms is over.
    await pause(50);
    open();
    await stopping;
    const error = 'The server stopped';
    expect(await deliveriesOf(store, id)).toMatchObject([{state: 'waiting', error}]);
    expect(begun).toEqual(isLate ? [] : [id]);
  });
});

test('retries start after 30 seconds, double up to six hours, and end after three days', () => {
  const HOUR_MS = 60 * 60 * 1000;
  const delays = (random: number) =>
    Array.from({length: ATTEMPTS - 1}, (_, index) => retryDelay(index + 1, () => random) ?? NaN);
  expect(delays(0.5).slice(0, 5)).toEqual([30_000, 60_000, 120_000, 240_000, 480_000]);
  expect(Math.max(...delays(0.5))).toBe(6 * HOUR_MS);
  const days = delays(0.5).reduce((total, delay) => total + delay, 0) / (24 * HOUR_MS);
  expect(days).toBeCloseTo(3.1, 1);
  // Jitter spreads deliveries that failed at the same time.
  expect([delays(0)[0], delays(1)[0]]).toEqual([24_000, 36_000]);
  // A retry by an operator starts a new series.
  expect([ATTEMPTS, ATTEMPTS + 1].map((attempt) => retryDelay(attempt, () => 0.5))).toEqual([
    undefined,
    30_000,
  ]);
});

test.each([
  [new DeliveryError('Google: 404'), 'Google: 404'],
  [{code: '5.1.1'}, '5.1.1'],
  [{code: 'asha@example.com said no', name: 'TypeError'}, 'TypeError'],
  [{code: 'asha@example.com', name: 'Asha Rao'}, 'Unknown error'],
  [undefined, 'Unknown error'],
])('the failure %j is stored as "%s"', (error, text) => {
  expect(failureReason(error)).toBe(text);
});
