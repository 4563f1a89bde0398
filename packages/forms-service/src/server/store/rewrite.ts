/** Rewrites the tables of PostgreSQL, so that nothing of deleted rows remains in their files. */
import {setTimeout as pause} from 'node:timers/promises';
import {TABLES} from './schema.ts';
import type {Session} from './session.ts';

/** Longest wait for a lock, in milliseconds: posts wait behind it. */
const LOCK_MS = 1000;
/** Pause between two attempts, in which posts are stored. */
const PAUSE_MS = 1000;

/** PostgreSQL's code for a lock that is not available in time. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Transactions that may still see rows which a transaction older than $1 has deleted. PostgreSQL keeps these rows, even in a
 * rewritten table. A snapshot counts in its own database only, a transaction that writes in all of them.
 */
const OLDER_TRANSACTIONS = `
  SELECT format('process %s (%s)', pid, coalesce(nullif(application_name, ''), backend_type)) AS name
    FROM pg_stat_activity
    WHERE pid <> pg_backend_pid() AND (
      age(backend_xid) > age($1::xid) OR
      age(backend_xmin) > age($1::xid) AND (datname IS NULL OR datname = current_database()))
  UNION ALL
  SELECT format('prepared transaction %s', gid) FROM pg_prepared_xacts
    WHERE age(transaction) > age($1::xid)
  UNION ALL
  SELECT format('replication slot %s', slot_name) FROM pg_replication_slots
    WHERE age(xmin) > age($1::xid)`;

const LOCK_HOLDERS = `
  SELECT DISTINCT format('process %s (%s)', pid, coalesce(nullif(application_name, ''), backend_type)) AS name
    FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE relation = $1::regclass AND granted AND pid <> pg_backend_pid()`;

/**
 * Rewrites all tables over a connection of its own.
 * @param patienceMs longest wait for other transactions and locks, in milliseconds
 * @throws Error that names who is in the way
 */
export async function rewriteTables(session: Session, patienceMs: number): Promise<void> {
  const end = performance.now() + patienceMs;
  await waitForOlderTransactions(session, end);
  await session.query(`SET lock_timeout = ${LOCK_MS}`);
  for (const table of TABLES) {
    // ANALYZE: the statistics contain values of columns.
    await whenLocked(session, table, end, () => session.query(`VACUUM (FULL, ANALYZE) ${table}`));
  }
}

async function waitForOlderTransactions(session: Session, end: number): Promise<void> {
  const [row] = (await session.query<{xid: string}>('SELECT pg_current_xact_id()::xid AS xid'))
    .rows;
  for (;;) {
    const names = await namesOf(session, OLDER_TRANSACTIONS, row?.xid);
    if (names.length === 0) return;
    if (performance.now() > end) throw inTheWay(names);
    await pause(PAUSE_MS / 10);
  }
}

async function whenLocked(
  session: Session,
  table: string,
  end: number,
  work: () => Promise<unknown>,
): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      if ((error as {code?: unknown}).code !== LOCK_NOT_AVAILABLE) throw error;
      if (performance.now() > end) throw inTheWay(await namesOf(session, LOCK_HOLDERS, table));
    }
    await pause(PAUSE_MS);
  }
}

async function namesOf(session: Session, query: string, value: unknown): Promise<string[]> {
  const {rows} = await session.query<{name: string}>(query, [value]);
  return rows.map(({name}) => name);
}

function inTheWay(names: readonly string[]): Error {
  const who = names.join(', ') || 'another program';
  return new Error(`${who} still reads the database. Run this again when that has ended.`);
}
