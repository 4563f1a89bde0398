/** Behaviour specific to PostgreSQL: connections, locks, URLs with passwords. */
import {Client} from 'pg';
import {StoreUnavailableError, type Store} from '../src/server/store/store';
import {eventually} from './setup/eventually';
import {startForEach} from './setup/lifetime';
import {inPostgres, service} from './setup/museum';
import {query} from './setup/postgres';
import {startProxy} from './setup/proxy';
import {VISIT, WITH_FILE} from './setup/samples';
import {NO_CHANNELS, deliveriesOf, save} from './setup/submissions';

const db = startForEach(inPostgres);
let url: string;
let store: Store;
beforeEach(async () => {
  ({url} = db.location as {url: string});
  store = await db.open();
});

test('saves that wait for a lock all fail after the same timeout', async () => {
  const count = 16;
  const busyTimeoutMs = 500;
  const impatient = await db.open({busyTimeoutMs});
  const other = new Client({connectionString: url});
  await other.connect();
  await other.query('BEGIN');
  await other.query('LOCK TABLE submissions IN ACCESS EXCLUSIVE MODE');
  const begun = performance.now();
  const saves = Array.from({length: count}, (_, index) =>
    impatient.save({form: 'visit', fields: {...VISIT, name: `Person ${index}`}}),
  );
  const outcomes = await Promise.allSettled(saves);
  // If the saves waited one after another, this would take the whole sum on any machine.
  expect(performance.now() - begun).toBeLessThan((count * busyTimeoutMs) / 2);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({status: 'rejected', reason: expect.any(StoreUnavailableError)});
  }
  const reasons = outcomes.map((outcome) => 'reason' in outcome && String(outcome.reason));
  expect(reasons.join()).toContain('Run this again when that has ended');
  await other.query('ROLLBACK');
  await other.end();
  await impatient.save({form: 'visit', fields: VISIT});
  expect((await impatient.counts()).submissions).toBe(1);
});

