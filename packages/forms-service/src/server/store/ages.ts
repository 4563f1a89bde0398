/** The age of submissions in service time, which does not depend on the clock (`service-time.ts`). */
import {setImmediate as nextTurn} from 'node:timers/promises';
import {sql, type Expression, type SqlBool} from 'kysely';
import {keepRows, type Dialect, type Statements, type Write} from './schema.ts';

/** Rows of one transaction: other transactions and requests wait for no more. */
const BATCH = 200;

/** The service time between two sweeps, and the clock at the second. */
export interface Sweep {
  /** Service time of the sweep before, in milliseconds; undefined at the first. */
  before: number | undefined;
  service: number;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Records when submissions arrived that no sweep has seen before. They arrived since the last sweep, whatever the clock said
 * then or says now; within these bounds, the clock decides.
 */
export async function recordArrivals(
  write: Write,
  dialect: Dialect,
  {before = -Infinity, service, now}: Sweep,
): Promise<void> {
  for (;;) {
    const recorded = await write(async (db) => {
      const rows = await db
        .selectFrom('submissions as s')
        .leftJoin('ages as a', 'a.submission_id', 's.id')
        .select(['s.id', 's.received_at'])
        .where('a.submission_id', 'is', null)
        .orderBy('s.id')
        .limit(BATCH)
        .modifyEnd(keepRows(dialect, 's'))
        .execute();
      if (rows.length === 0) return 0;
      const values = rows.map(({id, received_at}) => {
        const arrived = service - (now - Date.parse(received_at));
        return {submission_id: id, arrived: Math.min(service, Math.max(before, arrived))};
      });
      const insert = db.insertInto('ages').values(values);
      await insert.onConflict((conflict) => conflict.doNothing()).execute();
      return rows.length;
    });
    // Fewer than a batch, if others were deleted meanwhile.
    if (recorded === 0) return;
    await nextTurn();
  }
}

/** Older submissions are deleted: they arrived before this service time or, if the operator trusts the clock, before a date. */
export type Cutoff = {arrivedBefore: number} | {receivedBefore: Date};

function isOld(cutoff: Cutoff): Expression<SqlBool> {
  return 'arrivedBefore' in cutoff
    ? sql`id IN (SELECT submission_id FROM ages WHERE arrived < ${cutoff.arrivedBefore})`
    : sql`received_at < ${cutoff.receivedBefore.toISOString()}`;
}

/** Returns the ids of old submissions, oldest first. */
export async function findOld(db: Statements, cutoff: Cutoff): Promise<string[]> {
  const query = db.selectFrom('submissions').select('id').where(isOld(cutoff));
  const rows = await query.orderBy('received_at').execute();
  return rows.map(({id}) => id);
}

/**
 * Deletes old submissions. First their files, each in a transaction of its own, since overwriting a large one takes a
 * while; between two transactions, requests are answered. @returns the number of submissions
 */
export async function purgeOld(write: Write, cutoff: Cutoff): Promise<number> {
  const deleteFile = (db: Statements) => {
    const ids = db.selectFrom('submissions').select('id').where(isOld(cutoff));
    const file = db
      .selectFrom('files')
      .select(['submission_id', 'number'])
      .where('submission_id', 'in', ids)
      .limit(1);
    return db
      .deleteFrom('files')
      .where((is) =>
        is(is.refTuple('submission_id', 'number'), 'in', file.$asTuple('submission_id', 'number')),
      )
      .executeTakeFirst();
  };
  const deleteBatch = (db: Statements) => {
    const ids = db.selectFrom('submissions').select('id').where(isOld(cutoff)).limit(BATCH);
    return db.deleteFrom('submissions').where('id', 'in', ids).executeTakeFirst();
  };
  const repeat = async (step: typeof deleteFile | typeof deleteBatch) => {
    let deleted = 0;
    for (;;) {
      const {numDeletedRows} = await write(step);
      if (numDeletedRows === 0n) return deleted;
      deleted += Number(numDeletedRows);
      await nextTurn();
    }
  };
  await repeat(deleteFile);
  return repeat(deleteBatch);
}
