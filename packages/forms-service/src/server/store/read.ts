/** Reads submissions. */
import {sql, type Selectable} from 'kysely';
import {batchesOf} from './batches.ts';
import {readReference} from './reference.ts';
import type {Dialect, Schema, Statements} from './schema.ts';
import {comparable} from './sender.ts';
import type {
  Delivery,
  DocumentCheck,
  Fields,
  FileId,
  Filter,
  StoredFile,
  Submission,
} from './submission.ts';

/** Selects the submissions that match a filter. */
export function filtered(db: Statements, {id, email, held, delivery, form, since, before}: Filter) {
  let query = db.selectFrom('submissions as s');
  if (id !== undefined) {
    const reference = readReference(id) ?? '';
    query = query.where((is) => is.or([is('s.id', '=', id), is('s.reference', '=', reference)]));
  }
  if (email !== undefined) query = query.where('s.email', '=', comparable(email));
  if (held !== undefined) query = query.where('s.held', '=', held ? 1 : 0);
  if (form !== undefined) query = query.where('s.form', '=', form);
  if (before !== undefined) query = query.where('s.received_at', '<', before);
  if (since !== undefined) query = query.where('s.received_at', '>=', since);
  if (delivery !== undefined) {
    const ids = db.selectFrom('deliveries').select('submission_id').where('state', '=', delivery);
    query = query.where('s.id', 'in', ids);
  }
  return query;
}

/** Part of a list, from the newest; all of it without a limit. */
export interface Range {
  limit?: number;
  /** Number of submissions to skip. */
  offset?: number;
}

export async function list(
  db: Statements,
  filter: Filter,
  {limit, offset = 0}: Range,
): Promise<Submission[]> {
  const newest = filtered(db, filter).orderBy('s.received_at', 'desc').orderBy('s.id', 'desc');
  const query = newest.selectAll('s');
  const rows = limit === undefined ? query : query.limit(limit).offset(offset);
  return complete(db, await rows.execute());
}

const BATCH = 200;

/** Reads submissions oldest first, in batches. Submissions that arrive meanwhile come last or not at all. */
export async function* iterate(db: Statements, filter: Filter): AsyncGenerator<Submission> {
  let last = {received_at: '', id: ''};
  for (;;) {
    const rows = await filtered(db, filter)
      .selectAll('s')
      .where(sql<boolean>`(s.received_at, s.id) > (${last.received_at}, ${last.id})`)
      .orderBy('s.received_at')
      .orderBy('s.id')
      .limit(BATCH)
      .execute();
    yield* await complete(db, rows);
    if (rows.length < BATCH) return;
    last = rows.at(-1) ?? last;
  }
}

/** Bytes of a file that PostgreSQL sends in one answer, so that a slow network does not exceed the time limit of a query. */
const SLICE = 4 * 1024 ** 2;

export async function readFile(
  db: Statements,
  dialect: Dialect,
  {id, number}: FileId,
): Promise<Uint8Array | undefined> {
  const file = db.selectFrom('files').where('submission_id', '=', id).where('number', '=', number);
  if (dialect === 'sqlite') return (await file.select('bytes').executeTakeFirst())?.bytes;
  const slices: Uint8Array[] = [];
  for (let from = 1; ; from += SLICE) {
    const slice = sql<Uint8Array>`substring(bytes FROM ${from} FOR ${SLICE})`;
    const row = await file.select(slice.as('bytes')).executeTakeFirst();
    // The submission was erased meanwhile.
    if (!row) return undefined;
    slices.push(row.bytes);
    if (row.bytes.length < SLICE) return Buffer.concat(slices);
  }
}

type Counts = Record<'submissions' | 'held' | 'waiting' | 'dead', number>;

export async function counts(db: Statements): Promise<Counts> {
  const {rows} = await sql<Counts>`SELECT
    (SELECT CAST(count(*) AS INTEGER) FROM submissions) AS submissions,
    (SELECT CAST(count(*) AS INTEGER) FROM submissions WHERE held = 1) AS held,
    (SELECT CAST(count(*) AS INTEGER) FROM deliveries WHERE state = 'waiting') AS waiting,
    (SELECT CAST(count(*) AS INTEGER) FROM deliveries WHERE state = 'dead') AS dead`.execute(db);
  return rows[0] ?? {submissions: 0, held: 0, waiting: 0, dead: 0};
}

/** Counts deliveries by channel and state, with the arrival of the oldest submission of each. */
export function countDeliveries(db: Statements) {
  return db
    .selectFrom('deliveries as d')
    .innerJoin('submissions as s', 's.id', 'd.submission_id')
    .select(({fn}) => [
      'd.channel',
      'd.state',
      fn.countAll().as('count'),
      fn.min('s.received_at').as('oldest'),
    ])
    .groupBy(['d.channel', 'd.state'])
    .execute();
}

async function complete(
  db: Statements,
  rows: ReadonlyArray<Selectable<Schema['submissions']>>,
): Promise<Submission[]> {
  const completed: Submission[] = [];
  for (const batch of batchesOf(rows)) completed.push(...(await completeBatch(db, batch)));
  return completed;
}

async function completeBatch(
  db: Statements,
  rows: ReadonlyArray<Selectable<Schema['submissions']>>,
): Promise<Submission[]> {
  const ids = rows.map(({id}) => id);
  const files = await db
    .selectFrom('files')
    .select(['submission_id', 'number', 'field', 'name', 'type', 'size', 'sha256'])
    .select(['scan', 'signature', 'checked'])
    .where('submission_id', 'in', ids)
    .orderBy('number')
    .execute();
  const deliveries = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('submission_id', 'in', ids)
    .orderBy('channel')
    .execute();
  return rows.map(({id, reference, form, received_at, fields, held, score, signals}) => ({
    id,
    reference,
    form,
    receivedAt: received_at,
    held: held === 1,
    fields: JSON.parse(fields) as Fields,
    spam: {score, signals: JSON.parse(signals) as string[]},
    files: files.filter(({submission_id}) => submission_id === id).map(toFile),
    deliveries: deliveries.filter(({submission_id}) => submission_id === id).map(toDelivery),
  }));
}

function toFile(row: Omit<Selectable<Schema['files']>, 'bytes'>): StoredFile {
  const {number, field, name, type, size, sha256, scan, signature, checked} = row;
  return {
    number,
    field,
    name,
    type,
    size,
    sha256,
    scan: scan ?? 'not scanned',
    ...(signature !== null && {signature}),
    ...(checked !== null && {check: JSON.parse(checked) as DocumentCheck}),
  };
}

function toDelivery(row: Selectable<Schema['deliveries']>): Delivery {
  const {channel, state, attempts, at, error} = row;
  return {channel, state, attempts, at, ...(error !== null && {error})};
}
