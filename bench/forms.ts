/** `npm run bench -- forms`: enquiries per second that the forms service accepts and stores; see HELP. */
import {randomUUID} from 'node:crypto';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import autocannon from 'autocannon';
import type {StoreLocation} from '@trendsoft/forms-service';
import {service} from '../src/server';
import {ENQUIRY} from '../tests/server/setup/forms';
import {startPostgres} from '../packages/forms-service/tests/setup/postgres';
import {startMain} from '../tests/server/setup/programs';
import {readNumbers} from '../scripts/command-line/numbers';
import {table} from './table';

const HELP = `npm run bench -- forms [--seconds N] [--connections N]

Posts enquiries to a server on SQLite, then to one on PostgreSQL on the same machine. Both
flush each commit to disk. Compare only figures from the same machine.

  --seconds      duration of the test of each database (default: 10)
  --connections  simultaneous connections (default: 32)`;

const {seconds, connections} = readNumbers({seconds: 10, connections: 32}, HELP);

async function bench(name: string, location: StoreLocation, env: Record<string, string>) {
  const server = await startMain({
    ...env,
    SITE_DIR: 'none',
    RATE_LIMIT: '100000',
    TRUST_PROXY: 'loopback',
    MIN_FREE_MB: '0',
  });
  const result = await autocannon({
    url: `${server.url}/contact-form`,
    connections,
    duration: seconds,
    requests: [{method: 'POST', setupRequest: enquiry}],
  });
  await server.end('SIGTERM');
  const store = await service.openStore(location);
  const {submissions} = await store.counts();
  await store.close();
  const {latency, duration, non2xx, errors} = result;
  const accepted = result['2xx'];
  const rate = Math.round(accepted / duration);
  return [name, rate, latency.p50, latency.p99, non2xx + errors, accepted, submissions];
}

/** Returns a request with a new e-mail and IP address each time. */
function enquiry(request: autocannon.Request): autocannon.Request {
  const key = randomUUID();
  const octets = Array.from({length: 3}, () => Math.floor(Math.random() * 256));
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': key,
    'x-forwarded-for': `10.${octets.join('.')}`,
  };
  const body = JSON.stringify({...ENQUIRY, email: `${key}@example.com`});
  return {...request, headers, body};
}

async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-'));
  const postgres = await startPostgres({fsync: true});
  try {
    const url = await postgres.createDatabase();
    const rows = [
      await bench('SQLite', {dataDir}, {DATA_DIR: dataDir}),
      await bench('PostgreSQL', {url}, {DATA_DIR: dataDir, DATABASE_URL: url}),
    ];
    console.log(`\n${connections} connections, ${seconds} s each\n`);
    const headings = ['store', 'accepted per second', 'p50 ms', 'p99 ms', 'failed'];
    console.log(table([...headings, 'accepted', 'stored'], rows));
  } finally {
    await postgres.stop();
    await rm(dataDir, {recursive: true, force: true});
  }
}

void main();
