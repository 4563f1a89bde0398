/** A proxy loses the answer to a statement that has no time limit, and keeps the connection open. */
import pg from 'pg';
import {openSession, type Session} from '../src/server/store/session';
import {ownPostgres} from './setup/global';
import {databaseIn} from './setup/postgres';
import {type TestProxy, startProxy} from './setup/proxy';

/** Longer than PostgreSQL takes to begin a statement on a busy machine. */
const PAUSE_MS = 500;

let proxy: TestProxy;
let client: pg.Client;
let others: pg.Pool;
let session: Session;
beforeEach(async () => {
  const direct = await databaseIn(ownPostgres().url);
  others = new pg.Pool({connectionString: direct});
  proxy = await startProxy(Number(new URL(direct).port));
  const connectionString = Object.assign(new URL(direct), {port: String(proxy.port)}).href;
  client = new pg.Client({connectionString});
  client.on('error', () => undefined);
  await client.connect();
  session = await openSession(client, {ask: (query) => others.query(query), pauseMs: PAUSE_MS});
});
afterEach(async () => {
  await client.end();
  await proxy.stop();
  await others.end();
});

test('a statement whose answer was lost fails', async () => {
  const statement = session.query('SELECT pg_sleep(1)');
  statement.catch(() => undefined);
  await others.query('SELECT 1');
  proxy.silence();
  await expect(statement).rejects.toThrow('Connection terminated');
});

test('a statement that takes long is waited for', async () => {
  const seconds = (8 * PAUSE_MS) / 1000;
  await expect(session.query(`SELECT pg_sleep(${seconds})`)).resolves.toMatchObject({rowCount: 1});
});
