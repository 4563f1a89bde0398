/** The queue of deliveries, which several servers may share. */
import {sql} from 'kysely';
import {SKEW_MS} from '../service-time.ts';
import {batchesOf} from './batches.ts';
import {keepRows, type Dialect, type Statements} from './schema.ts';
import {HOLD_SCORE, type Channel, type Claim, type FileId} from './submission.ts';

/** Adds deliveries of submissions, unless they exist. @returns the number added */
export async function enqueue(
  db: Statements,
  ids: readonly string[],
  channels: readonly Channel[],
  state: 'held' | 'waiting',
  at: string,
): Promise<number> {
  if (channels.length === 0) return 0;
  let added = 0;
  // Few statements, since an erasure waits for the locks of this transaction.
  for (const batch of batchesOf(ids)) {
    const rows = batch.flatMap((id) =>
      channels.map((channel) => ({submission_id: id, channel, state, at})),
    );
    const {numInsertedOrUpdatedRows = 0n} = await db
      .insertInto('deliveries')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['submission_id', 'channel']).doNothing())
      .executeTakeFirst();
    added += Number(numInsertedOrUpdatedRows);
  }
  return added;
}

/** Longest lease of any worker, in milliseconds. */
const LONGEST_LEASE_MS = 10 * 60 * 1000;

interface Lease {
  owner: string;
  limit: number;
  channels: readonly Channel[];
  now: number;
  leaseMs: number;
  /** Longest delay after each attempt, from the first, in milliseconds. */
  longestDelays: readonly number[];
}

/**
 * Leases due deliveries; no other worker gets them until the lease ends. Mail and sheet wait until
 * the files of their submission have been checked, or the check was given up. A delivery that is due later
 * than any delay or lease allows was written while the clock was ahead, so it is due too.
 */
export async function claim(
  db: Statements,
  dialect: Dialect,
  {owner, limit, channels, now, leaseMs, longestDelays}: Lease,
): Promise<Claim[]> {
  if (channels.length === 0) return [];
  const time = (offsetMs: number) => new Date(now + offsetMs).toISOString();
  // PostgreSQL: skip rows that another server is claiming. SQLite has only one writer at a time.
  const lock = dialect === 'postgres' ? sql`FOR UPDATE SKIP LOCKED` : sql``;
  const latest = sql`CASE WHEN lease_owner IS NOT NULL THEN ${time(LONGEST_LEASE_MS + SKEW_MS)}
    ${sql.join(
      longestDelays.map(
        (ms, index) => sql`WHEN attempts = ${index + 1} THEN ${time(ms + SKEW_MS)}`,
      ),
      sql` `,
    )}
    WHEN attempts = 0 THEN ${time(SKEW_MS)}
    ELSE ${time(Math.max(...longestDelays) + SKEW_MS)} END`;
  const {rows} = await sql<Claim>`
    WITH due AS MATERIALIZED (
      SELECT submission_id, channel FROM deliveries AS d
      WHERE state = 'waiting'
        AND channel IN (${sql.join(channels)})
        AND (at <= ${time(0)} OR at > ${latest})
        AND (channel = 'files' OR NOT EXISTS (
          SELECT 1 FROM deliveries AS f
          WHERE f.submission_id = d.submission_id AND f.channel = 'files' AND f.state = 'waiting'
        ))
      ORDER BY at LIMIT ${limit} ${lock}
    )
    UPDATE deliveries SET attempts = attempts + 1, lease_owner = ${owner}, at = ${time(leaseMs)}
    WHERE (submission_id, channel) IN (SELECT submission_id, channel FROM due)
    RETURNING submission_id AS "submissionId", channel, attempts AS attempt`.execute(db);
  return rows;
}

interface Settlement {
  state: 'done' | 'dead' | 'waiting';
  at: string;
  error?: string;
}

