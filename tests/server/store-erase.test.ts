/** Erased data is removed from the raw files too, and expired submissions are deleted. */
import {stat} from 'node:fs/promises';
import type {FastifyBaseLogger} from 'fastify';
import {enforceRetention} from '../../src/server/retention';
import type {Store} from '../../src/server/store/store';
import {eventually} from './setup/eventually';
import {ENQUIRY} from './setup/forms';
import {startForEach} from './setup/lifetime';
import {DATABASES, WITH_FILE} from './setup/stores';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-05-01T10:00:00Z');
const PERSON = 'Unmistakable Person';
const ADDRESS = 'unmistakable@person.example';

/** A long file with a name in the middle that is easy to find in raw bytes. */
const RESUME = Buffer.from(`%PDF-1.7\n${'page '.repeat(20_000)}${PERSON}${' page'.repeat(20_000)}`);

describe.each(DATABASES)('in %s', (name, makeDb) => {
  let time = START;
  const db = startForEach(() => makeDb({now: () => time}));
  let store: Store;
  beforeEach(async () => {
    time = START;
    store = await db.open();
  });

  const application = {
    ...WITH_FILE,
    fields: {...WITH_FILE.fields, name: PERSON, email: ADDRESS},
    files: [{...WITH_FILE.files[0], name: `${PERSON}.pdf`, bytes: RESUME}],
    channels: ['mail'],
  } as const;

  test('erase removes one person from the files while a server runs, and keeps all others', async () => {
    const server = await db.open();
    await server.save({form: 'contact', fields: ENQUIRY, channels: ['sheet']});
    await server.save(application);
    const [claim] = await server.claim(1, 1000, ['files']);
    expect(await db.contains(PERSON)).toBe(true);
    expect((await store.erase({email: ADDRESS})).ids).toHaveLength(1);
    expect(await db.contains(PERSON)).toBe(false);
    expect(await db.contains(ADDRESS)).toBe(false);
    expect(await db.contains(ENQUIRY.email)).toBe(true);
    expect(claim && (await server.delivered(claim))).toBe(false);
    await server.save({form: 'contact', fields: {...ENQUIRY, name: 'B'}});
    expect(await server.counts()).toMatchObject({submissions: 2, waiting: 1});
  });

  test('erase removes a person from the files after many rows were added, deleted and moved', async () => {
    const gone: string[] = [];
    const sizes = (index: number) => 'z'.repeat((index * 7919) % 3000);
    for (let index = 0; index < 250; index += 25) {
      await Promise.all(
        Array.from({length: 25}, (_, offset) => {
          const email = `person${index + offset}@many.example`;
          const fields = {...ENQUIRY, email, enquiries: sizes(index + offset)};
          return store.save({form: 'contact', fields});
        }),
      );
      gone.push(`person${index + 3}@many.example`);
      await store.erase({email: gone.at(-1) ?? ''});
    }
    for (const email of gone) expect(await db.contains(email)).toBe(false);
    expect(await store.counts()).toMatchObject({submissions: 240});
  });

  test('erase deletes more submissions of one person than a query can have values', async () => {
    await db.insertMany(40_000, ADDRESS);
    await store.save({form: 'contact', fields: ENQUIRY});
    expect(await store.list()).toHaveLength(40_001);
    expect((await store.erase({email: ADDRESS})).ids).toHaveLength(40_000);
    expect(await store.counts()).toMatchObject({submissions: 1});
  });

  test('an erasure that was interrupted can be finished', async () => {
    await store.save(application);
    const end = await db.read();
    const impatient = await db.open({busyTimeoutMs: 50, rewriteTimeoutMs: 50});
    await expect(impatient.erase({email: ADDRESS})).rejects.toThrow(
      'not yet overwritten in the files of the database',
    );
    expect(await db.contains(PERSON)).toBe(true);
    // Posts are stored meanwhile.
    await store.save({form: 'contact', fields: ENQUIRY});
    expect(await store.isErasureUnfinished()).toBe(true);
    await end();
    await store.finishErasure();
    expect(await store.isErasureUnfinished()).toBe(false);
    expect(await db.contains(PERSON)).toBe(false);
    expect(await store.counts()).toMatchObject({submissions: 1});
  });

  test('erase matches an address in any case, and no other address', async () => {
    const addresses = ['A.Person@Example.com', 'a.person@example.COM', 'b.person@example.com'];
    for (const email of addresses) {
      await store.save({form: 'contact', fields: {...ENQUIRY, email}});
    }
    expect((await store.erase({email: 'a%@example.com'})).ids).toEqual([]);
    expect((await store.erase({email: ' A.PERSON@EXAMPLE.COM\t'})).ids).toHaveLength(2);
    expect(await store.list()).toMatchObject([{fields: {email: 'b.person@example.com'}}]);
  });

  /** Runs the purge at a server's start with this clock. @returns its log entries. */
  async function retain(now: number): Promise<unknown[]> {
    const noted: unknown[] = [];
    const note = (line: unknown) => void noted.push(line);
    const log = {child: () => ({info: note}), error: note} as unknown as FastifyBaseLogger;
    let purged = false;
    const purge: Store['purge'] = (before) => store.purge(before).finally(() => (purged = true));
    const end = enforceRetention({...store, purge}, 180, log, () => now);
    await eventually(() => expect(purged || noted.length > 0).toBe(true));
    await new Promise(setImmediate);
    end();
    return noted;
  }

  test('a server deletes only submissions that expire before its next purge an hour later', async () => {
    await store.save(application);
    time += 1;
    await store.save({form: 'contact', fields: ENQUIRY});
    expect(await retain(START + 180 * DAY_MS - 60 * 60 * 1000)).toEqual([]);
    expect(await retain(START + 180 * DAY_MS - 60 * 60 * 1000 + 1)).toEqual([
      {purged: 1, days: 180},
    ]);
    expect(await store.list()).toMatchObject([{form: 'contact'}]);
    expect(await store.counts()).toMatchObject({waiting: 0});
  });

  test.each([
    ['more than a year after', 365 * DAY_MS, 1, [{purged: 1, days: 180}]],
    ['more than a minute before', -60_000, -1, []],
  ])('nothing is deleted while the clock is %s the newest submission', async (_, ms, more, log) => {
    await store.save(application);
    expect(await retain(START + ms + more)).toEqual([
      expect.stringContaining('nothing is deleted'),
    ]);
    expect(await store.counts()).toMatchObject({submissions: 1});
    expect(await retain(START + ms)).toEqual(log);
  });

  if (name === 'SQLite') {
    test('a purge that deletes nothing still truncates the WAL of an interrupted purge', async () => {
      await store.save(application);
      const journal = `${store.location}-wal`;
      expect((await stat(journal)).size).toBeGreaterThan(0);
      expect(await store.purge(new Date(START - DAY_MS))).toBe(0);
      expect((await stat(journal)).size).toBe(0);
    });
  }
});
