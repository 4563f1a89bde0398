import {DeliveryError, type Deliver} from '../../src/server/deliver/channel';
import type {Store} from '../../src/server/store/store';
import {eventually} from './setup/eventually';
import {DATABASES} from './setup/stores';
import {channelsFor} from './setup/submissions';
import {
  NEVER_MS,
  deliveriesOf,
  openWorkplace,
  saveEnquiry,
  type Becomes,
  type StartWorker,
} from './setup/worker';

/** Short, for who waits until one has ended; long enough for an attempt on a busy machine. */
const LEASE_MS = 3000;

describe.each(DATABASES)('with %s', (_name, makePlace) => {
  let store: Store;
  let start: StartWorker;
  let becomes: Becomes;
  let end: () => Promise<void>;
  beforeEach(async () => ({store, start, becomes, end} = await openWorkplace(makePlace)));
  afterEach(() => end());

  describe('a failure', () => {
    test('is tried again later, with the reason kept', async () => {
      const id = await saveEnquiry(store);
      const attempts: number[] = [];
      const deliver: Deliver = async ({attempt}) => {
        attempts.push(attempt);
        if (attempt === 1) throw new DeliveryError('SMTP: 451 4.3.0 to DATA');
      };
      let goOn = NEVER_MS;
      const worker = start(deliver, {retryDelay: () => goOn});
      await becomes(id, {state: 'waiting', attempts: 1, error: 'SMTP: 451 4.3.0 to DATA'});
      await eventually(() =>
        expect(worker.log).toMatchObject([
          {level: 40, id, channel: 'mail', attempt: 1, error: 'SMTP: 451 4.3.0 to DATA'},
        ]),
      );
      goOn = 1;
      const channels = channelsFor({contact: ['mail']});
      expect(await store.retry({id, channels})).toBe(1);
      await becomes(id, {state: 'done'});
      expect(attempts).toHaveLength(2);
    });

    test('comes back after the time that the backoff says', async () => {
      const id = await saveEnquiry(store);
      const asked: number[] = [];
      const retryDelay = (attempt: number) => {
        asked.push(attempt);
        return 1;
      };
      const deliver: Deliver = async ({attempt}) => {
        if (attempt < 3) throw new DeliveryError('Not yet');
      };
      start(deliver, {retryDelay});
      await becomes(id, {state: 'done', attempts: 3});
      expect(asked).toEqual([1, 2]);
    });

    test('is given up after the last attempt, and an operator can bring it back', async () => {
      const id = await saveEnquiry(store);
      let works = false;
      const deliver: Deliver = async () => {
        if (!works) throw new DeliveryError('SMTP: 550 5.1.1 to RCPT TO');
      };
      const retryDelay = (attempt: number) => (attempt < 3 ? 1 : undefined);
      const worker = start(deliver, {retryDelay});
      await becomes(id, {state: 'dead', attempts: 3, error: 'SMTP: 550 5.1.1 to RCPT TO'});
      await eventually(() => expect(worker.log.at(-1)).toMatchObject({level: 50, attempt: 3}));
      works = true;
      await store.retry({channels: channelsFor({contact: ['mail']})});
      await becomes(id, {state: 'done'});
    });

    test('that may quote a visitor is told by its code alone', async () => {
      const id = await saveEnquiry(store);
      const worker = start(
        async () => {
          throw Object.assign(new Error('550 <asha@example.com> unknown'), {code: 'EENVELOPE'});
        },
        {retryDelay: () => NEVER_MS},
      );
      await becomes(id, {state: 'waiting', error: 'EENVELOPE'});
      await eventually(() => expect(worker.log).toHaveLength(1));
      expect(worker.printed()).not.toMatch(/asha/i);
    });

    test('is none where a channel is not set up: that is left to others', async () => {
      const id = await saveEnquiry(store, ['sheet']);
      const other = await saveEnquiry(store, ['mail'], {companyName: 'Other'});
      const worker = start(async () => {});
      await becomes(other, {state: 'done'});
      await worker.stop();
      expect(await deliveriesOf(store, id)).toMatchObject([{state: 'waiting', attempts: 0}]);
    });
  });

  describe('time', () => {
    test('an attempt ends before its lease, and makes space, even if the channel hangs', async () => {
      const id = await saveEnquiry(store);
      const signals: AbortSignal[] = [];
      const deliver: Deliver = ({signal, attempt}) => {
        signals.push(signal);
        return attempt === 1 ? new Promise(() => {}) : Promise.resolve();
      };
      const worker = start(deliver, {leaseMs: 400, concurrency: 1, retryDelay: () => 1});
      await becomes(id, {state: 'done'});
      expect(signals[0]?.aborted).toBe(true);
      expect(worker.log[0]).toMatchObject({level: 40, error: 'No answer in time'});
    });

    test('a worker that died loses what it had to another', async () => {
      const id = await saveEnquiry(store);
      const [claim] = await store.claim(1, LEASE_MS);
      start(async () => {}, {leaseMs: LEASE_MS});
      await becomes(id, {state: 'done', attempts: 2});
      expect(await store.delivered(claim!)).toBe(false);
    });

    test('a worker that was too slow notices that it lost its lease', async () => {
      const id = await saveEnquiry(store);
      let settle = () => {};
      const settled = new Promise<void>((resolve) => (settle = resolve));
      const delivered: Store['delivered'] = async (claim) => {
        await settled;
        return store.delivered(claim);
      };
      // It does not look for another.
      const late = {store: {...store, delivered}, pollMs: NEVER_MS, leaseMs: LEASE_MS};
      const slow = start(async () => {}, late);
      await becomes(id, {attempts: 1});
      start(async () => {}, {leaseMs: LEASE_MS});
      await becomes(id, {state: 'done', attempts: 2});
      settle();
      await eventually(() => {
        expect(slow.log).toMatchObject([
          {level: 40, id, msg: expect.stringContaining('no longer')},
        ]);
      });
      expect(await deliveriesOf(store, id)).toMatchObject([{state: 'done', attempts: 2}]);
    });
  });
});
