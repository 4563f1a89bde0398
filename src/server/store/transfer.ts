/** Copies everything from one database to another, in batches that each stand or fall together. */
import type {Database, Parameter, Row, Statements} from './database';
import {sha256} from './fingerprint';
import {LOG_COLUMNS} from './log';
import type {Progress} from './store';

const SUBMISSION = [
  ...['id', 'form', 'received_at', 'idempotency_key', 'content_hash'],
  ...['fields', 'email', 'held', 'score', 'signs', 'reference'],
];
const FILE = [
  ...['submission_id', 'number', 'field', 'name', 'type', 'size', 'sha256', 'warnings'],
  ...['bytes', 'scan', 'signature', 'checked'],
];
const DELIVERY = [
  ...['submission_id', 'channel', 'state', 'attempts', 'at', 'set_at', 'lease_owner', 'error'],
];

const columns = (names: readonly string[]) => names.join(', ');

const insert = (table: string, names: readonly string[]) =>
  `INSERT INTO ${table} (${columns(names)}) VALUES (${names.map(() => '?').join(', ')})`;

const INSERT_SUBMISSION = `${insert('submissions', SUBMISSION)}
  ON CONFLICT (id) DO UPDATE SET held = excluded.held`;
const INSERT_FILE = `${insert('files', FILE)} ON CONFLICT (submission_id, number) DO NOTHING`;
// A copy that goes on later finds the queue further on; what has gone out never waits again.
const INSERT_DELIVERY = `${insert('deliveries', DELIVERY)}
  ON CONFLICT (submission_id, channel) DO UPDATE SET state = excluded.state,
    attempts = excluded.attempts, at = excluded.at, set_at = excluded.set_at, lease_owner = excluded.lease_owner,
    error = excluded.error
  WHERE deliveries.state <> 'done'`;

const PAGE = 100;

/** Bytes of files that one transaction holds at most, but for the last. */
const BATCH_BYTES = 8 * 1024 ** 2;

/** Oldest rows first, by their place, so that equal times keep their order. */
async function* pages({all}: Statements, names: string): AsyncGenerator<Row[]> {
  let place: Parameter = 0;
  for (;;) {
    const rows = await all(
      `SELECT rowid AS place, ${names} FROM submissions WHERE rowid > ? ORDER BY rowid LIMIT ?`,
      [place, PAGE],
    );
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    place = rows.at(-1)?.['place'] as Parameter;
  }
}

const values = (row: Row, names: readonly string[]) => names.map((name) => row[name] as Parameter);

/** Copies a small table whole; what is there already stays. */
async function copyTable(
  from: Statements,
  to: Database,
  table: string,
  [key = '', ...others]: readonly string[],
): Promise<void> {
  const names = [key, ...others];
  const rows = await from.all(`SELECT ${columns(names)} FROM ${table}`);
  const sql = `${insert(table, names)} ON CONFLICT (${key}) DO NOTHING`;
  await to.write(async ({run}) => {
    for (const row of rows) await run(sql, values(row, names));
  });
}

/**
 * Copies rows, files, queue and secrets. What is there already is left alone, so that a copy
 * that was interrupted goes on where it stopped.
 * @param progress - hears of submissions.
 */
export async function transfer(
  from: Statements,
  to: Database,
  progress: Progress = () => undefined,
): Promise<void> {
  const total = await count(from, 'submissions');
  await copyTable(from, to, 'access_log', LOG_COLUMNS);
  await copyTable(from, to, 'secrets', ['name', 'value']);
  let done = 0;
  progress(0, total);
  for await (const rows of pages(from, columns(SUBMISSION))) {
    let batch: Whole[] = [];
    let bytes = 0;
    for (const row of rows) {
      const whole = await readWhole(from, to, row);
      batch.push(whole);
      for (const {size} of whole.files) bytes += Number(size);
      if (bytes < BATCH_BYTES && row !== rows.at(-1)) continue;
      await writeWhole(to, batch);
      progress((done += batch.length), total);
      [batch, bytes] = [[], 0];
    }
  }
}

interface Whole {
  submission: Row;
  files: Row[];
  deliveries: Row[];
}

/** A submission with what belongs to it; without the file when that has been copied before. */
async function readWhole(from: Statements, to: Statements, submission: Row): Promise<Whole> {
  const id = submission['id'] as string;
  const [there] = await to.all('SELECT 1 FROM submissions WHERE id = ?', [id]);
  const of = (table: string, names: readonly string[]) =>
    from.all(`SELECT ${columns(names)} FROM ${table} WHERE submission_id = ?`, [id]);
  return {
    submission,
    files: there ? [] : await of('files', FILE),
    deliveries: await of('deliveries', DELIVERY),
  };
}

async function writeWhole(to: Database, batch: readonly Whole[]): Promise<void> {
  await to.write(async ({run}) => {
    for (const {submission, files, deliveries} of batch) {
      await run(INSERT_SUBMISSION, values(submission, SUBMISSION));
      for (const file of files) await run(INSERT_FILE, values(file, FILE));
      for (const delivery of deliveries) await run(INSERT_DELIVERY, values(delivery, DELIVERY));
    }
  });
}

async function count({all}: Statements, table: string): Promise<number> {
  const [row] = await all(`SELECT CAST(count(*) AS INTEGER) AS n FROM ${table}`);
  return row?.['n'] as number;
}

/**
 * Reads the copy back.
 * @throws Error when rows are missing or too many, or a file is not what its hash says.
 */
export async function verify(from: Statements, to: Statements): Promise<void> {
  for (const table of ['submissions', 'files', 'deliveries', 'secrets', 'access_log']) {
    const [expected, found] = [await count(from, table), await count(to, table)];
    if (expected !== found) {
      throw new Error(`The copy has ${found} ${table}, but the original has ${expected}.`);
    }
  }
  for await (const rows of pages(from, 'id')) {
    for (const {id} of rows) {
      const hashes = 'SELECT number, sha256 FROM files WHERE submission_id = ?';
      for (const original of await from.all(hashes, [id as string])) {
        const copied = 'SELECT bytes FROM files WHERE submission_id = ? AND number = ?';
        const [copy] = await to.all(copied, [id as string, original['number'] as number]);
        if (copy && sha256(copy['bytes'] as Uint8Array) === original['sha256']) continue;
        throw new Error(`A file of submission ${String(id)} differs in the copy.`);
      }
    }
  }
}
