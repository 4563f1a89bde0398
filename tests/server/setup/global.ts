/** One PostgreSQL for each of Jest's workers; each test has a database of its own. */
import {ownTemporaryFolder} from './folders';
import {startPostgres, type TestPostgres} from './postgres';

/** Names their addresses for the workers, which inherit the environment. */
const POSTGRES = 'TEST_POSTGRES';

const shared = globalThis as {clusters?: TestPostgres[]; removeFolder?: () => Promise<void>};

/** Run by Jest before the first test. */
export default async function setUp({maxWorkers}: {maxWorkers: number}): Promise<void> {
  shared.removeFolder = await ownTemporaryFolder();
  // Durability is for the tests that start one of their own.
  const start = () => startPostgres({fsync: false});
  shared.clusters = await Promise.all(Array.from({length: maxWorkers}, start));
  process.env[POSTGRES] = JSON.stringify(shared.clusters.map(({url, dataDir}) => ({url, dataDir})));
}

/** Run by Jest after the last. */
export async function tearDown(): Promise<void> {
  await Promise.all((shared.clusters ?? []).map((cluster) => cluster.stop()));
  await shared.removeFolder?.();
}

/**
 * The PostgreSQL of this worker alone: an erasure cannot take off the disk what a transaction may still see, be it in
 * another database.
 */
export function ownPostgres(): Pick<TestPostgres, 'url' | 'dataDir'> {
  const clusters = JSON.parse(process.env[POSTGRES] ?? '[]') as TestPostgres[];
  const own = clusters[Number(process.env['JEST_WORKER_ID']) - 1];
  if (!own) throw new Error('There is no PostgreSQL for this worker: run it with Jest.');
  return own;
}
