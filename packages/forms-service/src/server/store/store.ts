/** The API of the store, the same for SQLite and PostgreSQL. */
import {randomUUID} from 'node:crypto';
import {DAY_MS, type ServiceTime} from '../service-time.ts';
import {findOld, purgeOld, recordArrivals, type Cutoff, type Sweep} from './ages.ts';
import {backup} from './copy.ts';
import {eraseFound, findErased, finishErasure} from './erase.ts';
import {readNote, writeNote} from './notes.ts';
import {claim, hold, release, retry, settle, type Retry} from './queue.ts';
import {countDeliveries, counts, iterate, list, readFile, type Range} from './read.ts';
import {hashesOf, save} from './save.ts';
import type {FormTables} from '../form-tables.ts';
import type {Database, Statements, Write} from './schema.ts';
import {senderIn} from './sender.ts';
import {
  CHANNELS,
  type Channel,
  type Claim,
  type DocumentCheck,
  type Erasure,
  type FileId,
  type Filter,
  type NewSubmission,
  type Verdict,
} from './submission.ts';
import {attempt} from './unavailable.ts';

export type {Cutoff} from './ages.ts';
export * from './submission.ts';
export {StoreUnavailableError} from './unavailable.ts';

export type Store = ReturnType<typeof createStore>;

/** Creates the store. Every promise rejects with StoreUnavailableError while the database is unavailable. */
export function createStore(tables: FormTables, database: Database, now: () => number) {
  const access = createAccess(database, now);
  return {
    location: database.location,
    ...submissionsIn(tables, access),
    ...deliveriesIn(access),
    ...retentionIn(access),
    close: () => database.close(),
  };
}

type Access = ReturnType<typeof createAccess>;

/** Returns how the store reads, writes and shreds. */
function createAccess(database: Database, now: () => number) {
  const {db} = database;
  const read = <Result>(work: (statements: Statements) => Promise<Result>) =>
    attempt('The database cannot be read', () => work(db));
  const write: Write = (work) =>
    attempt('The database cannot be written', () => db.transaction().execute(work));
  const shred = (rewrite: boolean) =>
    attempt('The rows are deleted, but not yet overwritten in the files of the database', () =>
      database.shred(rewrite),
    );
  return {database, read, write, shred, now, time: () => new Date(now()).toISOString()};
}

const updateFile = (statements: Statements, {id, number}: FileId) =>
  statements.updateTable('files').where('submission_id', '=', id).where('number', '=', number);

/** Stores and reads submissions. */
function submissionsIn(tables: FormTables, {database: {db, dialect}, read, write, now}: Access) {
  const listed = (filter: Filter, range: Range = {}) =>
    read((statements) => list(statements, filter, range));
  let contentKey: Uint8Array | undefined;
  const key = async () => {
    contentKey ??= await read(async (statements) => {
      const secrets = statements.selectFrom('secrets').select('value');
      return (await secrets.where('name', '=', 'content').executeTakeFirstOrThrow()).value;
    });
    return contentKey;
  };

  return {
    /**
     * Stores a submission with its files and deliveries. The promise resolves when it has reached the
     * disk. A repeated submission returns the id of the first.
     */
    async save(submission: NewSubmission) {
      // Before the transaction, because other writers would wait while a large file is hashed.
      const hashes = hashesOf(submission, await key());
      const {form, fields} = submission;
      const sender = senderIn(tables.named(form), fields, 'address');
      const prepared = {...submission, sender, hashes};
      return write((statements) => save(statements, dialect, prepared, now()));
    },

    list: ({limit, offset, ...filter}: Filter & Range = {}) =>
      listed(filter, limit === undefined ? {} : {limit, offset}),
    /** Oldest first, read in batches. */
    all: (filter: Filter = {}) => iterate(db, filter),
    /** Finds a submission by its id or, in any spelling, by its reference. */
    find: async (id: string) => (await listed({id}))[0],
    /** Returns a file's content. @param number of the file, from 1 */
    readFile: (id: string, number = 1) =>
      read((statements) => readFile(statements, dialect, {id, number})),
    counts: () => read(counts),
    /** Returns the figures for monitoring; times are ISO 8601, undefined if it never happened. */
    figures: () =>
      read(async (statements) => ({
        ...(await counts(statements)),
        deliveries: await countDeliveries(statements),
        lastBackup: await readNote(statements, 'last backup'),
        lastPurge: await readNote(statements, 'last purge'),
        erasureUnfinished: (await readNote(statements, 'unfinished erasure')) !== undefined,
      })),
    /** Returns when the newest submission arrived, as ISO 8601. */
    newest: async () => (await listed({}, {limit: 1}))[0]?.receivedAt,
  };
}

