/** Empty places for a store, in each database. */
import {readFile, readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {openStore, type StoreLocation, type StoreOptions} from '../../../src/server/store/open';
import type {NewFile, NewSubmission, Store} from '../../../src/server/store/store';
import {newFolder} from './folders';
import {APPLICATION, RESUME} from './forms';
import {ownPostgres} from './global';
import {databaseIn, query} from './postgres';

/** Makes a place. @param usual what its stores have unless they are opened with other options */
export const inSqlite = async (usual?: StoreOptions) => {
  const dataDir = await newFolder('store');
  return {
    /** The settings that name it. */
    env: {DATA_DIR: dataDir} as Record<string, string>,
    /** Whether the raw files of the database, journals and logs apart, contain this text. */
    holds: (text: string) => anyFileHolds(dataDir, text),
    ...storesAt({dataDir}, usual),
  };
};

export const inPostgres: typeof inSqlite = async (usual) => {
  const {url: server, dataDir} = ownPostgres();
  const url = await databaseIn(server);
  const name = new URL(url).pathname.slice(1);
  const [row] = await query(server, `SELECT oid FROM pg_database WHERE datname = '${name}'`);
  const stores = storesAt({url}, usual);
  return {
    ...stores,
    env: {DATABASE_URL: url},
    async holds(text) {
      // What is only in memory would be missed.
      await query(server, 'CHECKPOINT');
      return anyFileHolds(join(dataDir, 'base', String(row?.['oid'])), text);
    },
    async stop() {
      await stores.stop();
      await query(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
};

function storesAt(location: StoreLocation, usual: StoreOptions = {}) {
  const stores: Store[] = [];
  return {
    location,
    /** Opens a store there, which `stop` closes. */
    async open(options?: StoreOptions) {
      const store = await openStore(location, {...usual, ...options});
      stores.push(store);
      return store;
    },
    async stop() {
      await Promise.all(stores.map((store) => store.close()));
    },
  };
}

/** For describe.each. */
export const DATABASES = Object.entries({SQLite: inSqlite, PostgreSQL: inPostgres});

/**
 * Whether any file of a folder contains these bytes. A closed SQLite database lets go of its journal some
 * time later, when its statements have been collected. Where a file goes while the folder is read, its words may
 * have moved into one already read: all are read again.
 */
async function anyFileHolds(folder: string, text: string): Promise<boolean> {
  try {
    const files = (await readdir(folder)).map((file) => readFile(join(folder, file)));
    return (await Promise.all(files)).some((bytes) => bytes.includes(text, 0, 'latin1'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return anyFileHolds(folder, text);
  }
}

/** An application with its resume, ready to be saved. */
export const WITH_FILE = {
  form: 'careers',
  fields: APPLICATION,
  files: [{field: 'file', name: 'cv.pdf', type: 'application/pdf', bytes: RESUME}] as [NewFile],
} as const satisfies NewSubmission;
