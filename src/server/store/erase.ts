/** Deletes submissions; their files and deliveries go with them (ON DELETE CASCADE). */
import {readReference} from './reference';
import type {Statements} from './schema';
import {comparable} from './sender';
import type {Erased} from './submission';

/** Deletes everything received before a time. @returns how many submissions. */
export async function purge(db: Statements, before: string): Promise<number> {
  const {numDeletedRows} = await db
    .deleteFrom('submissions')
    .where('received_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes everything that came with an address, or one submission. */
export async function erase(db: Statements, which: string | {id: string}): Promise<Erased> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where((is) =>
      typeof which === 'string'
        ? is('email', '=', comparable(which))
        : is.or([is('id', '=', which.id), is('reference', '=', readReference(which.id) ?? '')]),
    )
    .orderBy('received_at')
    .execute();
  const ids = rows.map(({id}) => id);
  if (ids.length === 0) return {ids, delivered: []};
  const delivered = await db
    .selectFrom('deliveries')
    .select(['submission_id as id', 'channel', 'at', 'state'])
    .where('submission_id', 'in', ids)
    .where('channel', '!=', 'files')
    // An attempt that failed may have arrived all the same.
    .where('attempts', '>', 0)
    .orderBy('channel')
    .execute();
  await db.deleteFrom('submissions').where('id', 'in', ids).execute();
  return {
    ids,
    delivered: delivered.map(({state, ...one}) => ({...one, arrived: state === 'done'})),
  };
}