export async function settle(
  db: Statements,
  owner: string,
  {submissionId, channel, attempt}: Claim,
  {state, at, error}: Settlement,
): Promise<boolean> {
  const {numUpdatedRows} = await db
    .updateTable('deliveries')
    .set({state, at, error: error ?? null, lease_owner: null})
    .where('submission_id', '=', submissionId)
    .where('channel', '=', channel)
    .where('lease_owner', '=', owner)
    // The attempt distinguishes this claim from a later one of the same server.
    .where('attempts', '=', attempt)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export interface Retry {
  /** One submission; all if undefined. */
  id?: string | undefined;
  /** Also deliveries that are waiting, not only dead ones; true by default. */
  waiting?: boolean;
  /** Scan the files of one submission again if they were not scanned. */
  scan?: boolean;
  channels: Readonly<Record<string, readonly Channel[]>>;
}

/**
 * Makes failed deliveries due, also those that wait for a time which a wrong clock has set, and adds those of new
 * channels. @returns the number of deliveries
 */
export async function retry(
  db: Statements,
  dialect: Dialect,
  {id, waiting = true, scan = false, channels}: Retry,
  now: number,
): Promise<number> {
  const states = waiting ? (['dead', 'waiting'] as const) : (['dead'] as const);
  let notHeld = db.selectFrom('submissions').select('id').where('held', '=', 0);
  if (id !== undefined) notHeld = notHeld.where('id', '=', id);
  const time = (offsetMs: number) => new Date(now + offsetMs).toISOString();
  const notHeldByChannels: Array<{ids: readonly string[]; names: readonly Channel[]}> = [];
  // Before any delivery is changed, since an erasure also locks submissions first.
  for (const [form, names] of Object.entries(channels)) {
    if (names.length === 0) continue;
    const ofForm = notHeld.where('form', '=', form).orderBy('id');
    const rows = await ofForm.modifyEnd(keepRows(dialect, 'submissions')).execute();
    notHeldByChannels.push({ids: rows.map((row) => row.id), names});
  }
  const due = {state: 'waiting', at: time(0), lease_owner: null} as const;
  const {numUpdatedRows} = await db
    .updateTable('deliveries')
    .set(due)
    .where('state', 'in', states)
    .where((is) =>
      is.or([is('lease_owner', 'is', null), is('at', '>', time(LONGEST_LEASE_MS + SKEW_MS))]),
    )
    .where('submission_id', 'in', notHeld)
    .executeTakeFirst();
  let count = Number(numUpdatedRows);
  if (scan && id !== undefined) count += await scanAgain(db, id, due);
  for (const {ids, names} of notHeldByChannels) {
    count += await enqueue(db, ids, names, 'waiting', time(0));
  }
  return count;
}

/** Makes the file check of a submission due if it ended without scanning every file. @returns 0 or 1 */
async function scanAgain(
  db: Statements,
  id: string,
  due: {state: 'waiting'; at: string},
): Promise<number> {
  const unscanned = db
    .selectFrom('files')
    .select('submission_id')
    .where('submission_id', '=', id)
    .where('scan', 'is', null);
  const {numUpdatedRows} = await db
    .updateTable('deliveries')
    .set(due)
    .where('submission_id', 'in', unscanned)
    .where('channel', '=', 'files')
    .where('state', '=', 'done')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Holds a submission because of a virus. Deliveries already made are not affected. */
export async function hold(db: Statements, {id}: FileId, now: string): Promise<void> {
  const found = db.selectFrom('submissions').select(['score', 'signals']).where('id', '=', id);
  const row = await found.executeTakeFirst();
  const signals = JSON.parse(row?.signals ?? '[]') as string[];
  // The submission was erased meanwhile, or is already held for another file.
  if (!row || signals.includes('virus')) return;
  await db
    .updateTable('submissions')
    .set({held: 1, score: row.score + HOLD_SCORE, signals: JSON.stringify([...signals, 'virus'])})
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('deliveries')
    .set({state: 'held', at: now, lease_owner: null})
    .where('submission_id', '=', id)
    .where('channel', '!=', 'files')
    .where('state', 'in', ['waiting', 'dead'])
    .execute();
}

export async function release(
  db: Statements,
  id: string,
  channels: readonly Channel[],
  now: string,
): Promise<boolean> {
  const held = db.updateTable('submissions').set({held: 0}).where('held', '=', 1);
  const {numUpdatedRows} = await held.where('id', '=', id).executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db
    .updateTable('deliveries')
    .set({state: 'waiting', at: now})
    .where('submission_id', '=', id)
    .where('state', '=', 'held')
    .execute();
  await enqueue(db, [id], channels, 'waiting', now);
  return true;
}
