/** Keeps a submission once, however often it arrives. */
import {randomUUID} from 'node:crypto';
import type {Statements} from './database';
import type {Fingerprint} from './fingerprint';
import {newReference} from './reference';
import {comparable, senderIn} from './sender';
import {HOLD_AT, type NewSubmission, type SaveResult} from './store';

/** A form sent again within this time, without a key, is the same submission. */
const REPEAT_MS = 10 * 60 * 1000;
/** What is from further ahead came while the clock was wrong, and repeats nothing. */
const AHEAD_MS = 24 * 60 * 60 * 1000;

/** Tries at a reference that nobody has; one in a hundred thousand million is taken. */
const ATTEMPTS = 5;

const COLUMNS = `INSERT INTO submissions
  (id, form, received_at, idempotency_key, content_hash, fields, email, held, score, signs, reference)`;

// Whatever stands in the way: the same key, or the same reference.
const INSERT_WITH_KEY = `${COLUMNS} VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT DO NOTHING`;

/** One statement, so that nothing comes between the question and the row. */
const INSERT_UNLESS_DUPLICATE = `${COLUMNS} SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT),
  CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS INTEGER),
  CAST(? AS INTEGER), CAST(? AS TEXT), CAST(? AS TEXT)
  WHERE NOT EXISTS (SELECT 1 FROM submissions WHERE content_hash = ?
    AND received_at > ? AND received_at < ?)
  ON CONFLICT DO NOTHING`;

const INSERT_FILE = `INSERT INTO files
  (submission_id, number, field, name, type, size, sha256, warnings, bytes, scan, signature, checked)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** Submission, files and deliveries; one job of a write. */
export async function save(
  statements: Statements,
  submission: NewSubmission,
  hashes: Fingerprint,
  now: number,
): Promise<SaveResult> {
  const {form, fields, files = [], idempotencyKey, suspicion, channels = []} = submission;
  const id = randomUUID();
  const held = (suspicion?.score ?? 0) >= HOLD_AT;
  const receivedAt = new Date(now).toISOString();
  const row = [
    ...[id, form, receivedAt, idempotencyKey ?? null, hashes.content, JSON.stringify(fields)],
    ...[comparable(senderIn(form, fields, 'address')), held ? 1 : 0],
    ...[suspicion?.score ?? 0, JSON.stringify(suspicion?.signs ?? [])],
  ];
  const [since, until] = [-REPEAT_MS, AHEAD_MS].map((ms) => new Date(now + ms).toISOString());
  const recent = [hashes.content, since ?? '', until ?? ''];
  if (idempotencyKey === undefined) await lockContent(statements, hashes.content);
  let reference = '';
  for (let attempt = 1; ; attempt++) {
    reference = newReference();
    const stored =
      idempotencyKey === undefined
        ? await statements.run(INSERT_UNLESS_DUPLICATE, [...row, reference, ...recent])
        : await statements.run(INSERT_WITH_KEY, [...row, reference]);
    if (stored > 0) break;
    const known =
      idempotencyKey === undefined
        ? await duplicate(statements, recent)
        : await earlier(statements, idempotencyKey, hashes.content);
    if (known) return known;
    // The reference was taken; or what stood in the way has been erased since.
    if (attempt === ATTEMPTS) throw new Error('No reference was found that nobody has');
  }
  for (const [index, file] of files.entries()) {
    const signature = file.verdict?.scan === 'infected' ? file.verdict.signature : null;
    await statements.run(INSERT_FILE, [
      // PostgreSQL takes no NUL in a text.
      ...[id, index + 1, file.field, file.name.replaceAll('\0', ''), file.type],
      ...[file.bytes.length, hashes.files[index] ?? ''],
      ...[JSON.stringify(file.warnings ?? []), file.bytes],
      ...[file.verdict?.scan ?? null, signature],
      file.check ? JSON.stringify(file.check) : null,
    ]);
  }
  await queue(statements, id, channels, held ? 'held' : 'waiting', receivedAt);
  return {outcome: 'stored', id, reference, repeated: false, held};
}

/** Puts deliveries of one submission in the queue. */
export async function queue(
  statements: Statements,
  id: string,
  channels: readonly string[],
  state: 'held' | 'waiting',
  at: string,
): Promise<void> {
  if (channels.length === 0) return;
  const rows = channels.map(() => '(?, ?, ?, 0, ?, ?)').join(', ');
  await statements.run(
    `INSERT INTO deliveries (submission_id, channel, state, attempts, at, set_at) VALUES ${rows}`,
    channels.flatMap((channel) => [id, channel, state, at, at]),
  );
}

/** Duplicates that reach two servers at once go one after the other; SQLite's writers always do. */
async function lockContent({dialect, all}: Statements, hash: string): Promise<void> {
  if (dialect === 'postgres') {
    await all("SELECT pg_advisory_xact_lock(('x' || left(?, 16))::bit(64)::bigint)", [hash]);
  }
}

const STORED = 'SELECT id, reference, held, content_hash FROM submissions';

async function duplicate(
  statements: Statements,
  recent: readonly string[],
): Promise<SaveResult | undefined> {
  const rows = await statements.all(
    `${STORED} WHERE content_hash = ? AND received_at > ? AND received_at < ?
     ORDER BY received_at LIMIT 1`,
    recent,
  );
  return repeated(rows as unknown as Stored[]);
}

async function earlier(
  statements: Statements,
  key: string,
  hash: string,
): Promise<SaveResult | undefined> {
  const rows = (await statements.all(`${STORED} WHERE idempotency_key = ?`, [
    key,
  ])) as unknown as Stored[];
  if (rows[0] && rows[0].content_hash !== hash) return {outcome: 'keyReused'};
  return repeated(rows);
}

interface Stored {
  id: string;
  reference: string;
  held: number;
  content_hash: string;
}

function repeated([row]: Stored[]): SaveResult | undefined {
  if (!row) return undefined;
  const {id, reference, held} = row;
  return {outcome: 'stored', id, reference, repeated: true, held: held === 1};
}
