/** Reads submissions back. */
import {sql, type Selectable} from 'kysely';
import {readReference} from './reference';
import type {Schema, Statements} from './schema';
import {comparable} from './sender';
import type {
  Counts,
  Delivery,
  DocumentCheck,
  Fields,
  FileId,
  Filter,
  StoredFile,
  Submission,
} from './submission';

type Row = Selectable<Schema['submissions']>;

function filtered(db: Statements, {form, email, held, delivery}: Filter) {
  let query = db.selectFrom('submissions as s').selectAll('s');
  if (form !== undefined) query = query.where('s.form', '=', form);
  if (email !== undefined) query = query.where('s.email', '=', comparable(email));
  if (held !== undefined) query = query.where('s.held', '=', held ? 1 : 0);
  if (delivery === undefined) return query;
  return query.where((is) =>
    is.exists(
      is
        .selectFrom('deliveries as d')
        .select('d.channel')
        .whereRef('d.submission_id', '=', 's.id')
        .where('d.state', '=', delivery),
    ),
  );
}

/** Newest first. */
export async function list(db: Statements, filter: Filter): Promise<Submission[]> {
  const query = filtered(db, filter).orderBy('s.received_at', 'desc').orderBy('s.id', 'desc');
  const {limit} = filter;
  return complete(db, await (limit === undefined ? query : query.limit(limit)).execute());
}

const BATCH = 200;

/** Oldest first. What arrives meanwhile comes at the end, or not at all. */
export async function* iterate(db: Statements, filter: Filter): AsyncGenerator<Submission> {
  let last = {received_at: '', id: ''};
  for (;;) {
    const rows = await filtered(db, filter)
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

/** By its id or, in any spelling, by its reference. */
export async function find(db: Statements, id: string): Promise<Submission | undefined> {
  const rows = await db
    .selectFrom('submissions')
    .selectAll()
    .where((is) => is.or([is('id', '=', id), is('reference', '=', readReference(id) ?? '')]))
    .execute();
  return (await complete(db, rows))[0];
}

export async function readFile(
  db: Statements,
  {id, number}: FileId,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('files')
    .select('bytes')
    .where('submission_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.bytes;
}

export async function counts(db: Statements): Promise<Counts> {
  const {rows} = await sql<Counts>`SELECT
    (SELECT CAST(count(*) AS INTEGER) FROM submissions) AS submissions,
    (SELECT CAST(count(*) AS INTEGER) FROM submissions WHERE held = 1) AS held,
    (SELECT CAST(count(*) AS INTEGER) FROM deliveries WHERE state = 'waiting') AS waiting,
    (SELECT CAST(count(*) AS INTEGER) FROM deliveries WHERE state = 'dead') AS dead`.execute(db);
  return rows[0] ?? {submissions: 0, held: 0, waiting: 0, dead: 0};
}

/** When the latest submission came, as ISO 8601; undefined when there is none. */
export async function newest(db: Statements): Promise<string | undefined> {
  const query = db.selectFrom('submissions').select('received_at');
  return (await query.orderBy('received_at', 'desc').limit(1).executeTakeFirst())?.received_at;
}

/** Adds files and deliveries. */
async function complete(db: Statements, rows: readonly Row[]): Promise<Submission[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({id}) => id);
  const files = await db
    .selectFrom('files')
    .select(['submission_id', 'number', 'field', 'name', 'type', 'size', 'sha256'])
    .select(['warnings', 'scan', 'signature', 'checked'])
    .where('submission_id', 'in', ids)
    .orderBy('number')
    .execute();
  const deliveries = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('submission_id', 'in', ids)
    .orderBy('channel')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    form: row.form,
    receivedAt: row.received_at,
    fields: JSON.parse(row.fields) as Fields,
    files: files.filter((file) => file.submission_id === row.id).map(toFile),
    held: row.held === 1,
    spam: {score: row.score, signals: JSON.parse(row.signals) as string[]},
    deliveries: deliveries.filter((one) => one.submission_id === row.id).map(toDelivery),
  }));
}

function toFile(row: Omit<Selectable<Schema['files']>, 'bytes'>): StoredFile {
  const {number, field, name, type, size, sha256, signature, checked} = row;
  return {
    ...{number, field, name, type, size, sha256},
    warnings: JSON.parse(row.warnings) as string[],
    scan: row.scan ?? 'not scanned',
    ...(signature !== null && {signature}),
    ...(checked !== null && {check: JSON.parse(checked) as DocumentCheck}),
  };
}

function toDelivery(row: Selectable<Schema['deliveries']>): Delivery {
  const {channel, state, attempts, at, error} = row;
  return {channel, state, attempts, at, ...(error !== null && {error})};
}
