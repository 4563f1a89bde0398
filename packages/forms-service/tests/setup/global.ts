/** One PostgreSQL cluster per Jest worker; each test has its own database. */
import {ownTemporaryFolder} from './folders';
import {startPostgres, type TestPostgres} from './postgres';

/** Environment variable that passes the addresses of the clusters to the workers. */
const POSTGRES = 'TEST_POSTGRES';

const shared = globalThis as {clusters?: TestPostgres[]; removeFolder?: () => Promise<void>};

/** Jest's globalSetup. */
export default async function setUp({maxWorkers}: {maxWorkers: number}): Promise<void> {
  shared.removeFolder = await ownTemporaryFolder();
  // Tests of durability start their own cluster.
  const start = () => startPostgres({fsync: false});
  shared.clusters = await Promise.all(Array.from({length: maxWorkers}, start));
  process.env[POSTGRES] = JSON.stringify(shared.clusters.map(({url, dataDir}) => ({url, dataDir})));
}

/** Jest's globalTeardown. */
export async function tearDown(): Promise<void> {
  await Promise.all((shared.clusters ?? []).map((cluster) => cluster.stop()));
  await shared.removeFolder?.();
}

/**
 * Returns the PostgreSQL cluster of this worker. Workers share none, since VACUUM cannot remove rows that a transaction
 * in any database of the cluster may still see.
 */
export function ownPostgres(): Pick<TestPostgres, 'url' | 'dataDir'> {
  const clusters = JSON.parse(process.env[POSTGRES] ?? '[]') as TestPostgres[];
  const own = clusters[Number(process.env['JEST_WORKER_ID']) - 1];
  if (!own) throw new Error('There is no PostgreSQL for this worker: run it with Jest.');
  return own;
}
