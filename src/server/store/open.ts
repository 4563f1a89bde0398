/** Opens the store that the settings name. */
import {randomUUID} from 'node:crypto';
import {mkdirSync} from 'node:fs';
import {join} from 'node:path';
import {wallClock, type WallClock} from '../clock';
import {backup, move} from './copy';
import {prepare, requireVersion, type Database} from './database';
import {erase, purge} from './erase';
import {recordCheck, recordScan} from './examined';
import {fingerprintOf} from './fingerprint';
import {lockStore, type Use} from './in-use';
import {describe, openPostgres} from './postgres';
import {claim, release, retry, settle} from './queue';
import {counts, find, iterate, list, newest, readFile} from './read';
import {save} from './save';
import type {Statements} from './schema';
import {openSqlite, type SqliteOptions} from './sqlite';
import type {Store} from './store';
import {CHANNELS} from './submission';
import {attempt} from './unavailable';

/** A folder for an SQLite file, or the postgres:// address of a database. */
export type StoreLocation = {dataDir: string} | {url: string};

export interface StoreOptions extends SqliteOptions {
  now?: WallClock;
}

/** Path of the database file in a data folder. */
export function databasePath(dataDir: string): string {
  return join(dataDir, 'forms.db');
}

/**
 * Opens the store, and creates what is missing: folder, file, tables; with `readOnly` nothing.
 * Several servers may open the same one; their clocks must agree within a minute.
 * @throws StoreUnavailableError when that cannot be done.
 */
export async function openStore(
  location: StoreLocation,
  options: StoreOptions = {},
): Promise<Store> {
  return storeOf(await openDatabase(location, options), options.now ?? wallClock);
}

/**
 * Copies a store to an empty database. No server may run on either meanwhile; one that has the
 * SQLite file open is found. @returns how many submissions were copied.
 */
export async function moveStore(from: StoreLocation, to: StoreLocation): Promise<number> {
  const source = await openDatabase(from, {}, 'alone');
  try {
    const target = await openDatabase(to, {}, 'alone');
    return await attempt('Nothing was copied', () => move(source, target)).finally(() =>
      target.close(),
    );
  } finally {
    await source.close();
  }
}

async function openDatabase(
  location: StoreLocation,
  options: SqliteOptions,
  how: Use = 'shared',
): Promise<Database> {
  const name = 'url' in location ? describe(location.url) : databasePath(location.dataDir);
  return attempt(`The database ${name} cannot be opened`, async () => {
    const database = await connect(location, options, how);
    try {
      if (options.readOnly) {
        await requireVersion(database.db, database.dialect, database.location);
      } else await prepare(database);
      return database;
    } catch (error) {
      await database.close();
      throw error;
    }
  });
}

async function connect(
  location: StoreLocation,
  options: SqliteOptions,
  how: Use,
): Promise<Database> {
  if ('url' in location) return openPostgres(location.url, options);
  const path = databasePath(location.dataDir);
  if (options.readOnly) return openSqlite(path, options);
  mkdirSync(location.dataDir, {recursive: true, mode: 0o700});
  const unlock = lockStore(path, how);
  try {
    const database = openSqlite(path, options);
    return {...database, close: () => database.close().finally(unlock)};
  } catch (error) {
    unlock();
    throw error;
  }
}

function storeOf(database: Database, now: WallClock): Store {
  const {db, dialect, location} = database;
  /** Holder of the leases that this store takes. */
  const owner = randomUUID();
  const time = () => new Date(now()).toISOString();
  const read = <Result>(work: (statements: Statements) => Promise<Result>) =>
    attempt('The database cannot be read', () => work(db));
  const write = <Result>(work: (statements: Statements) => Promise<Result>) =>
    attempt('The database cannot be written', () => db.transaction().execute(work));
  const shred = (rewrite: boolean) =>
    attempt('What was deleted cannot be overwritten', () => database.shred(rewrite));
  let contentKey: Uint8Array | undefined;
  const key = async () =>
    (contentKey ??= await read(async (statements) => {
      const secret = statements.selectFrom('secrets').select('value').where('name', '=', 'content');
      return (await secret.executeTakeFirstOrThrow()).value;
    }));

  return {
    location,
    async save(submission) {
      // Before the transaction: hashing a large file would keep other writers waiting.
      const hashes = fingerprintOf(submission, await key());
      return write((statements) => save(statements, dialect, submission, hashes, now()));
    },
    list: (filter = {}) => read((statements) => list(statements, filter)),
    all: (filter = {}) => iterate(db, filter),
    find: (id) => read((statements) => find(statements, id)),
    readFile: (id, number = 1) => read((statements) => readFile(statements, {id, number})),
    counts: () => read(counts),
    newest: () => read(newest),
    claim: (limit, leaseMs, channels = CHANNELS) =>
      write((statements) =>
        claim(statements, dialect, {owner, limit, channels, now: now(), leaseMs}),
      ),
    delivered: (taken) =>
      write((statements) => settle(statements, owner, taken, {state: 'done', at: time()})),
    failed: (taken, error, retryAt) =>
      write((statements) =>
        settle(statements, owner, taken, {
          ...{state: retryAt ? 'waiting' : 'dead', error},
          at: retryAt?.toISOString() ?? time(),
        }),
      ),
    retry: (which) => write((statements) => retry(statements, which, time())),
    release: (id, channels) => write((statements) => release(statements, id, channels, time())),
    checked: (file, check) => write((statements) => recordCheck(statements, file, check)),
    scanned: (file, verdict) =>
      write((statements) => recordScan(statements, file, verdict, time())),
    async purge(before) {
      const count = await write((statements) => purge(statements, before.toISOString()));
      // Even when nothing was deleted: an earlier run may have been interrupted here.
      await shred(false);
      return count;
    },
    async erase(which) {
      const erased = await write((statements) => erase(statements, which));
      await shred(true);
      return erased;
    },
    backup: (path) => backup(database, path),
    async ping() {
      // A statement that writes, and changes nothing: a standby and a full lock both refuse it.
      await write((statements) =>
        statements.updateTable('secrets').set({name: ''}).where('name', '=', '').execute(),
      );
    },
    close: () => database.close(),
  };
}
