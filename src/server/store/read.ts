/** Reads submissions back. */
import {comparable} from './sender';
import type {Parameter, Row, Statements} from './database';
import {readReference} from './reference';
import {toSubmissions} from './rows';
import type {Counts, FileId, Filter, Submission} from './store';

const COLUMNS = `s.id, s.form, s.received_at, s.fields, s.held, s.score, s.signs, s.reference`;

const NEWEST_FIRST = 's.received_at DESC, s.rowid DESC';
/** By id where times are equal: a reading that goes on batch by batch must not depend on rows' places. */
const OLDEST_FIRST = 's.received_at, s.id';

/** One row for each file and delivery. The limit counts submissions, so it stands inside. */
function select(where: string, order = OLDEST_FIRST, limit = ''): string {
  return `SELECT ${COLUMNS}, f.number, f.field, f.name, f.type, f.size, f.sha256, f.warnings, f.scan, f.signature,
      f.checked, d.channel, d.state, d.attempts, d.at, d.error
    FROM (SELECT s.rowid AS rowid, ${COLUMNS} FROM submissions s
      WHERE ${where} ORDER BY ${order} ${limit}) s
    LEFT JOIN files f ON f.submission_id = s.id
    LEFT JOIN deliveries d ON d.submission_id = s.id
    ORDER BY ${order}, f.number, d.channel`;
}

interface Conditions {
  sql: string[];
  parameters: Parameter[];
}

function conditions({form, email, held, delivery}: Filter): Conditions {
  const found: Conditions = {sql: ['1 = 1'], parameters: []};
  const add = (sql: string, value: Parameter) => {
    found.sql.push(sql);
    found.parameters.push(value);
  };
  if (form !== undefined) add('s.form = ?', form);
  if (email !== undefined) add('s.email = ?', comparable(email));
  if (held !== undefined) add('s.held = ?', held ? 1 : 0);
  if (delivery !== undefined) {
    add(
      'EXISTS (SELECT 1 FROM deliveries x WHERE x.submission_id = s.id AND x.state = ?)',
      delivery,
    );
  }
  return found;
}

/** Newest first. */
export async function list({all}: Statements, filter: Filter): Promise<Submission[]> {
  const {sql, parameters} = conditions(filter);
  const {limit} = filter;
  const text = select(sql.join(' AND '), NEWEST_FIRST, limit === undefined ? '' : 'LIMIT ?');
  return toSubmissions(await all(text, limit === undefined ? parameters : [...parameters, limit]));
}

const BATCH = 200;

/** Oldest first. What arrives meanwhile comes at the end, or not at all. */
export async function* iterate({all}: Statements, filter: Filter): AsyncGenerator<Submission> {
  const {sql, parameters} = conditions(filter);
  const after = [...sql, '(s.received_at, s.id) > (?, ?)'].join(' AND ');
  const text = select(after, OLDEST_FIRST, 'LIMIT ?');
  let {limit: left = Infinity} = filter;
  let last: Pick<Submission, 'receivedAt' | 'id'> | undefined = {receivedAt: '', id: ''};
  while (last && left > 0) {
    const size = Math.min(BATCH, left);
    const place: Parameter[] = [last.receivedAt, last.id, size];
    const batch: Submission[] = toSubmissions(await all(text, [...parameters, ...place]));
    yield* batch;
    left -= batch.length;
    last = batch.length < size ? undefined : batch.at(-1);
  }
}

/** Oldest first. */
export async function ids({all}: Statements, filter: Filter): Promise<string[]> {
  const {sql, parameters} = conditions(filter);
  const rows = await all(
    `SELECT s.id FROM submissions s WHERE ${sql.join(' AND ')} ORDER BY ${OLDEST_FIRST}`,
    parameters,
  );
  return rows.map(({id}) => id as string);
}

export async function find({all}: Statements, id: string): Promise<Submission | undefined> {
  const reference = readReference(id) ?? '';
  return toSubmissions(await all(select('s.id = ? OR s.reference = ?'), [id, reference]))[0];
}

export async function readFile(
  {all}: Statements,
  {id, number}: FileId,
): Promise<Uint8Array | undefined> {
  const sql = 'SELECT bytes FROM files WHERE submission_id = ? AND number = ?';
  const [row] = await all(sql, [id, number]);
  return row?.['bytes'] as Uint8Array | undefined;
}

export async function counts({all}: Statements): Promise<Counts> {
  const [row = {}] = (await all(
    `SELECT (SELECT CAST(count(*) AS INTEGER) FROM submissions) AS submissions,
       (SELECT CAST(count(*) AS INTEGER) FROM submissions WHERE held = 1) AS held,
       (SELECT CAST(count(*) AS INTEGER) FROM deliveries WHERE state = 'waiting') AS waiting,
       (SELECT CAST(count(*) AS INTEGER) FROM deliveries WHERE state = 'dead') AS dead`,
  )) as [Row?];
  return row as unknown as Counts;
}
