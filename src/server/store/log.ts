/** The log of who looked: which account had which submissions shown, exported or erased, and when. */
import type {Job, Row, Statements} from './database';

/** One command that somebody ran. */
export interface LogEntry {
  /** A random one, so that a copy that goes on has no line twice. */
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  /** The system account that ran it. */
  account: string;
  /** Its name and the names of its options, never their values. */
  command: string;
  /** Of the submissions that were shown, exported or erased. */
  ids: readonly string[];
}

export const LOG_COLUMNS = ['id', 'at', 'account', 'command', 'ids'];

/** Writes one line. */
export const note =
  ({id, at, account, command, ids}: LogEntry): Job<number> =>
  ({run}) =>
    run(`INSERT INTO access_log (${LOG_COLUMNS.join(', ')}) VALUES (?, ?, ?, ?, ?)`, [
      ...[id, at, account, command],
      JSON.stringify(ids),
    ]);

/** Newest first. */
export async function readLog({all}: Statements, limit: number): Promise<LogEntry[]> {
  const rows = await all(
    `SELECT ${LOG_COLUMNS.join(', ')} FROM access_log ORDER BY at DESC, id LIMIT ?`,
    [limit],
  );
  return rows.map(toEntry);
}

function toEntry({id, at, account, command, ids}: Row): LogEntry {
  const text = {id, at, account, command} as Omit<LogEntry, 'ids'>;
  return {...text, ids: JSON.parse(ids as string) as string[]};
}
