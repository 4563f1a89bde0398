/** The deliveries that are still to be made. */
import type {Dialect, Statements} from './schema';
import type {Channel, Claim, FormName} from './submission';

/** Adds deliveries of one submission; those that are there already stay as they are. */
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

/** Nothing is due later than this many milliseconds, unless the clock was wrong when it was set. */
const FAR_AHEAD_MS = 24 * 60 * 60 * 1000;

interface Taking {
  owner: string;
  limit: number;
  channels: readonly Channel[];
  now: number;
  leaseMs: number;
}

/**
 * Leases deliveries that are due; until the lease ends they are due for nobody else. Mail and sheet
 * wait until the files of their submission have been examined, or given up.
 */
export async function claim(db: Statements, dialect: Dialect, taking: Taking): Promise<Claim[]> {
  const {owner, limit, channels, now, leaseMs} = taking;
  if (channels.length === 0) return [];
  const time = (later: number) => new Date(now + later).toISOString();
  let due = db
    .selectFrom('deliveries as d')
    .select(['d.submission_id', 'd.channel'])
    .where('d.state', '=', 'waiting')
    .where('d.channel', 'in', channels)
    .where((is) => is.or([is('d.at', '<=', time(0)), is('d.at', '>', time(FAR_AHEAD_MS))]))
    .where((is) =>
      is.or([
        is('d.channel', '=', 'files'),
        is.not(
          is.exists(
            is
              .selectFrom('deliveries as f')
              .select('f.channel')
              .whereRef('f.submission_id', '=', 'd.submission_id')
              .where('f.channel', '=', 'files')
              .where('f.state', '=', 'waiting'),
          ),
        ),
      ]),
    )
    .orderBy('d.at')
    .limit(limit);
  // A row that another server is about to take is passed over; SQLite's writers go one by one.
  if (dialect === 'postgres') due = due.forUpdate().skipLocked();
  const claims: Claim[] = [];
  for (const row of await due.execute()) {
    const {attempts: attempt} = await db
      .updateTable('deliveries')
      .set((value) => ({
        attempts: value('attempts', '+', 1),
        lease_owner: owner,
        at: time(leaseMs),
      }))
      .where('submission_id', '=', row.submission_id)
      .where('channel', '=', row.channel)
      .returning('attempts')
      .executeTakeFirstOrThrow();
    claims.push({submissionId: row.submission_id, channel: row.channel, attempt});
  }
  return claims;
}

interface End {
  state: 'done' | 'dead' | 'waiting';
  at: string;
  error?: string;
}

/** Records how a claim ended. @returns false when somebody else has it by now. */
export async function settle(
  db: Statements,
  owner: string,
  {submissionId, channel, attempt}: Claim,
  {state, at, error}: End,
): Promise<boolean> {
  const {numUpdatedRows} = await db
    .updateTable('deliveries')
    .set({state, at, error: error ?? null, lease_owner: null})
    .where('submission_id', '=', submissionId)
    .where('channel', '=', channel)
    .where('lease_owner', '=', owner)
    // The attempt tells a claim from a later one of the same server.
    .where('attempts', '=', attempt)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Makes deliveries due that failed, and adds those of channels that are new. @returns how many. */
export async function retry(
  db: Statements,
  {id, channels}: {id?: string; channels: Readonly<Record<FormName, readonly Channel[]>>},
  now: string,
): Promise<number> {
  let free = db.selectFrom('submissions').select('id').where('held', '=', 0);
  if (id !== undefined) free = free.where('id', '=', id);
  const {numUpdatedRows} = await db
    .updateTable('deliveries')
    .set({state: 'waiting', at: now})
    .where('state', 'in', id === undefined ? ['dead'] : ['dead', 'waiting'])
    .where('lease_owner', 'is', null)
    .where('submission_id', 'in', free)
    .executeTakeFirst();
  let count = Number(numUpdatedRows);
  for (const [form, names] of Object.entries(channels) as Array<[FormName, readonly Channel[]]>) {
    if (names.length === 0) continue;
    for (const row of await free.where('form', '=', form).execute()) {
      count += await enqueue(db, row.id, names, 'waiting', now);
    }
  }
  return count;
}

/** Releases a held submission: what was held is due, what is done stays done. */
export async function release(
  db: Statements,
  id: string,
  channels: readonly Channel[],
  now: string,
): Promise<boolean> {
  const {numUpdatedRows} = await db
    .updateTable('submissions')
    .set({held: 0})
    .where('id', '=', id)
    .where('held', '=', 1)
    .executeTakeFirst();
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
