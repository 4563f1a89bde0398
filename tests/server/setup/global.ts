/** One PostgreSQL for a whole run of the server's tests; each test has a database of its own. */
import {startPostgres, type TestPostgres} from './postgres';

/** Names its address for the workers, which inherit the environment. */
export const POSTGRES = 'TEST_POSTGRES';

const shared = globalThis as {postgres?: TestPostgres};

/** Run by Jest before the first test. */
export default async function setUp(): Promise<void> {
  // Durability is for the tests that start one of their own.
  shared.postgres = await startPostgres({fsync: false});
  const {url, dataDir} = shared.postgres;
  process.env[POSTGRES] = JSON.stringify({url, dataDir});
}

/** Run by Jest after the last. */
export async function tearDown(): Promise<void> {
  await shared.postgres?.stop();
}
