/** The delivery queue, shared by several servers. */
import {HOLD_SCORE, type Claim, type Store} from '../src/server/store/store';
import {startForEach} from './setup/lifetime';
import {DATABASES} from './setup/museum';
import {VISIT, WITH_FILE} from './setup/samples';
import {ALL_CHANNELS, NO_CHANNELS, deliveriesOf, saveVisit} from './setup/submissions';

const LEASE = 60_000;

describe.each(DATABASES)('in %s', (_name, makeDb) => {
  let one: Store;
  let other: Store;
  let time = Date.parse('2026-05-01T10:00:00Z');
  const pass = (ms: number) => {
    time += ms;
  };
  const db = startForEach(() => makeDb({now: () => time}));
  beforeEach(async () => {
    one = await db.open();
    other = await db.open();
  });

  const add = (name: string, channels?: Array<'mail' | 'sheet'>) =>
    saveVisit(one, channels, {name});
  const claimOne = async (store: Store): Promise<Claim> => {
    const [claim] = await store.claim(1, LEASE);
    if (!claim) throw new Error('Nothing is due');
    return claim;
  };

  test('two servers share the queue without claiming a delivery twice', async () => {
    for (let index = 0; index < 60; index++) await add(`Person ${index}`, ['mail', 'sheet']);
    const taken = await Promise.all(
      Array.from({length: 16}, (_, index) => (index % 2 ? one : other).claim(10, LEASE)),
    );
    const rest = [await one.claim(200, LEASE), await other.claim(200, LEASE)];
    const all = [...taken, ...rest].flat();
    const names = all.map(({submissionId, channel}) => `${submissionId} ${channel}`);
    expect(names).toHaveLength(120);
    expect(new Set(names).size).toBe(120);
    expect(taken.every((batch) => batch.length <= 10)).toBe(true);
  });

  test('another server claims an expired lease, and only the holder of the lease can settle it', async () => {
    const id = await add('A');
    const late = await claimOne(one);
    pass(LEASE - 1);
    expect(await other.claim(1, LEASE)).toEqual([]);
    pass(1);
    const expired = await claimOne(other);
    pass(LEASE);
    const next = await claimOne(other);
    expect(next.attempt).toBe(3);
    expect(await other.delivered(expired)).toBe(false);
    expect(await one.delivered(late)).toBe(false);
    expect(await one.failed(late, 'late', undefined)).toBe(false);
    expect(await deliveriesOf(one, id)).toMatchObject([{state: 'waiting', attempts: 3}]);
    pass(2 * LEASE);
    // No other server has claimed it since.
    expect(await other.delivered(next)).toBe(true);
  });

  test('a failed delivery waits until its retry time, and is dead after the last attempt', async () => {
    const id = await add('A');
    const claim = await claimOne(one);
    expect(await one.failed(claim, 'Refused', new Date(time + 5000))).toBe(true);
    expect(await deliveriesOf(one, id)).toMatchObject([{state: 'waiting', error: 'Refused'}]);
    expect(await one.claim(1, LEASE)).toEqual([]);
    pass(5000);
    expect(await one.failed(await claimOne(one), 'Refused again', undefined)).toBe(true);
    expect(await deliveriesOf(one, id)).toMatchObject([
      {state: 'dead', attempts: 2, error: 'Refused again'},
    ]);
    expect(await one.counts()).toEqual({submissions: 1, held: 0, waiting: 0, dead: 1});
  });

  describe('after the clock was ahead and is set back', () => {
    const DELAYS = [30_000, 60_000];
    const SKEW = 60_000;
    const due = async () => (await one.claim(10, LEASE, ['mail'], DELAYS)).length;

    test.each([
      {what: 'a new delivery', attempts: 0, delay: 0},
      {what: 'a delivery that failed once', attempts: 1, delay: 30_000},
      {what: 'a delivery that failed twice', attempts: 2, delay: 60_000},
      {what: 'a delivery that failed more often', attempts: 3, delay: 60_000},
    ])('$what is due, unless a normal delay explains its time', async ({attempts, delay}) => {
      await add('A');
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        await one.failed(await claimOne(one), 'Refused', new Date(time));
      }
      pass(-delay - SKEW);
      expect(await due()).toBe(0);
      pass(-1);
      expect(await due()).toBe(1);
    });

    test('the lease of a worker that died is over, and retry ends it too', async () => {
      const id = await add('A');
      await claimOne(other);
      pass(LEASE - 10 * 60_000 - SKEW);
      expect(await due()).toBe(0);
      expect(await one.retry({id, channels: NO_CHANNELS})).toBe(0);
      pass(-1);
      expect(await one.retry({id, channels: NO_CHANNELS})).toBe(1);
      expect(await due()).toBe(1);
    });
  });

  test('mail waits until the files are checked or the check is dead', async () => {
    await one.save({...WITH_FILE, channels: ['mail']});
    const [files, ...others] = await one.claim(10, LEASE);
    expect([files?.channel, others]).toEqual(['files', []]);
    expect(await one.claim(10, LEASE, ['mail'])).toEqual([]);
    if (files) await one.failed(files, 'clamd: ECONNREFUSED', undefined);
    expect(await one.claim(10, LEASE)).toMatchObject([{channel: 'mail'}]);
  });

  describe('retry', () => {
    test('adds a channel to more submissions than a query can have values', async () => {
      const many = 20_000;
      await db.insertMany(many, VISIT.email);
      const channels = {...NO_CHANNELS, visit: ['mail'] as const};
      expect(await one.retry({channels})).toBe(many);
      expect(await one.retry({waiting: false, channels})).toBe(0);
    });

    const channels = ALL_CHANNELS;

    test('makes the deliveries of one submission due, and changes no other', async () => {
      const id = await add('A');
      await add('B');
      for (const claim of await one.claim(2, LEASE)) {
        await one.failed(claim, 'Refused', new Date(time + 5000));
      }
      expect(await one.retry({id, channels})).toBe(2);
      const due = await one.claim(10, LEASE);
      expect(due.map(({submissionId}) => submissionId)).toEqual([id, id]);
    });

    test('of all submissions makes waiting deliveries due, unless only dead ones are wanted', async () => {
      await add('A');
      await one.failed(await claimOne(one), 'Refused', new Date(time + 5000));
      expect(await one.retry({waiting: false, channels: NO_CHANNELS})).toBe(0);
      expect(await one.retry({channels: NO_CHANNELS})).toBe(1);
      expect(await one.claim(10, LEASE)).toHaveLength(1);
    });

    test('scans the files of a submission again that were not scanned', async () => {
      const stored = await one.save(WITH_FILE);
      const id = stored.outcome === 'stored' ? stored.id : '';
      const none = NO_CHANNELS;
      await one.delivered(await claimOne(one));
      expect(await one.retry({id, scan: true, channels: none})).toBe(1);
      const claim = await claimOne(one);
      expect(claim).toMatchObject({channel: 'files', attempt: 2});
      await one.scanned({id, number: 1}, {scan: 'clean'});
      await one.delivered(claim);
      expect(await one.retry({id, scan: true, channels: none})).toBe(0);
    });

    test('does not change deliveries that are held, done or in progress', async () => {
      const spam = {score: HOLD_SCORE, signals: []};
      await one.save({form: 'visit', fields: VISIT, spam, channels: ['mail']});
      const done = await add('Done', ['mail', 'sheet']);
      for (const claim of await one.claim(2, LEASE)) await one.delivered(claim);
      const busy = await add('Busy', ['mail', 'sheet']);
      await one.claim(2, LEASE);
      expect(await one.retry({channels})).toBe(0);
      expect(await one.retry({id: done, channels})).toBe(0);
      expect(await one.retry({id: busy, channels})).toBe(0);
    });
  });
});
