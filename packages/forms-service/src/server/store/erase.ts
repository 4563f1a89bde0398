/** Deletes submissions; their files and deliveries are deleted with them (ON DELETE CASCADE). */
import {randomUUID} from 'node:crypto';
import {setImmediate as nextTurn} from 'node:timers/promises';
import {batchesOf} from './batches.ts';
import {deleteNote, readNote, writeNote} from './notes.ts';
import {filtered} from './read.ts';
import type {Statements, Write} from './schema.ts';
import type {Erased, Filter} from './submission.ts';

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
  for (const batch of await batchesBySize(write, ids)) {
    const rows = await write(async (db) => {
      await writeNote(db, 'unfinished erasure', erasure);
      const matching = filtered(db, filter).select('s.id').where('s.id', 'in', batch);
      return db.deleteFrom('submissions').where('id', 'in', matching).returning('id').execute();
    });
    const gone = new Set(rows.map(({id}) => id));
    erased.push(...batch.filter((id) => gone.has(id)));
    await nextTurn();
  }
  return erased;
}

/**
 * Bytes of files that one transaction deletes, which takes a fraction of a second. A submission is deleted with its files in any
 * case, since one that is released meanwhile must keep them.
 */
const BATCH_BYTES = 8 * 1024 ** 2;

/** Splits a list of ids into batches with few rows and few bytes. */
async function batchesBySize(write: Write, ids: readonly string[]): Promise<string[][]> {
  const batches: string[][] = [];
  for (const batch of batchesOf(ids)) {
    const sizes = await write((db) => sizesOf(db, batch));
    batches.push(...splitBySize(batch, sizes));
  }
  return batches;
}

function splitBySize(ids: readonly string[], sizes: ReadonlyMap<string, number>): string[][] {
  const batches: string[][] = [];
  let current: string[] = [];
  let bytes = 0;
  for (const id of ids) {
    const size = sizes.get(id) ?? 0;
    if (current.length === 0 || bytes + size > BATCH_BYTES) {
      current = [];
      bytes = 0;
      batches.push(current);
    }
    current.push(id);
    bytes += size;
  }
  return batches;
}

async function sizesOf(db: Statements, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('files')
    .select(({fn}) => ['submission_id as id', fn.sum('size').as('size')])
    .where('submission_id', 'in', ids)
    .groupBy('submission_id')
    .execute();
  return new Map(rows.map(({id, size}) => [id, Number(size)]));
}

/** Runs `rewrite`, and notes that no erasure is unfinished, unless another has begun meanwhile. */
export async function finishErasure(write: Write, rewrite: () => Promise<void>): Promise<void> {
  const erasure = await write((db) => readNote(db, 'unfinished erasure'));
  await rewrite();
  if (erasure !== undefined) await write((db) => deleteNote(db, 'unfinished erasure', erasure));
}
