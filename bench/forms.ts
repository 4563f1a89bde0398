/**
 * `npm run bench -- forms`: enquiries a second that the forms service accepts, on SQLite and on
 * PostgreSQL, beside the same load on a service that stores nothing. Machines differ, so compare
 * the lines of one run.
 */
import {randomUUID} from 'node:crypto';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import autocannon from 'autocannon';
import {openStore, type StoreLocation} from '../src/server';
import {ENQUIRY} from '../tests/server/setup/forms';
import {startPostgres} from '../tests/server/setup/postgres';
import {startServerProgram} from '../tests/server/setup/programs';
import {numbersFrom} from '../scripts/numbers';
import {table} from './table';

const HELP = `npm run bench -- forms [--seconds N] [--connections N]

  --seconds      how long each service is measured (default: 10)
  --connections  at the same time (default: 32)`;

const {seconds: SECONDS, connections: CONNECTIONS} = numbersFrom(
  {seconds: 10, connections: 32},
  HELP,
);
const WARM_UP_SECONDS = 2;

interface Line {
  name: string;
  perSecond: number;
  p50: number;
  p99: number;
  /** Answers other than 200, and requests without any. */
  failed: number;
  /** Rows in the end; undefined where nothing is stored. */
  stored: number | undefined;
  accepted: number;
}

async function bench(name: string, location: StoreLocation | undefined): Promise<Line> {
  const server = await startServerProgram('bench/forms-target.ts', {
    SITE_DIR: 'none',
    RATE_LIMIT: '100000',
    TRUST_PROXY: 'loopback',
    MIN_FREE_MB: '0',
    ...settingsOf(location),
  });
  const warmUp = await load(server.url, WARM_UP_SECONDS);
  const result = await load(server.url, SECONDS);
  await server.end('SIGTERM');
  return {
    name,
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
    accepted: warmUp['2xx'] + result['2xx'],
    stored: location && (await count(location)),
  };
}

function settingsOf(location: StoreLocation | undefined): Record<string, string> {
  if (location === undefined) return {STORE: 'none', DATA_DIR: tmpdir()};
  return 'url' in location ? {DATABASE_URL: location.url} : {DATA_DIR: location.dataDir};
}

function load(url: string, seconds: number): Promise<autocannon.Result> {
  return autocannon({
    url: `${url}/contact-form`,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{method: 'POST', setupRequest: enquiry}],
  });
}

/** Somebody else each time: another person at another address. */
function enquiry(request: autocannon.Request): autocannon.Request {
  const key = randomUUID();
  const octets = Array.from({length: 3}, () => Math.floor(Math.random() * 256));
  return {
    ...request,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-forwarded-for': `10.${octets.join('.')}`,
    },
    body: JSON.stringify({...ENQUIRY, email: `${key}@example.com`}),
  };
}

async function count(location: StoreLocation): Promise<number> {
  const store = await openStore(location, {readOnly: true});
  const {submissions} = await store.counts();
  await store.close();
  return submissions;
}

function print(lines: readonly Line[]): void {
  const base = lines[0]?.perSecond ?? 1;
  console.log(`\n${CONNECTIONS} connections, ${SECONDS} s each, JSON enquiries\n`);
  const head = ['store', 'accepted a second', 'of doing nothing', 'p50 ms', 'p99 ms'];
  const rows = lines.map(({name, perSecond, p50, p99, failed, accepted, stored}) => {
    const share = `${Math.round((perSecond / base) * 100)} %`;
    return [name, Math.round(perSecond), share, p50, p99, failed, accepted, stored ?? '–'];
  });
  console.log(table([...head, 'failed', 'accepted', 'stored'], rows));
}

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  // With fsync, as in earnest.
  const postgres = await startPostgres({fsync: true});
  try {
    print([
      await bench('nothing', undefined),
      await bench('SQLite, every commit on disk', {dataDir}),
      await bench('PostgreSQL on the same machine', {url: await postgres.createDatabase()}),
    ]);
  } finally {
    await postgres.stop();
    await rm(dataDir, {recursive: true, force: true});
  }
}

void main();
