/** Opens the configured store. */
import {mkdirSync} from 'node:fs';
import {join, resolve} from 'node:path';
import type {Configuration} from '../configuration.ts';
import {move} from './copy.ts';
import {openPostgres, withoutPassword, type PostgresOptions} from './postgres.ts';
import {createTables, type Database} from './schema.ts';
import {openSqlite, type SqliteOptions} from './sqlite.ts';
import {createStore, type Store} from './store.ts';
import {attempt} from './unavailable.ts';

/** A folder for an SQLite file, or the postgres:// URL of a database. */
export type StoreLocation = {dataDir: string} | {url: string};

export interface StoreOptions
  extends Pick<SqliteOptions, 'busyTimeoutMs'>, Omit<PostgresOptions, 'program'> {
  /** Returns milliseconds since 1970; Date.now by default. */
  now?: () => number;
}

export function databasePath(dataDir: string): string {
  return join(dataDir, 'forms.db');
}

/**
 * Opens the store, and creates folder, file and tables if necessary. Several servers may open the
 * same one; their clocks must agree within a minute.
 * @throws StoreUnavailableError if that is not possible
 */
export async function openStore(
  {tables, program}: Pick<Configuration, 'tables' | 'program'>,
  location: StoreLocation,
  {now = Date.now, ...options}: StoreOptions = {},
): Promise<Store> {
  const name = 'url' in location ? withoutPassword(location.url) : databasePath(location.dataDir);
  const database = await attempt(`The database ${name} cannot be opened`, () =>
    openDatabase(location, {program, ...options}),
  );
  return createStore(tables, database, now);
}

/**
 * Copies an SQLite store to an empty PostgreSQL database, while no server runs on either.
 * @returns the number of submissions copied
 */
export async function moveStore(
  {program}: Pick<Configuration, 'program'>,
  dataDir: string,
  url: string,
): Promise<number> {
  const inUse = `${databasePath(dataDir)} cannot be locked. Stop every server, then run this again`;
  const source = await attempt(inUse, () => openDatabase({dataDir}, {program, exclusive: true}));
  try {
    return await attempt(`Nothing was copied to ${withoutPassword(url)}`, async () => {
      const target = await openDatabase({url}, {program});
      try {
        return await move(source, target);
      } finally {
        await target.close();
      }
    });
  } finally {
    await source.close();
  }
}

async function openDatabase(
  location: StoreLocation,
  options: SqliteOptions & PostgresOptions,
): Promise<Database> {
  if ('dataDir' in location) {
    mkdirSync(location.dataDir, {recursive: true, mode: 0o700});
    // VACUUM writes a copy to a temporary file. The data folder is private, and may be the only one that is writable.
    process.env['SQLITE_TMPDIR'] ??= resolve(location.dataDir);
  }
  const database =
    'url' in location
      ? await openPostgres(location.url, options)
      : openSqlite(databasePath(location.dataDir), options);
  try {
    await createTables(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
