/** Deletes submissions; their files and deliveries are deleted with them (ON DELETE CASCADE). */
import {randomUUID} from 'node:crypto';
import {batchesOf} from './batches';
import {deleteNote, readNote, writeNote} from './notes';
import {filtered} from './read';
import type {Statements, Write} from './schema';
import type {Erased, Filter} from './submission';

/** Returns what `erase` would delete. */
export async function findErased(db: Statements, filter: Filter): Promise<Erased> {
  const rows = await filtered(db, filter).select('s.id').orderBy('s.received_at').execute();
  const ids = rows.map(({id}) => id);
  const delivered: Erased['delivered'] = [];
  for (const batch of batchesOf(ids)) {
    const deliveries = await db
      .selectFrom('deliveries')
      .select(['submission_id as id', 'channel', 'at', 'state'])
      .where('submission_id', 'in', batch)
      .where('channel', '!=', 'files')
      .where('attempts', '>', 0)
      .orderBy('channel')
      .execute();
    for (const {id, channel, at, state} of deliveries) {
      delivered.push({id, channel, at, arrived: state === 'done'});
    }
  }
  return {ids, delivered};
}

/**
 * Deletes what was found and still matches the filter, in one transaction for each batch, so that posts wait for one batch
 * only. Notes that the files of the database have to be rewritten, which `finishErasure` does.
 * @returns the ids of the deleted submissions
 */
export async function eraseFound(
  write: Write,
  filter: Filter,
  {ids}: Pick<Erased, 'ids'>,
): Promise<string[]> {
  const erasure = randomUUID();
  const erased: string[] = [];
  for (const batch of batchesOf(ids)) {
    const rows = await write(async (db) => {
      await writeNote(db, 'unfinished erasure', erasure);
      const matching = filtered(db, filter).select('s.id').where('s.id', 'in', batch);
      return db.deleteFrom('submissions').where('id', 'in', matching).returning('id').execute();
    });
    const gone = new Set(rows.map(({id}) => id));
    erased.push(...batch.filter((id) => gone.has(id)));
  }
  return erased;
}

/** Runs `rewrite`, and notes that no erasure is unfinished, unless another has begun meanwhile. */
export async function finishErasure(write: Write, rewrite: () => Promise<void>): Promise<void> {
  const erasure = await write((db) => readNote(db, 'unfinished erasure'));
  await rewrite();
  if (erasure !== undefined) await write((db) => deleteNote(db, 'unfinished erasure', erasure));
}
