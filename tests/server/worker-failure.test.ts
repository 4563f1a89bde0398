/** Deliveries that fail, hang, or are stopped: again after a while, and not beyond a lease. */
import {ATTEMPTS, retryDelay} from '../../src/server/deliver/backoff';
import {DeliveryError, failureWords, type Deliver} from '../../src/server/deliver/channel';
import type {Store} from '../../src/server/store/store';
import {eventually} from './setup/eventually';
import {DATABASES} from './setup/stores';
import {channelsFor, deliveriesOf, saveEnquiry} from './setup/submissions';
import {NEVER_MS, gatedChannel, workplaceForEach} from './setup/worker';

const LEASE_MS = 60_000;

describe.each(DATABASES)('with %s', (_name, makePlace) => {
  const workplace = workplaceForEach(makePlace);
  const {start, becomes, pass} = workplace;
  let store: Store;
  beforeEach(() => ({store} = workplace));

  test('a failure is tried again after the backoff, with its reason kept and logged', async () => {
    const id = await saveEnquiry(store);
    const asked: number[] = [];
    let delay = NEVER_MS;
    const deliver: Deliver = async ({attempt}) => {
      if (attempt < 4) throw new DeliveryError('SMTP: 451 4.3.0 to DATA');
    };
    const {log} = start(deliver, {retryDelay: (attempt) => (asked.push(attempt), delay)});
    await becomes(id, {state: 'waiting', attempts: 1, error: 'SMTP: 451 4.3.0 to DATA'});
    const line = {level: 40, id, channel: 'mail', attempt: 1, error: 'SMTP: 451 4.3.0 to DATA'};
    await eventually(() => expect(log).toMatchObject([line]));
    delay = 1;
    pass(NEVER_MS);
    await becomes(id, {state: 'done', attempts: 4});
    expect(asked).toEqual([1, 2, 3]);
  });

  test('a failure is given up after the last attempt, and an operator can bring it back', async () => {
    const id = await saveEnquiry(store);
    let works = false;
    const deliver: Deliver = async () => {
      if (!works) throw Object.assign(new Error('550 <asha@example.com>'), {code: 'EENVELOPE'});
    };
    const {log} = start(deliver, {retryDelay: (attempt) => (attempt < 3 ? 1 : undefined)});
    await becomes(id, {state: 'dead', attempts: 3, error: 'EENVELOPE'});
    await eventually(() => expect(log.at(-1)).toMatchObject({level: 50, attempt: 3}));
    works = true;
    await store.retry({channels: channelsFor({contact: ['mail']})});
    await becomes(id, {state: 'done'});
  });

  test('an attempt ends before its lease, and makes space, even if the channel hangs', async () => {
    const id = await saveEnquiry(store);
    const signals: AbortSignal[] = [];
    const deliver: Deliver = ({signal, attempt}) => {
      signals.push(signal);
      return attempt === 1 ? new Promise(() => {}) : Promise.resolve();
    };
    const {log} = start(deliver, {leaseMs: 400, concurrency: 1, retryDelay: () => 1});
    await becomes(id, {state: 'done'});
    expect(signals[0]?.aborted).toBe(true);
    expect(log[0]).toMatchObject({level: 40, error: 'No answer in time'});
  });

  test('a worker that died, or was too slow, loses what it had to another, and notices', async () => {
    const id = await saveEnquiry(store);
    let settle = () => {};
    const settled = new Promise<void>((resolve) => (settle = resolve));
    const delivered: Store['delivered'] = async (claim) => {
      await settled;
      return store.delivered(claim);
    };
    const late = {store: {...store, delivered}, pollMs: NEVER_MS, leaseMs: LEASE_MS};
    const slow = start(async () => {}, late);
    await becomes(id, {attempts: 1});
    pass(LEASE_MS);
    start(async () => {}, {leaseMs: LEASE_MS});
    await becomes(id, {state: 'done', attempts: 2});
    settle();
    const line = {level: 40, id, msg: expect.stringContaining('no longer')};
    await eventually(() => expect(slow.log).toMatchObject([line]));
    expect(await deliveriesOf(store, id)).toMatchObject([{state: 'done', attempts: 2}]);
  });

  test('a stop waits for what is under way, takes nothing on, and closes the channels', async () => {
    const id = await saveEnquiry(store);
    const {deliver, begun, open} = gatedChannel();
    const close = jest.fn();
    const worker = start(Object.assign(deliver, {close}));
    await eventually(() => expect(begun).toEqual([id]));
    let stopped = false;
    const stopping = worker.stop().then(() => (stopped = true));
    const later = await saveEnquiry(store, ['mail'], {companyName: 'Later'});
    worker.wake();
    await new Promise(setImmediate);
    expect([stopped, close.mock.calls]).toEqual([false, []]);
    open();
    await stopping;
    expect(await deliveriesOf(store, id)).toMatchObject([{state: 'done'}]);
    expect(await deliveriesOf(store, later)).toMatchObject([{state: 'waiting', attempts: 0}]);
    expect(close).toHaveBeenCalled();
  });

  test('a stop does not wait for ever: the next start tries again', async () => {
    const id = await saveEnquiry(store);
    const {deliver, begun} = gatedChannel();
    const worker = start(deliver, {drainMs: 1, retryDelay: () => 1});
    await eventually(() => expect(begun).toEqual([id]));
    await worker.stop();
    const error = 'The server stopped';
    expect(await deliveriesOf(store, id)).toMatchObject([{state: 'waiting', error}]);
  });
});

test('retries come after half a minute, each after twice as long, six hours at most, for three days', () => {
  const HOUR_MS = 60 * 60 * 1000;
  const delays = (random: number) =>
    Array.from({length: ATTEMPTS - 1}, (_, index) => retryDelay(index + 1, () => random) ?? NaN);
  expect(delays(0.5).slice(0, 5)).toEqual([30_000, 60_000, 120_000, 240_000, 480_000]);
  expect(Math.max(...delays(0.5))).toBe(6 * HOUR_MS);
  const days = delays(0.5).reduce((total, delay) => total + delay, 0) / (24 * HOUR_MS);
  expect(days).toBeCloseTo(3.1, 1);
  // What failed together comes back apart.
  expect([delays(0)[0], delays(1)[0]]).toEqual([24_000, 36_000]);
  // Until an operator begins another round.
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
])('of the failure %j the words "%s" are stored', (error, words) => {
  expect(failureWords(error)).toBe(words);
});
