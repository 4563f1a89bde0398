import {setTimeout as wait} from 'node:timers/promises';
import {Client} from 'pg';
import {openStore} from '../../src/server/store/open';
import {StoreUnavailableError, type Store} from '../../src/server/store/store';
import {ENQUIRY} from './setup/forms';
import {query, startPostgres, type TestPostgres} from './setup/postgres';

// Of its own: others must not lose their connections with it.
let postgres: TestPostgres;
let url: string;
let store: Store;
beforeAll(async () => {
  postgres = await startPostgres({fsync: true});
});
afterAll(() => postgres.stop());
beforeEach(async () => {
  url = await postgres.createDatabase();
  store = await openStore({url});
});
afterEach(() => store.close());

test('PostgreSQL restarts under load: refusals, no loss, and then it goes on', async () => {
  const acknowledged = new Set<string>();
  const refused: unknown[] = [];
  let sent = 0;
  let ends = false;
  const visitor = async () => {
    while (!ends) {
      const fields = {...ENQUIRY, name: `Person ${sent++}`};
      try {
        const result = await store.save({form: 'contact', fields, channels: ['mail']});
        if ('id' in result) acknowledged.add(result.id);
      } catch (error) {
        refused.push(error);
        await wait(10);
      }
    }
  };
  const reached = async (count: number) => {
    while (acknowledged.size < count) await wait(5);
  };
  const visitors = Array.from({length: 16}, visitor);
  for (let round = 0; round < 2; round++) {
    await reached(acknowledged.size + 100);
    await postgres.restart();
  }
  await reached(acknowledged.size + 100);
  ends = true;
  await Promise.all(visitors);

  expect(refused.length).toBeGreaterThan(0);
  expect(refused.filter((error) => !(error instanceof StoreUnavailableError))).toEqual([]);
  const kept = new Set((await store.list()).map(({id}) => id));
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
  // What was kept has its delivery, acknowledged or not.
  expect(await store.counts()).toMatchObject({waiting: kept.size, submissions: kept.size});
});

test('what waits behind a lock is refused together, and in time', async () => {
  const [count, busyTimeoutMs] = [16, 500];
  const impatient = await openStore({url}, {busyTimeoutMs});
  const other = new Client({connectionString: url});
  await other.connect();
  await other.query('BEGIN');
  await other.query('LOCK TABLE submissions IN ACCESS EXCLUSIVE MODE');
  const begun = performance.now();
  const saves = Array.from({length: count}, (_, index) =>
    impatient.save({form: 'contact', fields: {...ENQUIRY, name: `Person ${index}`}}),
  );
  const outcomes = await Promise.allSettled(saves);
  // One after the other they would have waited for all of it, however fast the machine.
  expect(performance.now() - begun).toBeLessThan((count * busyTimeoutMs) / 2);
  expect(
    outcomes.map(({status, reason}: {status: string; reason?: unknown}) => [
      status,
      reason instanceof StoreUnavailableError,
    ]),
  ).toEqual(Array(count).fill(['rejected', true]));
  await other.query('ROLLBACK');
  await other.end();
  await impatient.save({form: 'contact', fields: ENQUIRY});
  expect((await impatient.counts()).submissions).toBe(1);
  await impatient.close();
});

test('connections that are cut while idle are opened anew', async () => {
  await store.save({form: 'contact', fields: ENQUIRY});
  await store.list();
  await query(
    postgres.url,
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'trendsoft-forms'",
  );
  // The first may still be handed a connection whose end has not been noticed.
  await store.ping().catch(() => undefined);
  await store.list().catch(() => undefined);
  await expect(store.ping()).resolves.toBeUndefined();
  expect(await store.list()).toHaveLength(1);
});

test('what cannot be reached is said, without the password', async () => {
  const nowhere = 'postgres://forms:hunter2@127.0.0.1:1/forms';
  const error: unknown = await openStore({url: nowhere}).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StoreUnavailableError);
  expect((error as Error).message).toMatch(/postgres:.*cannot be opened: .*ECONNREFUSED/);
  expect((error as Error).message).not.toContain('hunter2');
});

test('the location for people has no password', async () => {
  const secret = Object.assign(new URL(url), {password: 'hunter2'});
  const other = await openStore({url: secret.href});
  expect(other.location).toBe(url);
  await other.close();
});

test('a ping fails when nothing can be written', async () => {
  await query(url, 'ALTER TABLE secrets RENAME TO elsewhere');
  await expect(store.ping()).rejects.toThrow(StoreUnavailableError);
});

test('a commit waits for the disk, whatever the server’s default', async () => {
  await query(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
  const other = await openStore({url});
  await query(
    url,
    `CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       NEW.signals = to_json(ARRAY[current_setting('synchronous_commit')])::text; RETURN NEW;
     END $$`,
  );
  await query(
    url,
    'CREATE TRIGGER note BEFORE INSERT ON submissions FOR EACH ROW EXECUTE FUNCTION note()',
  );
  await other.save({form: 'contact', fields: ENQUIRY});
  expect(await other.list()).toMatchObject([{spam: {signals: ['on']}}]);
  await other.close();
});
