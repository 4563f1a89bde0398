/** A PostgreSQL database as the store's, which several servers may share. */
import {Kysely, PostgresDialect} from 'kysely';
import {TABLES, type Database, type Schema} from './schema';

/** Connections of one server; a visitor waits for a free one. */
const CONNECTIONS = 8;

/** Connects to the database. @throws whatever PostgreSQL or the network reports. */
export async function openPostgres(
  url: string,
  {busyTimeoutMs = 5000}: {busyTimeoutMs?: number} = {},
): Promise<Database> {
  const {default: pg} = await import('pg');
  const config = {connectionString: url, application_name: 'trendsoft-forms', keepAlive: true};
  const pool = new pg.Pool({
    ...config,
    max: CONNECTIONS,
    // For a new connection, and for a free one of the pool.
    connectionTimeoutMillis: busyTimeoutMs,
    statement_timeout: 15_000,
    query_timeout: 20_000,
    // An erasure locks the tables while it rewrites them.
    lock_timeout: busyTimeoutMs,
    // Whatever the server's default, a commit has reached the disk before the visitor is answered.
    options: '-c synchronous_commit=on',
  });
  // After a connection is lost while idle, the next query opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({dialect: new PostgresDialect({pool})});
  return {
    dialect: 'postgres',
    location: withoutPassword(url),
    db,
    async shred(rewrite) {
      // A connection of its own has no time limits.
      const client = new pg.Client({...config, connectionTimeoutMillis: 5000});
      client.on('error', () => undefined);
      try {
        await client.connect();
        for (const statement of rewrite ? REWRITE : VACUUM) await client.query(statement);
        // Only some accounts may: docs/operate.md.
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
/** Writes the tables anew, and drops the old files. */
const REWRITE = TABLES.map((table) => `VACUUM (FULL, ANALYZE) ${table}`);
/** Takes the old files off the disk, and lets the old segments of the write-ahead log go. */
const NEW_LOG = ['CHECKPOINT', 'SELECT pg_switch_wal()', 'CHECKPOINT'];

/** Returns the address for people to read. */
export function withoutPassword(url: string): string {
  const {protocol, username, host, pathname} = new URL(url);
  return `${protocol}//${username && `${username}@`}${host}${pathname}`;
}
