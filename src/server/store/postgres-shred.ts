/** Takes off PostgreSQL's disk what was deleted. */
import type {ClientBase} from 'pg';

const TABLES = ['submissions', 'files', 'deliveries'];

/**
 * VACUUM FULL writes the tables anew and drops the old files; the checkpoint takes them off the
 * disk. Three things are beyond us, and in the operator's guide: the write-ahead log holds what
 * was written until its segments are used again (a new segment and a checkpoint let the old ones
 * go, where the account may ask for that, and `wal_recycle = off` deletes them then); replicas,
 * archived segments and backups; and rows that a transaction of somebody else's, older than the
 * deletion, may still see.
 */
export async function shred(client: ClientBase, rewrite: boolean): Promise<void> {
  const full = rewrite ? '(FULL, ANALYZE)' : '';
  for (const table of TABLES) await client.query(`VACUUM ${full} ${table}`);
  if (!rewrite) return;
  for (const sql of ['CHECKPOINT', 'SELECT pg_switch_wal()', 'CHECKPOINT']) {
    await client.query(sql).catch(() => undefined);
  }
}
