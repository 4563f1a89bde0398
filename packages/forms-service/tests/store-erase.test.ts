/** Erased data is removed from the raw files too, and expired submissions are deleted. */
import {watch} from 'node:fs';
import {readFile} from 'node:fs/promises';
import type {FastifyBaseLogger} from 'fastify';
import {enforceRetention} from '../src/server/retention';
import type {Store} from '../src/server/store/store';
import {eventually} from './setup/eventually';
import {startForEach} from './setup/lifetime';
import {DATABASES, inSqlite} from './setup/museum';
import {museumProgram, run} from './setup/programs';
import {VISIT, WITH_FILE} from './setup/samples';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.parse('2026-05-01T10:00:00Z');
const PERSON = 'Unmistakable Person';
const ADDRESS = 'unmistakable@person.example';

/** A long file with a name in the middle that is easy to find in raw bytes. */
const MANUSCRIPT = Buffer.from(
  `%PDF-1.7\n${'page '.repeat(20_000)}${PERSON}${' page'.repeat(20_000)}`,
);

// A container with --read-only has no other folder that SQLite could write to. In a process of its own, since Jest's
// environment variables are copies that SQLite does not see.
test('SQLite rewrites the database with a temporary file in the data folder', async () => {
  const db = await inSqlite();
  const store = await db.open();
  for (const name of ['a', 'b']) {
    const file = {...WITH_FILE.files[0], bytes: Buffer.alloc(8 * 1024 ** 2, name)};
    await store.save({...WITH_FILE, fields: {...WITH_FILE.fields, name}, files: [file]});
  }
  const [erased] = await store.list();
  await db.stop();
  const seen: string[] = [];
  const watcher = watch(db.env['DATA_DIR'] ?? '', (_event, name) => seen.push(name ?? ''));
  const {code, error} = await run(museumProgram('staff'), ['erase', erased?.id ?? ''], db.env);
  watcher.close();
  expect(code).toBe(0);
  expect(error).not.toContain('cannot');
  expect(seen.join(' ')).toContain('etilqs_');
});