test('connections that are closed while idle are reopened', async () => {
  await store.save({form: 'visit', fields: VISIT});
  const name = new URL(url).pathname.slice(1);
  const own = `datname = '${name}' AND application_name = 'museum-forms'`;
  await query(url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${own}`);
  // The first queries may get a connection that the pool does not know to be closed.
  await store.ping().catch(() => undefined);
  await store.list().catch(() => undefined);
  await expect(store.ping()).resolves.toBeUndefined();
  expect(await store.list()).toHaveLength(1);
});

describe('while another program reads the tables for long', () => {
  let other: Client;
  beforeEach(async () => {
    await store.save({form: 'visit', fields: VISIT});
    other = new Client({connectionString: url, application_name: 'pg_dump'});
    await other.connect();
  });
  afterEach(() => other.end());

  test('an erasure waits for the lock a second at a time, and posts are stored', async () => {
    // It reads an older snapshot no more, but keeps its lock.
    await other.query('BEGIN; LOCK TABLE files IN ACCESS SHARE MODE');
    const erasing = store.erase({email: VISIT.email}).then(() => 'erased');
    const slowest = {ms: 0};
    for (let post = 0; post < 10; post += 1) {
      const begun = performance.now();
      await store.save({...WITH_FILE, fields: {...WITH_FILE.fields, name: `Person ${post}`}});
      slowest.ms = Math.max(slowest.ms, performance.now() - begun);
    }
    expect(slowest.ms).toBeLessThan(5000);
    await other.query('ROLLBACK');
    expect(await erasing).toBe('erased');
  });

  test.each([
    {what: 'snapshot', sql: 'BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1'},
    {what: 'lock', sql: 'BEGIN; LOCK TABLE deliveries IN ACCESS SHARE MODE'},
  ])('an erasure that gives up because of a $what names the program', async ({sql}) => {
    await other.query(sql);
    const impatient = await db.open({rewriteTimeoutMs: 50});
    await expect(impatient.erase({email: VISIT.email})).rejects.toThrow(
      /process \d+ \(pg_dump\) still reads the database\. Run this again/,
    );
    expect(await store.isErasureUnfinished()).toBe(true);
  });
});

test('the location of the store contains no password', async () => {
  const secret = Object.assign(new URL(url), {password: 'hunter2'});
  const other = await service.openStore({url: secret.href});
  expect(other.location).toBe(url);
  await other.close();
});

test('a ping fails if the database cannot be written', async () => {
  await query(url, 'ALTER TABLE secrets RENAME TO elsewhere');
  await expect(store.ping()).rejects.toThrow(StoreUnavailableError);
});

test('commits wait for the disk, and statements and locks time out, by our own settings', async () => {
  await query(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
  await query(
    url,
    `CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       NEW.signals = to_json(ARRAY[current_setting('synchronous_commit'),
         current_setting('statement_timeout'), current_setting('lock_timeout')])::text; RETURN NEW;
     END $$;
     CREATE TRIGGER note BEFORE INSERT ON submissions FOR EACH ROW EXECUTE FUNCTION note()`,
  );
  const settingsOf = async (limits: 'server' | 'command') => {
    const other = await db.open({limits});
    const id = await save(other, {form: 'visit', fields: {...VISIT, name: limits}});
    return (await other.find(id))?.spam.signals;
  };
  expect(await settingsOf('command')).toEqual(['on', '8500ms', '5s']);
  // A visitor waits for less, to be answered within ten seconds even if two connections die.
  expect(await settingsOf('server')).toEqual(['on', '4s', '3s']);
});

describe('while another program deletes a submission that has no deliveries', () => {
  const content = {form: 'visit', fields: VISIT} as const;

  /** Runs `work` until it waits for the deletion of a submission, which is then committed. */
  async function whileDeleting<Result>(work: () => Promise<Result>): Promise<Result> {
    const id = await save(store, content);
    const other = new Client({connectionString: url});
    await other.connect();
    await other.query('BEGIN');
    await other.query('DELETE FROM submissions WHERE id = $1', [id]);
    const result = work();
    const waits = "SELECT 1 FROM pg_locks WHERE NOT granted AND locktype = 'transactionid'";
    await eventually(async () => expect(await query(url, waits)).toHaveLength(1));
    await other.query('COMMIT');
    await other.end();
    return result;
  }

  test('retry adds the deliveries of all others', async () => {
    const kept = await save(store, {form: 'visit', fields: {...VISIT, name: 'Kept'}});
    const channels = {...NO_CHANNELS, visit: ['mail'] as const};
    expect(await whileDeleting(() => store.retry({channels}))).toBe(1);
    expect(await deliveriesOf(store, kept)).toMatchObject([{channel: 'mail'}]);
  });

  test('the arrival of all others is recorded', async () => {
    const kept = await save(store, {form: 'visit', fields: {...VISIT, name: 'Kept'}});
    await whileDeleting(() =>
      store.recordArrivals({before: undefined, service: 5, now: Date.now()}),
    );
    expect(await query(url, 'SELECT submission_id FROM ages')).toEqual([{submission_id: kept}]);
  });
});

test('a repeat of a post waits no longer for the lost connection of the first than the first did', async () => {
  const proxy = await startProxy(Number(new URL(url).port));
  const throughProxy = Object.assign(new URL(url), {port: String(proxy.port)}).href;
  const cutOff = await service.openStore(
    {url: throughProxy},
    {queryTimeoutMs: 1500, idleTransactionMs: 500},
  );
  const lock = "SELECT pg_advisory_lock(hashtextextended('key', 0))";
  const submission = {form: 'visit', fields: VISIT, idempotencyKey: 'key'} as const;
  // The connection is lost after PostgreSQL has the lock of the key, and before it can answer.
  const other = new Client({connectionString: url});
  await other.connect();
  await other.query(lock);
  const first = cutOff.save(submission).catch((error: unknown) => error);
  try {
    const waits = "SELECT 1 FROM pg_locks WHERE NOT granted AND locktype = 'advisory'";
    await eventually(async () => expect(await query(url, waits)).toHaveLength(1));
    proxy.silence();
    await other.end();
    expect(await first).toBeInstanceOf(StoreUnavailableError);
    const impatient = await db.open({busyTimeoutMs: 100});
    expect(await impatient.save(submission)).toMatchObject({outcome: 'stored', repeated: false});
  } finally {
    await proxy.stop();
    await cutOff.close();
  }
});