/** Delivers submissions, and records the checks of their files. */
function deliveriesIn({database: {dialect}, write, now, time}: Access) {
  /** Identifies the leases of this process among those of other servers. */
  const owner = randomUUID();
  return {
    /**
     * Leases up to `limit` due deliveries of these channels. If the lease ends before a claim is
     * settled, another worker may get it.
     * @param longestDelays after each attempt, in milliseconds; the last applies to further attempts
     */
    claim: (
      limit: number,
      leaseMs: number,
      channels: readonly Channel[] = CHANNELS,
      longestDelays: readonly number[] = [DAY_MS],
    ) =>
      write((statements) =>
        claim(statements, dialect, {owner, limit, channels, now: now(), leaseMs, longestDelays}),
      ),
    /** Settles a claim. @returns false if its lease has ended and another worker has it */
    delivered: (claimed: Claim) =>
      write((statements) => settle(statements, owner, claimed, {state: 'done', at: time()})),
    /** Returns a claim to the queue, due at `retryAt`; dead if undefined. */
    failed: (claimed: Claim, error: string, retryAt: Date | undefined) =>
      write((statements) =>
        settle(statements, owner, claimed, {
          state: retryAt ? 'waiting' : 'dead',
          error,
          at: retryAt?.toISOString() ?? time(),
        }),
      ),
    /**
     * Makes the deliveries of one submission, or of all, due now, and adds channels that were
     * set up since. Held submissions are not affected. @returns the number of deliveries
     */
    retry: (which: Retry) => write((statements) => retry(statements, dialect, which, now())),
    /** Releases a held submission to these channels. @returns false if it is not held */
    release: (id: string, channels: readonly Channel[]) =>
      write((statements) => release(statements, id, channels, time())),
    checked: (file: FileId, check: DocumentCheck) =>
      write(async (statements) => {
        const update = updateFile(statements, file);
        await update.set({checked: JSON.stringify(check)}).execute();
      }),
    /** Records the result of a virus scan; a virus holds the submission. */
    scanned: (file: FileId, verdict: Verdict) =>
      write(async (statements) => {
        const {scan, signature = null} = {signature: undefined, ...verdict};
        await updateFile(statements, file).set({scan, signature}).execute();
        if (scan === 'infected') await hold(statements, file, time());
      }),
  };
}

/** Deletes, erases and backs up. */
function retentionIn({database, read, write, shred, time}: Access) {
  return {
    /** Replaces the service time by what `count` returns, undisturbed by other servers; undefined changes nothing. */
    updateServiceTime: (count: (last: ServiceTime | undefined) => ServiceTime | undefined) =>
      write(async (statements) => {
        // PostgreSQL: the lock of an update that changes nothing.
        await statements
          .updateTable('secrets')
          .set({name: 'retention'})
          .where('name', '=', 'retention')
          .execute();
        const note = await readNote(statements, 'retention');
        const time = count(note === undefined ? undefined : (JSON.parse(note) as ServiceTime));
        if (time) await writeNote(statements, 'retention', JSON.stringify(time));
      }),
    recordArrivals: (sweep: Sweep) => recordArrivals(write, database.dialect, sweep),
    /** Returns the ids of what `purge` would delete. */
    findOld: (cutoff: Cutoff) => read((statements) => findOld(statements, cutoff)),
    /** Deletes old submissions. @returns their number */
    async purge(cutoff: Cutoff) {
      const purged = await purgeOld(write, cutoff);
      // Even if nothing was deleted, since an earlier run may have been interrupted here.
      await shred(false);
      await write((statements) => writeNote(statements, 'last purge', time()));
      return purged;
    },
    /**
     * Deletes submissions, also from the raw database files; a dry run deletes nothing. If it fails after the rows are
     * deleted, `finishErasure` does the rest.
     */
    async erase(which: Erasure, {dryRun = false} = {}) {
      const found = await read((statements) => findErased(statements, which));
      if (dryRun) return found;
      const ids = await eraseFound(write, which, found);
      await finishErasure(write, () => shred(true));
      return {...found, ids};
    },
    /** Resolves to true if an erasure was interrupted before the database files were rewritten. */
    isErasureUnfinished: async () =>
      (await read((statements) => readNote(statements, 'unfinished erasure'))) !== undefined,
    finishErasure: () => finishErasure(write, () => shred(true)),
    /** Writes a backup, and records when. */
    async backup(path: string) {
      await attempt(`The backup ${path} cannot be written`, () => backup(database, path));
      // The backup is whole even if the database accepts no writes: a standby, a full disk. Monitoring then sees an older one.
      await write((statements) => writeNote(statements, 'last backup', time())).catch(
        () => undefined,
      );
    },
    /** Runs an update without effect, which fails on a standby or a locked database. */
    async ping() {
      await write((statements) =>
        statements.updateTable('secrets').set({name: ''}).where('name', '=', '').execute(),
      );
    },
  };
}
