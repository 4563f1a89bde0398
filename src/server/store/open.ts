/** Opens the store that the settings name. */
import {randomUUID} from 'node:crypto';
import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {elapsed, wallClock, type Elapsed, type WallClock} from '../clock';
import {backup} from './backup';
import type {Database} from './database';
import {erase, purge} from './deletion';
import {fingerprintOf} from './fingerprint';
import {lockStore, type Use} from './in-use';
import {lookAtClock, seeClock} from './last-seen';
import {watchLeases} from './leases';
import {note, readLog} from './log';
import {migrate, requireCurrent} from './migrate';
import {describe, openPostgres, refuseOthers} from './postgres';
import {claim, release, retry, settle} from './queue';
import {counts, find, ids, iterate, list, readFile} from './read';
import {save} from './save';
import {scanned, unscanned} from './scans';
import {sharedSecret} from './secrets';
import {openSqlite} from './sqlite';
import {CHANNELS, type Store} from './store';
import {attempt, guarded} from './unavailable';

/** A folder for an SQLite file, or the postgres:// address of a database. */
export type StoreLocation = {dataDir: string} | {url: string};

export interface StoreOptions {
  /** For readers beside a running server: never creates, never writes. */
  readOnly?: boolean;
  /** False: tables of another release are refused, not brought up to date. */
  migrate?: boolean;
  /** How long to wait for another process that writes, in milliseconds; 5,000 unless told. */
  busyTimeoutMs?: number;
  now?: WallClock;
  elapsed?: Elapsed;
}

/** Path of the database file in a data folder. */
export function databasePath(dataDir: string): string {
  return join(dataDir, 'forms.db');
}

/** Opens the database, and makes what is missing. @throws StoreUnavailableError */
export async function openDatabase(
  location: StoreLocation,
  options: StoreOptions = {},
  how: Use = 'shared',
): Promise<Database> {
  const name = 'url' in location ? describe(location.url) : databasePath(location.dataDir);
  return attempt(`The database ${name} cannot be opened`, async () => {
    const db = await connect(location, options, how);
    try {
      const asIs = options.readOnly === true || options.migrate === false;
      await (asIs ? requireCurrent(db) : migrate(db));
      return guarded(db);
    } catch (error) {
      await db.close();
      throw error;
    }
  });
}

async function connect(
  location: StoreLocation,
  options: StoreOptions,
  how: Use,
): Promise<Database> {
  if ('url' in location) {
    if (how === 'alone') await refuseOthers(location.url);
    return openPostgres(location.url, options);
  }
  const path = databasePath(location.dataDir);
  if (options.readOnly) return openSqlite(path, options);
  mkdirSync(location.dataDir, {recursive: true, mode: 0o700});
  const unlock = lockStore(path, how);
  try {
    const db = openSqlite(path, options);
    return {...db, close: () => db.close().finally(unlock)};
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Opens the store, and makes what is missing: folder, file, tables. Several servers may open the
 * same one; their clocks should agree, because the ten minutes for duplicates depend on them.
 * @throws StoreUnavailableError when that cannot be done.
 */
export async function openStore(
  location: StoreLocation,
  options: StoreOptions = {},
): Promise<Store> {
  return storeOf(await openDatabase(location, options), options);
}

function storeOf(db: Database, options: StoreOptions): Store {
  const {now = wallClock, elapsed: passed = elapsed} = options;
  const leases = watchLeases(passed);
  /** Holder of the leases that this store takes. */
  const owner = randomUUID();
  const time = (later = 0) => new Date(now() + later).toISOString();
  let contentKey: Promise<Uint8Array> | undefined;
  const keyOfContents = () =>
    // Asked for once, however many arrive at the same time.
    (contentKey ??= sharedSecret(db, 'content').catch((error: unknown) => {
      contentKey = undefined;
      throw error;
    }));

  return {
    location: db.location,
    async save(submission) {
      // Before the transaction: hashing a large file would keep other writers waiting.
      const hashes = fingerprintOf(submission, await keyOfContents());
      return db.write((statements) => save(statements, submission, hashes, now()));
    },
    list: (filter = {}) => list(db, filter),
    all: (filter = {}) => iterate(db, filter),
    find: (id) => find(db, id),
    readFile: (id, number = 1) => readFile(db, {id, number}),
    counts: () => counts(db),
    ids: (filter = {}) => ids(db, filter),
    async note(entry) {
      await db.write(note({id: randomUUID(), at: time(), ...entry}));
    },
    log: (limit) => readLog(db, limit),
    claim: (limit, leaseMs, channels = CHANNELS) =>
      db.write(
        claim(owner, {
          ...{limit, channels, now: time(), leaseEnd: time(leaseMs)},
          ended: (open) => leases.ended(open, leaseMs),
          taken: (lease) => leases.taken(lease),
        }),
      ),
    delivered: (taken) => db.note(settle(owner, taken, {state: 'done', at: time(), now: time()})),
    failed: (taken, error, retryAt) =>
      db.note(
        settle(owner, taken, {
          state: retryAt ? 'waiting' : 'dead',
          at: retryAt?.toISOString() ?? time(),
          now: time(),
          error,
        }),
      ),
    retry: (which) => db.write(retry(which, time())),
    unscanned: (limit, without = []) => unscanned(db, limit, without),
    scanned: (id, verdict) => db.write(scanned(id, verdict, time())),
    release: (id, channels) => db.write(release(id, channels, time())),
    lookAtClock: () => db.write(lookAtClock(now())),
    seeClock: () => seeClock(now())(db),
    async purge(before) {
      const count = await db.write(purge(before));
      if (count > 0) await db.shred(false);
      return count;
    },
    async erase(which) {
      const erased = await db.write(erase(which));
      // Even when nothing was found: an earlier run may have been interrupted here.
      await db.shred(true);
      return erased;
    },
    secret: (name) => sharedSecret(db, name),
    backup: (path, progress) => backup(db, path, progress),
    async ping() {
      // A statement that writes, and changes nothing: a standby and a full lock both refuse it.
      await db.write(({run}) => run("UPDATE secrets SET name = name WHERE name = ''"));
    },
    close: () => db.close(),
  };
}