describe.each(DATABASES)('in %s', (name, makeDb) => {
  let time = START;
  let clock = {now: START, uptime: 0, boot: 'one'};
  const db = startForEach(() => makeDb({now: () => time}));
  let store: Store;
  beforeEach(async () => {
    time = START;
    clock = {now: START, uptime: 0, boot: 'one'};
    store = await db.open();
  });

  const article = {
    ...WITH_FILE,
    fields: {...WITH_FILE.fields, name: PERSON, email: ADDRESS},
    files: [{...WITH_FILE.files[0], name: `${PERSON}.pdf`, bytes: MANUSCRIPT}],
    channels: ['mail'],
  } as const;

  test('erase removes one person from the files while a server runs, and keeps all others', async () => {
    const server = await db.open();
    await server.save({form: 'visit', fields: VISIT, channels: ['sheet']});
    await server.save(article);
    const [claim] = await server.claim(1, 1000, ['files']);
    expect(await db.contains(PERSON)).toBe(true);
    expect((await store.erase({email: ADDRESS})).ids).toHaveLength(1);
    expect(await db.contains(PERSON)).toBe(false);
    expect(await db.contains(ADDRESS)).toBe(false);
    expect(await db.contains(VISIT.email)).toBe(true);
    expect(claim && (await server.delivered(claim))).toBe(false);
    await server.save({form: 'visit', fields: {...VISIT, name: 'B'}});
    expect(await server.counts()).toMatchObject({submissions: 2, waiting: 1});
  });

  test('erase removes a person from the files after many rows were added, deleted and moved', async () => {
    const gone: string[] = [];
    const sizes = (index: number) => 'z'.repeat((index * 7919) % 3000);
    for (let index = 0; index < 250; index += 25) {
      await Promise.all(
        Array.from({length: 25}, (_, offset) => {
          const email = `person${index + offset}@many.example`;
          const fields = {...VISIT, email, tour: sizes(index + offset)};
          return store.save({form: 'visit', fields});
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
    await store.save({form: 'visit', fields: VISIT});
    expect(await store.list()).toHaveLength(40_001);
    expect((await store.erase({email: ADDRESS})).ids).toHaveLength(40_000);
    expect(await store.counts()).toMatchObject({submissions: 1});
  });

  test('an erasure that was interrupted can be finished', async () => {
    await store.save(article);
    const end = await db.read();
    const impatient = await db.open({busyTimeoutMs: 50, rewriteTimeoutMs: 50});
    await expect(impatient.erase({email: ADDRESS})).rejects.toThrow(
      'not yet overwritten in the files of the database',
    );
    expect(await db.contains(PERSON)).toBe(true);
    // Posts are stored meanwhile.
    await store.save({form: 'visit', fields: VISIT});
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
      await store.save({form: 'visit', fields: {...VISIT, email}});
    }
    expect((await store.erase({email: 'a%@example.com'})).ids).toEqual([]);
    expect((await store.erase({email: ' A.PERSON@EXAMPLE.COM\t'})).ids).toHaveLength(2);
    expect(await store.list()).toMatchObject([{fields: {email: 'b.person@example.com'}}]);
  });

  /** Runs the purge at a server's start. @returns its log entries */
  async function retain(): Promise<unknown[]> {
    const noted: unknown[] = [];
    const note = (line: unknown) => void noted.push(line);
    const log = {child: () => ({info: note}), error: note} as unknown as FastifyBaseLogger;
    let purged = false;
    const purge: Store['purge'] = (old) =>
      store.purge(old).finally(() => {
        purged = true;
      });
    const {boot} = clock;
    const clocks = {now: () => clock.now, uptime: () => clock.uptime, boot};
    const end = enforceRetention({...store, purge}, 180, log, clocks);
    const isDone = () => purged || String(noted).includes('nothing is deleted');
    await eventually(() => expect(isDone()).toBe(true));
    await new Promise(setImmediate);
    end();
    return noted;
  }

  const pass = (ms: number) => {
    clock.now += ms;
    clock.uptime += ms;
  };

  test('a server deletes only submissions that expire before its next purge an hour later', async () => {
    await store.save(article);
    time += 1;
    await store.save({form: 'visit', fields: VISIT});
    pass(180 * DAY_MS - HOUR_MS);
    expect(await retain()).toEqual([]);
    pass(1);
    expect(await retain()).toEqual([{purged: 1, days: 180}]);
    expect(await store.list()).toMatchObject([{form: 'visit'}]);
    expect(await store.counts()).toMatchObject({waiting: 0});
  });

  test.each([
    {what: 'more than a year after', ms: 365 * DAY_MS, more: 1, log: [{purged: 1, days: 180}]},
    {what: 'more than a minute before', ms: -60_000, more: -1, log: []},
  ])(
    'before the first purge, nothing is deleted while the clock is $what the newest submission',
    async ({ms, more, log}) => {
      await store.save(article);
      clock.now = START + ms + more;
      expect(await retain()).toEqual([expect.stringContaining('nothing is deleted')]);
      expect(await store.counts()).toMatchObject({submissions: 1});
      clock.now = START + ms;
      expect(await retain()).toEqual(log);
    },
  );

  test.each([
    {what: 'a year ahead', wrong: START + 365 * DAY_MS},
    {what: 'back in 1970', wrong: 0},
  ])(
    'what arrives while the clock is $what is kept for 180 days, and no longer',
    async ({wrong}) => {
      expect(await retain()).toEqual([]);
      time = wrong;
      await store.save(article);
      pass(HOUR_MS);
      time = clock.now;
      await store.save({form: 'visit', fields: VISIT});
      expect(await retain()).toEqual([]);
      pass(180 * DAY_MS - 2 * HOUR_MS);
      expect(await retain()).toEqual([]);
      expect(await store.counts()).toMatchObject({submissions: 2});
      pass(HOUR_MS + 1);
      await retain();
      pass(HOUR_MS);
      await retain();
      expect(await store.counts()).toMatchObject({submissions: 0});
    },
  );

  test.each([
    {what: 'while the server runs', boot: 'one', log: 'The clock was changed by'},
    {what: 'at a start of the machine', boot: 'two', log: 'but the server last ran at'},
  ])(
    'a clock that is set a year ahead $what deletes nothing, and is logged',
    async ({boot, log}) => {
      await store.save(article);
      await retain();
      clock = {...clock, now: clock.now + 365 * DAY_MS, boot};
      expect(await retain()).toEqual([expect.stringContaining(log)]);
      expect(await store.counts()).toMatchObject({submissions: 1});
    },
  );

  /** Returns how often requests could have been answered during `work`. */
  async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
    let turns = 0;
    let isWorking = true;
    const turn = () => {
      turns += 1;
      if (isWorking) setImmediate(turn);
    };
    setImmediate(turn);
    await work();
    isWorking = false;
    return turns;
  }

  async function saveMany(count: number, bytes: Buffer): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      const fields = {...article.fields, name: `Person ${index}`};
      await store.save({...article, fields, files: [{...article.files[0], bytes}]});
    }
  }

  test('a purge answers requests between any two files', async () => {
    const few = 20;
    await saveMany(few, MANUSCRIPT);
    const purge = async () => {
      expect(await store.purge({receivedBefore: new Date(START + 1)})).toBe(few);
    };
    expect(await turnsDuring(purge)).toBeGreaterThan(few);
  });

  test('the time of a purge is noted when nothing is left in the journal, not before', async () => {
    await store.save(article);
    const end = await db.read();
    const impatient = await db.open({busyTimeoutMs: 50, rewriteTimeoutMs: 50});
    const purge = () => impatient.purge({receivedBefore: new Date(START + 1)});
    const isDone = await purge().then(
      () => true,
      () => false,
    );
    // Only in SQLite, a program that reads keeps the journal.
    expect(isDone).toBe(name !== 'SQLite');
    expect((await store.figures()).lastPurge !== undefined).toBe(isDone);
    await end();
    await purge();
    expect((await store.figures()).lastPurge).toBeDefined();
  });

  if (name === 'SQLite') {
    test('a purge that deletes nothing still empties the WAL of an interrupted purge', async () => {
      await store.save(article);
      const journal = () => readFile(`${store.location}-wal`, 'latin1');
      expect(await journal()).toContain(PERSON);
      expect(await store.purge({receivedBefore: new Date(START - DAY_MS)})).toBe(0);
      expect(await journal()).not.toContain(PERSON);
    });

    test('an erasure of many large files answers requests in between', async () => {
      const few = 6;
      await saveMany(few, Buffer.alloc(5 * 1024 ** 2, 'x'));
      const erase = async () => {
        expect((await store.erase({email: ADDRESS})).ids).toHaveLength(few);
      };
      expect(await turnsDuring(erase)).toBeGreaterThanOrEqual(few);
    });
  }
});
