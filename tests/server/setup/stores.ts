/** Empty places for a store, in each database that can hold one. */
import {mkdtemp, readFile, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {openStore, type StoreLocation, type StoreOptions} from '../../../src/server/store/open';
import type {NewFile, NewSubmission, Store} from '../../../src/server/store/store';
import {APPLICATION, RESUME} from './forms';
import {ownPostgres} from './global';
import {databaseIn, query} from './postgres';

export interface Place {
  location: StoreLocation;
  /** The settings that name it. */
  env: Record<string, string>;
  /** Whether the raw files of the database, journals and logs apart, hold this text. */
  holds(text: string): Promise<boolean>;
  remove(): Promise<void>;
}

async function inSqlite(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'store-'));
  return {
    location: {dataDir},
    env: {DATA_DIR: dataDir},
    holds: (text) => anyFileHolds(dataDir, text),
    remove: () => rm(dataDir, {recursive: true, force: true}),
  };
}

async function inPostgres(): Promise<Place> {
  const {url: server, dataDir} = ownPostgres();
  const url = await databaseIn(server);
  const name = new URL(url).pathname.slice(1);
  const [row] = await query(server, `SELECT oid FROM pg_database WHERE datname = '${name}'`);
  return {
    location: {url},
    env: {DATABASE_URL: url},
    async holds(text) {
      // What is only in memory would be missed.
      await query(server, 'CHECKPOINT');
      return anyFileHolds(join(dataDir, 'base', String(row?.['oid'])), text);
    },
    async remove() {
      await query(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** For describe.each. */
export const DATABASES: ReadonlyArray<[name: string, makePlace: () => Promise<Place>]> = [
  ['SQLite', inSqlite],
  ['PostgreSQL', inPostgres],
];

/** An empty place for each test, and stores that are open there until its end. */
export function placeForEach(
  makePlace: () => Promise<Place>,
  usual: StoreOptions = {},
): Place & {open(options?: StoreOptions): Promise<Store>} {
  const stores: Store[] = [];
  const place = {
    async open(options?: StoreOptions) {
      const store = await openStore(place.location, {...usual, ...options});
      stores.push(store);
      return store;
    },
  } as ReturnType<typeof placeForEach>;
  beforeEach(async () => void Object.assign(place, await makePlace()));
  afterEach(async () => {
    await Promise.all(stores.splice(0).map((store) => store.close()));
    await place.remove();
  });
  return place;
}

/**
 * Whether any file of a folder holds these bytes. A closed SQLite database lets go of its journal some
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
