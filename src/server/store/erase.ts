/** Deletes submissions; their files and deliveries are deleted with them (ON DELETE CASCADE). */
import {filtered} from './read';
import type {Statements} from './schema';
import type {Erased, Filter} from './submission';

/** Deletes matching submissions and returns them; a dry run deletes nothing. */
export async function erase(db: Statements, filter: Filter, dryRun: boolean): Promise<Erased> {
  const rows = await filtered(db, filter).select('s.id').orderBy('s.received_at').execute();
  const ids = rows.map(({id}) => id);
  if (ids.length === 0) return {ids, delivered: []};
  const delivered = await db
    .selectFrom('deliveries')
    .select(['submission_id as id', 'channel', 'at', 'state'])
    .where('submission_id', 'in', ids)
    .where('channel', '!=', 'files')
    .where('attempts', '>', 0)
    .orderBy('channel')
    .execute();
  if (!dryRun) await db.deleteFrom('submissions').where('id', 'in', ids).execute();
  return {
    ids,
    delivered: delivered.map(({state, ...one}) => ({...one, arrived: state === 'done'})),
  };
}
