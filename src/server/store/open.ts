/** Opens the store that the settings name. */
import {join} from 'node:path';
import {openSqlite} from './sqlite';
import type {Store} from './store';

/** A folder for an SQLite file, or the postgres:// address of a database. */
export type StoreLocation = {dataDir: string} | {url: string};

export interface StoreOptions {
  /** For readers beside a running server: never creates, never writes. */
  readOnly?: boolean;
  /** How long to wait for another process that writes, in milliseconds; 5,000 unless told. */
  busyTimeoutMs?: number;
  now?: () => number;
}

/** Path of the database file in a data folder. */
export function databasePath(dataDir: string): string {
  return join(dataDir, 'forms.db');
}

/**
 * Opens the store, and makes what is missing: folder, file, tables.
 * @throws StoreUnavailableError when that cannot be done.
 */
export async function openStore(
  location: StoreLocation,
  options: StoreOptions = {},
): Promise<Store> {
  if ('url' in location) throw new Error('PostgreSQL: not yet');
  return openSqlite(location.dataDir, options);
}
