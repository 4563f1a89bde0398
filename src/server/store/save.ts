/** Stores a submission once, however often it arrives. */
import {randomUUID} from 'node:crypto';
import {sql} from 'kysely';
import type {Fingerprint} from './fingerprint';
import {enqueue} from './queue';
import {newReference} from './reference';
import type {Dialect, Statements} from './schema';
import {comparable, senderIn} from './sender';
import {HOLD_SCORE, type NewSubmission, type SaveResult} from './submission';

/** A form sent again within this time, without a key, is the same submission. */
const REPEAT_MS = 10 * 60 * 1000;

/** Stores submission, files and deliveries; call it in a transaction of its own. */
export async function save(
  db: Statements,
  dialect: Dialect,
  submission: NewSubmission,
  hashes: Fingerprint,
  now: number,
): Promise<SaveResult> {
  const {form, fields, files = [], idempotencyKey, spam, channels = []} = submission;
  // Repeats that reach two servers at once go one after the other; SQLite's writers always do.
  if (dialect === 'postgres') {
    const name = idempotencyKey ?? hashes.content;
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
  }
  const earlier = await findEarlier(db, idempotencyKey, hashes.content, now);
  if (earlier) return earlier;
  const id = randomUUID();
  const reference = newReference();
  const held = (spam?.score ?? 0) >= HOLD_SCORE;
  const receivedAt = new Date(now).toISOString();
  await db
    .insertInto('submissions')
    .values({
      ...{id, reference, form, received_at: receivedAt, content_hash: hashes.content},
      idempotency_key: idempotencyKey ?? null,
      fields: JSON.stringify(fields),
      email: comparable(senderIn(form, fields, 'address')),
      held: held ? 1 : 0,
      score: spam?.score ?? 0,
      signals: JSON.stringify(spam?.signals ?? []),
    })
    .execute();
  for (const [index, {field, name, type, bytes, warnings = []}] of files.entries()) {
    await db
      .insertInto('files')
      .values({
        ...{submission_id: id, number: index + 1, field, type, bytes, size: bytes.length},
        // PostgreSQL takes no NUL in a text.
        name: name.replaceAll('\0', ''),
        sha256: hashes.files[index] ?? '',
        warnings: JSON.stringify(warnings),
      })
      .execute();
  }
  const wanted = files.length > 0 ? (['files', ...channels] as const) : channels;
  await enqueue(db, id, wanted, held ? 'held' : 'waiting', receivedAt);
  return {outcome: 'stored', id, reference, repeated: false, held};
}

/** Returns what this repeats: the same key, or without one the same content a short time ago. */
async function findEarlier(
  db: Statements,
  key: string | undefined,
  hash: string,
  now: number,
): Promise<SaveResult | undefined> {
  const stored = db.selectFrom('submissions').select(['id', 'reference', 'held', 'content_hash']);
  const time = (difference: number) => new Date(now + difference).toISOString();
  const query =
    key === undefined
      ? stored
          .where('content_hash', '=', hash)
          .where('received_at', '>', time(-REPEAT_MS))
          // One from further ahead came while the clock was wrong, and repeats nothing.
          .where('received_at', '<', time(REPEAT_MS))
          .orderBy('received_at')
      : stored.where('idempotency_key', '=', key);
  const row = await query.limit(1).executeTakeFirst();
  if (!row) return undefined;
  if (row.content_hash !== hash) return {outcome: 'keyReused'};
  const {id, reference, held} = row;
  return {outcome: 'stored', id, reference, repeated: true, held: held === 1};
}
