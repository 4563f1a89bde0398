/** Connects the store to a PostgreSQL database, which several servers may share. */
import {Kysely, PostgresDialect} from 'kysely';
import {reliablePool} from './pool';
import {rewriteTables} from './rewrite';
import {TABLES, type Database, type Schema} from './schema';

/** Connections per server; requests wait for a free one. */
const CONNECTIONS = 8;

/** In milliseconds; a visitor waits for no more than one of them and gets 503. */
const TIMEOUTS = {
  /** Ends a statement on the server. */
  statement: 8000,
  /** Longer, since a statement that PostgreSQL does not end means that the connection is dead. */
  query: 9000,
  /** Waits for programs that read the tables, before an erasure gives up. */
  rewrite: 30_000,
  /**
   * Ends a transaction whose client has died, with its locks. Shorter than `query`, since the visitor whose connection was lost
   * sends the form again, with the same key, and would wait for the lock of the first attempt.
   */
  idleTransaction: 8000,
  /** Silence after which the system asks whether a connection is still alive, every second for ten seconds. */
  keepAlive: 10_000,
};

export interface PostgresOptions {
  /** Longest wait for a lock and for a connection, in milliseconds. */
  busyTimeoutMs?: number;
  /** Longest wait for an answer, in milliseconds. */
  queryTimeoutMs?: number;
  /** Longest pause within a transaction, in milliseconds. */
  idleTransactionMs?: number;
  /** Longest wait of an erasure for other programs that read the tables, in milliseconds. */
  rewriteTimeoutMs?: number;
}

/** Connects to the database. @throws errors of PostgreSQL or the network */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const {
    busyTimeoutMs = 5000,
    queryTimeoutMs = TIMEOUTS.query,
    idleTransactionMs = TIMEOUTS.idleTransaction,
    rewriteTimeoutMs = TIMEOUTS.rewrite,
  } = options;
  const {default: pg} = await import('pg');
  const config = {
    connectionString: url,
    application_name: 'trendsoft-forms',
    keepAlive: true,
    keepAliveInitialDelayMillis: TIMEOUTS.keepAlive,
  };
  const pool = new pg.Pool({
    ...config,
    max: CONNECTIONS,
    // Applies to new connections and to waiting for a free one.
    connectionTimeoutMillis: busyTimeoutMs,
    statement_timeout: TIMEOUTS.statement,
    query_timeout: queryTimeoutMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    // An erasure locks each table while it rewrites it.
    lock_timeout: busyTimeoutMs,
    // Overrides the database's default: a commit must reach the disk before the visitor is answered.
    options: '-c synchronous_commit=on',
  });
  // If an idle connection is lost, the next query opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const reliable = reliablePool(pool, (error) => error instanceof pg.DatabaseError);
  const db = new Kysely<Schema>({dialect: new PostgresDialect({pool: reliable})});
  return {
    dialect: 'postgres',
    location: withoutPassword(url),
    db,
    async shred(rewrite) {
      // A separate connection, without the pool's time limits.
      const client = new pg.Client({...config, connectionTimeoutMillis: 5000});
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.query(`SET lock_timeout = ${busyTimeoutMs}`);
        if (rewrite) await rewriteTables(client, rewriteTimeoutMs);
        for (const statement of rewrite ? [] : VACUUM) await client.query(statement);
        // Needs permissions that not every account has: docs/operate.md.
        for (const statement of rewrite ? NEW_LOG : []) {
          await client.query(statement).catch(() => undefined);
        }
      } finally {
        await client.end();
      }
    },
    close: () => db.destroy(),
  };
}

const VACUUM = TABLES.map((table) => `VACUUM ${table}`);
/** Removes the old files from the disk, and releases old segments of the write-ahead log. */
const NEW_LOG = ['CHECKPOINT', 'SELECT pg_switch_wal()', 'CHECKPOINT'];

/** Returns a database URL without its password, for messages. */
export function withoutPassword(url: string): string {
  const {protocol, username, host, pathname} = new URL(url);
  return `${protocol}//${username && `${username}@`}${host}${pathname}`;
}
