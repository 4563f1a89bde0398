/** Stores a submission once, even if it is sent repeatedly. */
import {createHash, createHmac, randomUUID} from 'node:crypto';
import {sql} from 'kysely';
import {enqueue} from './queue.ts';
import {newReference} from './reference.ts';
import type {Dialect, Statements} from './schema.ts';
import {comparable} from './sender.ts';
import {
  HOLD_SCORE,
  LANGUAGE_FIELD,
  type FileId,
  type NewSubmission,
  type SaveResult,
} from './submission.ts';

/** Without an idempotency key, the same content within this time counts as the same submission. */
const REPEAT_MS = 10 * 60 * 1000;

/**
 * Returns a keyed hash of the form's name, the fields (in any order) and the files, and the SHA-256 of each file.
 * Without the secret, short texts could be guessed from their hash.
 */
export function hashesOf({form, fields, files = []}: NewSubmission, secret: Uint8Array) {
  const typed = Object.entries(fields).filter(([name]) => name !== LANGUAGE_FIELD);
  const sorted = typed.sort(([a], [b]) => (a < b ? -1 : 1));
  const hashes = files.map(({bytes}) => createHash('sha256').update(bytes).digest('hex'));
  const named = files.map(({field, name}, index) => [field, name, hashes[index]]);
  const content = JSON.stringify([form, sorted, named]);
  return {content: createHmac('sha256', secret).update(content).digest('hex'), files: hashes};
}

/** A submission with what is found out before its transaction. */
export interface PreparedSubmission extends NewSubmission {
  /** The sender's e-mail address as it was typed; empty if there is none. */
  sender: string;
  hashes: ReturnType<typeof hashesOf>;
}

/** Stores a submission with files and deliveries. Call it in a transaction of its own. */
export async function save(
  db: Statements,
  dialect: Dialect,
  {sender, hashes, ...submission}: PreparedSubmission,
  now: number,
): Promise<SaveResult> {
  const {files = [], idempotencyKey, channels = []} = submission;
  // SQLite has only one writer at a time.
  if (dialect === 'postgres') await lockRepeats(db, idempotencyKey, hashes.content);
  const earlier = await findEarlier(db, idempotencyKey, hashes.content, now);
  if (earlier) return earlier;
  const id = randomUUID();
  const reference = newReference();
  const held = isSpam(submission);
  const receivedAt = new Date(now).toISOString();
  await saveFields(db, submission, {
    id,
    reference,
    received_at: receivedAt,
    content_hash: hashes.content,
    email: comparable(sender),
    held: held ? 1 : 0,
  });
  for (const [index, file] of files.entries()) {
    await saveFile(db, {id, number: index + 1}, file, hashes.files[index] ?? '');
  }
  await enqueue(
    db,
    [id],
    files.length > 0 ? ['files', ...channels] : channels,
    held ? 'held' : 'waiting',
    receivedAt,
  );
  return {outcome: 'stored', id, reference, repeated: false, held};
}

const isSpam = ({spam}: NewSubmission): boolean => (spam?.score ?? 0) >= HOLD_SCORE;

interface NewRow {
  id: string;
  reference: string;
  received_at: string;
  content_hash: string;
  email: string;
  held: 0 | 1;
}

async function saveFields(
  db: Statements,
  {form, fields, idempotencyKey, spam = {score: 0, signals: []}}: NewSubmission,
  row: NewRow,
): Promise<void> {
  await db
    .insertInto('submissions')
    .values({
      ...row,
      form,
      score: spam.score,
      idempotency_key: idempotencyKey ?? null,
      fields: JSON.stringify(fields),
      signals: JSON.stringify(spam.signals),
    })
    .execute();
}

async function saveFile(
  db: Statements,
  {id, number}: FileId,
  {field, name, type, bytes}: NonNullable<NewSubmission['files']>[number],
  sha256: string,
): Promise<void> {
  await db
    .insertInto('files')
    .values({
      submission_id: id,
      number,
      field,
      type,
      bytes,
      size: bytes.length,
      // PostgreSQL does not accept NUL in text.
      name: name.replaceAll('\0', ''),
      sha256,
    })
    .execute();
}

/** Serialises repeats that reach two servers at once. */
async function lockRepeats(db: Statements, key: string | undefined, content: string) {
  // The key first: whoever has locked a content waits for nothing else, so there is no deadlock.
  if (key !== undefined) await lock(db, key);
  await lock(db, content);
}

/** Waits for other transactions with the same name, in PostgreSQL. */
async function lock(db: Statements, name: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}

interface Earlier {
  id: string;
  reference: string;
  held: number;
  content_hash: string;
}

/**
 * Finds a submission with the same key (`keyReused` if its content differs), or a recent one with the same content. Two
 * submissions with different keys are different, whatever their content.
 */
async function findEarlier(
  db: Statements,
  key: string | undefined,
  hash: string,
  now: number,
): Promise<SaveResult | undefined> {
  const stored = db.selectFrom('submissions').select(['id', 'reference', 'held', 'content_hash']);
  const sameKey =
    key === undefined
      ? undefined
      : await stored.where('idempotency_key', '=', key).executeTakeFirst();
  if (sameKey) return sameKey.content_hash === hash ? repeatOf(sameKey) : {outcome: 'keyReused'};

  const time = (difference: number) => new Date(now + difference).toISOString();
  const recent = stored
    .where('content_hash', '=', hash)
    .where('received_at', '>', time(-REPEAT_MS))
    // One with a later time was stored while the clock was wrong.
    .where('received_at', '<', time(REPEAT_MS))
    .orderBy('received_at')
    .limit(1);
  if (key === undefined) {
    const sameContent = await recent.executeTakeFirst();
    return sameContent && repeatOf(sameContent);
  }
  // Before a page is hydrated, the browser posts the form itself, without a key. If the visitor then goes back, and the
  // script sends the same content, it is the same submission, also for later attempts with this key.
  const withoutKey = await recent.where('idempotency_key', 'is', null).executeTakeFirst();
  if (!withoutKey) return undefined;
  const update = db.updateTable('submissions').set({idempotency_key: key});
  await update.where('id', '=', withoutKey.id).execute();
  return repeatOf(withoutKey);
}

function repeatOf({id, reference, held}: Earlier): SaveResult {
  return {outcome: 'stored', id, reference, repeated: true, held: held === 1};
}
