/** Connects the store to a PostgreSQL database, which several servers may share. */
import {Kysely, PostgresDialect} from 'kysely';
import type {QueryConfig} from 'pg';
import {reliablePool} from './pool.ts';
import {rewriteTables} from './rewrite.ts';
import {openSession} from './session.ts';
import {TABLES, type Database, type Schema} from './schema.ts';

/** Connections per server; requests wait for a free one. */
const CONNECTIONS = 8;

/** Time limits of a connection, in milliseconds. */
interface Limits {
  /** For a lock, a new connection and a free one. */
  busy: number;
  /** For an answer. A connection without one is dead, since PostgreSQL itself ends a statement earlier. */
  query: number;
}

/**
 * A server's are shorter than a command's, which may read everything at once: a visitor whose connection dies waits for the limit
 * of one query, sends the form again, and is answered within ten seconds, even if the second connection dies too.
 */
const LIMITS = {
  server: {busy: 3000, query: 4500},
  command: {busy: 5000, query: 9000},
} as const satisfies Record<string, Limits>;

/**
 * PostgreSQL ends a statement, and a transaction whose client is silent, this much earlier than the client gives up. The visitor
 * whose connection was lost sends the form again, with the same key, and would wait for the locks of the first attempt.
 */
const MARGIN_MS = 500;

/** An erasure waits this long for programs that read the tables before it gives up, in milliseconds. */
const REWRITE_MS = 30_000;

/** Silence after which the system asks whether a connection is still alive, every second for ten seconds. */
const KEEP_ALIVE_MS = 10_000;

export interface PostgresOptions {
  /** Name of this program in the list of connections. */
  program: string;
  /** Who waits; `command` by default. */
  limits?: keyof typeof LIMITS;
  /** Longest wait for a lock and for a connection, in milliseconds; that of `limits` by default. */
  busyTimeoutMs?: number;
  /** Longest wait for an answer, in milliseconds; that of `limits` by default. */
  queryTimeoutMs?: number;
  /** Longest pause within a transaction, in milliseconds; a little less than for an answer by default. */
  idleTransactionMs?: number;
  /** Longest wait of an erasure for other programs that read the tables, in milliseconds. */
  rewriteTimeoutMs?: number;
}

/** Connects to the database. @throws errors of PostgreSQL or the network */
export async function openPostgres(url: string, options: PostgresOptions): Promise<Database> {
  const limits = LIMITS[options.limits ?? 'command'];
  const {
    busyTimeoutMs = limits.busy,
    queryTimeoutMs = limits.query,
    idleTransactionMs = queryTimeoutMs - MARGIN_MS,
    rewriteTimeoutMs = REWRITE_MS,
  } = options;
  const {default: pg} = await import('pg');
  const config = {
    connectionString: url,
    application_name: options.program,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
  const pool = new pg.Pool({
    ...config,
    max: CONNECTIONS,
    // Applies to new connections and to waiting for a free one.
    connectionTimeoutMillis: busyTimeoutMs,
    statement_timeout: queryTimeoutMs - MARGIN_MS,
    idle_in_transaction_session_timeout: idleTransactionMs,
    // An erasure locks each table while it rewrites it.
    lock_timeout: busyTimeoutMs,
    // Overrides the database's default: a commit must reach the disk before the visitor is answered.
    options: '-c synchronous_commit=on',
  });
  // If an idle connection is lost, the next query opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const isAnswer = (error: unknown) => error instanceof pg.DatabaseError;
  const reliable = reliablePool(pool, queryTimeoutMs, isAnswer);
  const db = new Kysely<Schema>({dialect: new PostgresDialect({pool: reliable})});
  return {
    dialect: 'postgres',
    location: withoutPassword(url),
    db,
    async shred(rewrite) {
      const client = new pg.Client({...config, connectionTimeoutMillis: limits.busy});
      client.on('error', () => undefined);
      try {
        await client.connect();
        const session = await openSession(client, {
          ask: (query) => pool.query({...query, query_timeout: queryTimeoutMs} as QueryConfig),
          pauseMs: queryTimeoutMs,
        });
        await session.query(`SET lock_timeout = ${busyTimeoutMs}`);
        if (rewrite) await rewriteTables(session, rewriteTimeoutMs);
        for (const statement of rewrite ? [] : VACUUM) await session.query(statement);
        // Needs permissions that not every account has: docs/operate.md.
        for (const statement of rewrite ? NEW_LOG : []) {
          await session.query(statement).catch(() => undefined);
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
