/** The queue of deliveries, which several servers may share. */
import {sql} from 'kysely';
import type {Dialect, Statements} from './schema';
import {HOLD_SCORE, type Channel, type Claim, type FileId, type FormName} from './submission';

/** Adds deliveries of a submission, unless they exist. @returns the number added */
export async function enqueue(
  db: Statements,
  id: string,
  channels: readonly Channel[],
  state: 'held' | 'waiting',
  at: string,
): Promise<number> {
  if (channels.length === 0) return 0;
  const {numInsertedOrUpdatedRows = 0n} = await db
    .insertInto('deliveries')
    .values(channels.map((channel) => ({submission_id: id, channel, state, at})))
    .onConflict((conflict) => conflict.columns(['submission_id', 'channel']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

/** A delivery that is due later than this many milliseconds was written while the clock was wrong; it counts as due. */
const FAR_AHEAD_MS = 24 * 60 * 60 * 1000;

interface Lease {
  owner: string;
  limit: number;
  channels: readonly Channel[];
  now: number;
  leaseMs: number;
}

/**
 * Leases due deliveries; no other worker gets them until the lease ends. Mail and sheet wait until
 * the files of their submission have been checked, or the check was given up.
 */
export async function claim(
  db: Statements,
  dialect: Dialect,
  {owner, limit, channels, now, leaseMs}: Lease,
): Promise<Claim[]> {
  if (channels.length === 0) return [];
  const time = (offsetMs: number) => new Date(now + offsetMs).toISOString();
  // PostgreSQL: skip rows that another server is claiming. SQLite has only one writer at a time.
  const lock = dialect === 'postgres' ? sql`FOR UPDATE SKIP LOCKED` : sql``;
  const {rows} = await sql<Claim>`
    WITH due AS MATERIALIZED (
      SELECT submission_id, channel FROM deliveries AS d
      WHERE state = 'waiting'
        AND channel IN (${sql.join(channels)})
        AND (at <= ${time(0)} OR at > ${time(FAR_AHEAD_MS)})
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
  /** One submission; every dead delivery if undefined. */
  id?: string | undefined;
  channels: Readonly<Record<FormName, readonly Channel[]>>;
}

/** Makes failed deliveries due, and adds those of new channels. @returns the number of both */
export async function retry(db: Statements, {id, channels}: Retry, now: string): Promise<number> {
  let notHeld = db.selectFrom('submissions').select('id').where('held', '=', 0);
  if (id !== undefined) notHeld = notHeld.where('id', '=', id);
  const {numUpdatedRows} = await db
    .updateTable('deliveries')
    .set({state: 'waiting', at: now})
    .where('state', 'in', id === undefined ? ['dead'] : ['dead', 'waiting'])
    .where('lease_owner', 'is', null)
    .where('submission_id', 'in', notHeld)
    .executeTakeFirst();
  let count = Number(numUpdatedRows);
  for (const [form, names] of Object.entries(channels) as Array<[FormName, readonly Channel[]]>) {
    if (names.length === 0) continue;
    for (const row of await notHeld.where('form', '=', form).execute()) {
      count += await enqueue(db, row.id, names, 'waiting', now);
    }
  }
  return count;
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
  await enqueue(db, id, channels, 'waiting', now);
  return true;
}
