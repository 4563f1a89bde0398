/** Failures that only PostgreSQL has: connections, locks, URLs with passwords. */
import {Client} from 'pg';
import {openStore} from '../../src/server/store/open';
import {StoreUnavailableError, type Store} from '../../src/server/store/store';
import {ENQUIRY} from './setup/forms';
import {startForEach} from './setup/lifetime';
import {query} from './setup/postgres';
import {inPostgres} from './setup/stores';

const place = startForEach(inPostgres);
let url: string;
let store: Store;
beforeEach(async () => {
  ({url} = place.location as {url: string});
  store = await place.open();
});

test('what waits behind a lock is refused together, and in time', async () => {
  const [count, busyTimeoutMs] = [16, 500];
  const impatient = await place.open({busyTimeoutMs});
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
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({status: 'rejected', reason: expect.any(StoreUnavailableError)});
  }
  await other.query('ROLLBACK');
  await other.end();
  await impatient.save({form: 'contact', fields: ENQUIRY});
  expect((await impatient.counts()).submissions).toBe(1);
});

test('connections that are cut while idle are opened anew', async () => {
  await store.save({form: 'contact', fields: ENQUIRY});
  const name = new URL(url).pathname.slice(1);
  const own = `datname = '${name}' AND application_name = 'trendsoft-forms'`;
  await query(url, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${own}`);
  // The first may still be handed a connection whose end has not been noticed.
  await store.ping().catch(() => undefined);
  await store.list().catch(() => undefined);
  await expect(store.ping()).resolves.toBeUndefined();
  expect(await store.list()).toHaveLength(1);
});

test('its location has no password', async () => {
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
  const other = await place.open();
  await query(
    url,
    `CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       NEW.signals = to_json(ARRAY[current_setting('synchronous_commit')])::text; RETURN NEW;
     END $$;
     CREATE TRIGGER note BEFORE INSERT ON submissions FOR EACH ROW EXECUTE FUNCTION note()`,
  );
  await other.save({form: 'contact', fields: ENQUIRY});
  expect(await other.list()).toMatchObject([{spam: {signals: ['on']}}]);
});
