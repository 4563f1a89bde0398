/** A PostgreSQL database as the store's; several servers may share it. */
import {Kysely, PostgresDialect} from 'kysely';
import type {ClientBase} from 'pg';
import type {Database} from './database';
import type {Schema} from './schema';

/** Connections of one server; a visitor waits for a free one. */
const CONNECTIONS = 8;

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
  const config = {connectionString: url, application_name: 'trendsoft-forms', keepAlive: true};
  const pool = new pg.Pool({
    ...config,
    max: CONNECTIONS,
    // For a new connection, and for one of the pool.
    connectionTimeoutMillis: busyTimeoutMs,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    // An erasure rewrites tables, and locks them: a visitor is told to come back, as with SQLite.
    lock_timeout: busyTimeoutMs,
    // Whatever the server's default: a commit has reached the disk before the visitor is told.
    options: `-c synchronous_commit=on${readOnly ? ' -c default_transaction_read_only=on' : ''}`,
  });
  // A connection that is lost while idle: the next query opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({dialect: new PostgresDialect({pool})});
  return {
    dialect: 'postgres',
    location: describe(url),
    db,
    async shred(rewrite) {
      // On a connection of its own without time limits.
      const client = new pg.Client({...config, connectionTimeoutMillis: 5000});
      client.on('error', () => undefined);
      try {
        await client.connect();
        await shred(client, rewrite);
      } finally {
        await client.end();
      }
    },
    close: () => db.destroy(),
  };
}

/** Address for people, without the password. */
export function describe(url: string): string {
  const {protocol, username, host, pathname} = new URL(url);
  return `${protocol}//${username && `${username}@`}${host}${pathname}`;
}

/**
 * VACUUM FULL writes the tables anew and drops the old files; the checkpoint takes them off the
 * disk. Three things are beyond us, and in the operator's guide: the write-ahead log keeps what
 * was written until its segments are used again (a new segment and a checkpoint let the old ones
 * go, where the account may ask for that, and `wal_recycle = off` deletes them then); replicas,
 * archived segments and backups; and rows that a transaction of somebody else's, older than the
 * deletion, may still see.
 */
async function shred(client: ClientBase, rewrite: boolean): Promise<void> {
  const full = rewrite ? '(FULL, ANALYZE)' : '';
  for (const table of ['submissions', 'files', 'deliveries']) {
    await client.query(`VACUUM ${full} ${table}`);
  }
  if (!rewrite) return;
  for (const statement of ['CHECKPOINT', 'SELECT pg_switch_wal()', 'CHECKPOINT']) {
    await client.query(statement).catch(() => undefined);
  }
}
