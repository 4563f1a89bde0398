/** A PostgreSQL database as the store's; several servers may share it. */
import {setTimeout as wait} from 'node:timers/promises';
import type {ClientBase, ClientConfig} from 'pg';
import type {Database, Job, Parameter, Row, Statements} from './database';
import {shred} from './postgres-shred';
import {StoreUnavailableError} from './store';

/** Tells our connections from others in pg_stat_activity. */
const APPLICATION = 'trendsoft-forms';

/** SQLSTATE classes of what is wrong with the server or the way there, not with one statement. */
const OUTAGE = /^(08|28|3D|53|55P03|57|58|25006|XX)/;

/** No SQLSTATE: the connection itself failed. */
const isOutage = (error: unknown): boolean => {
  const {code = ''} = error as {code?: string};
  return !/^[0-9A-Z]{5}$/.test(code) || OUTAGE.test(code);
};

/** Attempts of a transaction that loses a conflict each time. */
const ATTEMPTS = 5;

/** Serialization failure, deadlock: the other one went first. */
const isConflict = (error: unknown): boolean =>
  ['40001', '40P01'].includes((error as {code?: string}).code ?? '');

/**
 * Connects to the database. sslmode in the address says how: `disable`, `verify-full` (with
 * sslrootcert=PATH for an authority of one's own), or `no-verify`, which encrypts and trusts
 * anybody; without it the connection is not encrypted.
 * @throws whatever PostgreSQL or the network says.
 */
export async function openPostgres(
  url: string,
  {readOnly = false, busyTimeoutMs = 5000}: {readOnly?: boolean; busyTimeoutMs?: number} = {},
): Promise<Database> {
  const {default: pg} = await import('pg');
  const config: ClientConfig = {
    connectionString: url,
    application_name: APPLICATION,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  };
  const limits = {
    statement_timeout: 15_000,
    query_timeout: 20_000,
    // An erasure rewrites tables, and locks them: a visitor is told to come back, as with SQLite.
    lock_timeout: busyTimeoutMs,
  };
  const readers = new pg.Pool({...config, ...limits, max: 4});
  const writers = new pg.Pool({...config, ...limits, max: 8});
  // One connection for each note under way: none waits for another, nor for what is being written.
  const notes = new pg.Pool({
    ...{...config, ...limits, max: 5},
    options: '-c synchronous_commit=off',
  });
  for (const pool of [readers, writers, notes]) {
    // Lost while idle, or at work: its queries say so, and the next opens another.
    pool.on('error', () => undefined);
    pool.on('connect', (client) => client.on('error', () => undefined));
  }

  const location = describe(url);
  const transact = async <Result>(job: Job<Result>): Promise<Result> => {
    if (readOnly) throw new StoreUnavailableError(`${location} is open for reading only`);
    const client = await writers.connect();
    try {
      const result = await transaction(client, BEGIN_WRITE, job);
      client.release();
      return result;
    } catch (error) {
      client.release(isOutage(error));
      throw error;
    }
  };
  /** Runs a job again when PostgreSQL gave way to another transaction. */
  const write = async <Result>(job: Job<Result>): Promise<Result> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await transact(job);
      } catch (error) {
        if (!isConflict(error) || attempt === ATTEMPTS) throw error;
      }
    }
  };

  /** Without time limits, for long work. */
  const apart = async <Result>(work: (client: ClientBase) => Promise<Result>): Promise<Result> => {
    const client = new pg.Client(config);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(client);
    } finally {
      await client.end();
    }
  };

  return {
    ...statementsOf(readers),
    location,
    write,
    async note(job) {
      if (readOnly) throw new StoreUnavailableError(`${location} is open for reading only`);
      return job(statementsOf(notes));
    },
    snapshot: (job) => apart((client) => transaction(client, BEGIN_SNAPSHOT, job)),
    shred: (rewrite) => apart((client) => shred(client, rewrite)),
    async close() {
      await Promise.all([readers.end(), writers.end(), notes.end()]);
    },
  };
}

// Whatever the server's default: a commit has reached the disk before the visitor is told.
const BEGIN_WRITE = 'BEGIN READ WRITE; SET LOCAL synchronous_commit = on';

const BEGIN_SNAPSHOT = 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY';

/** Address for people, without the password. */
export function describe(url: string): string {
  const {protocol, username, host, pathname} = new URL(url);
  return `${protocol}//${username && `${username}@`}${host}${pathname}`;
}

const numbered = new Map<string, string>();

/** `?` as PostgreSQL writes it: $1, $2 and so on. */
function placeholders(sql: string): string {
  const known = numbered.get(sql);
  if (known !== undefined) return known;
  let count = 0;
  const text = sql.replaceAll('?', () => `$${++count}`);
  numbered.set(sql, text);
  return text;
}

function statementsOf(client: Pick<ClientBase, 'query'>): Statements {
  const query = (sql: string, parameters: readonly Parameter[] = []) =>
    client.query<Row>(placeholders(sql), [...parameters]);
  return {
    dialect: 'postgres',
    all: async (sql, parameters) => (await query(sql, parameters)).rows,
    run: async (sql, parameters) => (await query(sql, parameters)).rowCount ?? 0,
  };
}

/** Runs a job as one transaction: all of it, or none of it. */
async function transaction<Result>(
  client: ClientBase,
  begin: string,
  job: Job<Result>,
): Promise<Result> {
  const {dialect, all, run} = statementsOf(client);
  const failures: unknown[] = [];
  const noting = async <Rows>(result: Promise<Rows>): Promise<Rows> =>
    result.catch((error: unknown) => {
      failures.push(error);
      throw error;
    });
  await client.query(begin);
  try {
    const result = await job({
      dialect,
      all: (...call) => noting(all(...call)),
      run: (...call) => noting(run(...call)),
    });
    const {command} = await client.query('COMMIT');
    // PostgreSQL answers so, and not with an error, when a statement had failed.
    if (command === 'ROLLBACK') throw new Error('The transaction had failed before its commit');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    // Those behind it in the pipeline only say that the transaction has failed.
    throw failures[0] ?? error;
  }
}

const OTHERS = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
  AND application_name = $1 AND pid <> pg_backend_pid()`;

/** @throws StoreUnavailableError when a server is connected to the database. */
export async function refuseOthers(url: string): Promise<void> {
  const {default: pg} = await import('pg');
  const client = new pg.Client({connectionString: url, connectionTimeoutMillis: 5000});
  client.on('error', () => undefined);
  try {
    await client.connect();
    // One that has just been closed is still listed for a moment.
    for (let attempt = 0; attempt < 20; attempt++) {
      if ((await client.query(OTHERS, [APPLICATION])).rowCount === 0) return;
      await wait(100);
    }
  } finally {
    await client.end();
  }
  throw new StoreUnavailableError(
    `${describe(url)} is in use. Stop every server, then run this again.`,
  );
}
