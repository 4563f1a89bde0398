/** What is deleted is gone from the raw files too, and what is too old is deleted. */
import {stat} from 'node:fs/promises';
import type {FastifyBaseLogger} from 'fastify';
import {DAY_MS, keepRetention} from '../../src/server/retention';
import type {Store} from '../../src/server/store/store';
import {eventually} from './setup/eventually';
import {ENQUIRY} from './setup/forms';
import {startForEach} from './setup/lifetime';
import {DATABASES, WITH_FILE} from './setup/stores';

const START = Date.parse('2026-05-01T10:00:00Z');
const PERSON = 'Unmistakable Person';
const ADDRESS = 'unmistakable@person.example';

/** A long text in the middle of a file that is easy to find in raw bytes. */
const RESUME = Buffer.from(`%PDF-1.7\n${'page '.repeat(20_000)}${PERSON}${' page'.repeat(20_000)}`);

describe.each(DATABASES)('in %s', (name, makePlace) => {
  let time = START;
  const place = startForEach(() => makePlace({now: () => time}));
  let store: Store;
  beforeEach(async () => {
    time = START;
    store = await place.open();
  });

  const application = {
    ...WITH_FILE,
    fields: {...WITH_FILE.fields, name: PERSON, email: ADDRESS},
    files: [{...WITH_FILE.files[0], name: `${PERSON}.pdf`, bytes: RESUME}],
    channels: ['mail'],
  } as const;

  test('erase leaves nothing of a person, beside a server that goes on, and all of the others', async () => {
    const server = await place.open();
    await server.save({form: 'contact', fields: ENQUIRY, channels: ['sheet']});
    await server.save(application);
    const [claim] = await server.claim(1, 1000, ['files']);
    expect(await place.holds(PERSON)).toBe(true);
    expect((await store.erase({email: ADDRESS})).ids).toHaveLength(1);
    expect(await place.holds(PERSON)).toBe(false);
    expect(await place.holds(ADDRESS)).toBe(false);
    expect(await place.holds(ENQUIRY.email)).toBe(true);
    expect(claim && (await server.delivered(claim))).toBe(false);
    await server.save({form: 'contact', fields: {...ENQUIRY, name: 'B'}});
    expect(await server.counts()).toMatchObject({submissions: 2, waiting: 1});
  });

  test('nor among many that came, went, and moved in their pages', async () => {
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
    for (const email of gone) expect(await place.holds(email)).toBe(false);
    expect(await store.counts()).toMatchObject({submissions: 240});
  });

  test('erase finds an address in any case, and no other address', async () => {
    const addresses = ['A.Person@Example.com', 'a.person@example.COM', 'b.person@example.com'];
    for (const email of addresses) {
      await store.save({form: 'contact', fields: {...ENQUIRY, email}});
    }
    expect((await store.erase({email: 'a%@example.com'})).ids).toEqual([]);
    expect((await store.erase({email: ' A.PERSON@EXAMPLE.COM\t'})).ids).toHaveLength(2);
    expect(await store.list()).toMatchObject([{fields: {email: 'b.person@example.com'}}]);
  });

  /** Runs the purge of a server's start on this clock. @returns what it logged. */
  async function retain(now: number): Promise<unknown[]> {
    const noted: unknown[] = [];
    const note = (line: unknown) => void noted.push(line);
    const log = {child: () => ({info: note}), error: note} as unknown as FastifyBaseLogger;
    let looked = false;
    const purge: Store['purge'] = (before) => store.purge(before).finally(() => (looked = true));
    const end = keepRetention({...store, purge}, 180, log, () => now);
    await eventually(() => expect(looked || noted.length > 0).toBe(true));
    await new Promise(setImmediate);
    end();
    return noted;
  }

  test('a server deletes what will be too old before its next look, an hour later, and no more', async () => {
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
    ['more than a year after', 366],
    ['before', -1],
  ])('nothing is deleted while the clock is %s the newest submission', async (_when, days) => {
    await store.save(application);
    expect(await retain(START + days * DAY_MS)).toEqual([
      expect.stringContaining('nothing is deleted'),
    ]);
    expect(await store.counts()).toMatchObject({submissions: 1});
  });

  if (name === 'SQLite') {
    test('a purge that deletes nothing still empties the journal of an interrupted one', async () => {
      await store.save(application);
      const journal = `${store.location}-wal`;
      expect((await stat(journal)).size).toBeGreaterThan(0);
      expect(await store.purge(new Date(START - DAY_MS))).toBe(0);
      expect((await stat(journal)).size).toBe(0);
    });
  }
});
