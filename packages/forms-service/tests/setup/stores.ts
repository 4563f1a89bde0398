/** Empty databases for a store. */
import {readFile, readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {DatabaseSync} from '@photostructure/sqlite';
import {Client} from 'pg';
import {databasePath, type StoreLocation, type StoreOptions} from '../../src/server/store/open';
import type {FormsService} from '../../src/index';
import type {Store} from '../../src/server/store/store';
import {newFolder} from './folders';
import {ownPostgres} from './global';
import {databaseIn, query} from './postgres';

/** The service whose stores are opened, and the name of one of its forms. */
interface Owner {
  service: FormsService;
  form: string;
}

/** Returns functions that create an empty database, with default options of the stores opened in it. */
export function databasesOf(owner: Owner) {
  const inSqlite = (usual?: StoreOptions) => sqliteOf(owner, usual);
  const inPostgres = (usual?: StoreOptions): ReturnType<typeof inSqlite> =>
    postgresOf(owner, usual);
  return {
    inSqlite,
    inPostgres,
    /** Rows for describe.each. */
    DATABASES: Object.entries({SQLite: inSqlite, PostgreSQL: inPostgres}),
  };
}

async function sqliteOf(owner: Owner, usual?: StoreOptions) {
  const dataDir = await newFolder('store');
  return {
    /** Environment variables that select the database. */
    env: {DATA_DIR: dataDir} as Record<string, string>,
    /** Whether the raw files of the database, except PostgreSQL's logs, contain this text. */
    contains: (text: string) => anyFileContains(dataDir, text),
    /** Opens a snapshot as another program does, such as a backup. @returns a function that ends it */
    async read(): Promise<() => Promise<void>> {
      const other = new DatabaseSync(databasePath(dataDir));
      other.exec('BEGIN');
      other.prepare('SELECT count(*) FROM submissions').get();
      return async () => {
        // The driver closes the file only when its statements are garbage-collected.
        other.exec('ROLLBACK');
        other.close();
      };
    },
    /** Inserts many submissions with this address. */
    async insertMany(count: number, email: string) {
      const other = new DatabaseSync(databasePath(dataDir));
      other.exec(
        insertion(
          `WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`,
          owner.form,
          email,
        ),
      );
      other.close();
    },
    ...storesAt(owner.service, {dataDir}, usual),
  };
}

async function postgresOf(owner: Owner, usual?: StoreOptions) {
  const {url: server, dataDir} = ownPostgres();
  const url = await databaseIn(server);
  const name = new URL(url).pathname.slice(1);
  const [row] = await query(server, `SELECT oid FROM pg_database WHERE datname = '${name}'`);
  const stores = storesAt(owner.service, {url}, usual);
  return {
    ...stores,
    env: {DATABASE_URL: url} as Record<string, string>,
    async contains(text: string) {
      // Writes changes from memory to the files.
      await query(server, 'CHECKPOINT');
      return anyFileContains(join(dataDir, 'base', String(row?.['oid'])), text);
    },
    async read() {
      const other = new Client({connectionString: url});
      await other.connect();
      await other.query('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM submissions');
      return () => other.end();
    },
    async insertMany(count: number, email: string) {
      const n = `WITH n(i) AS (SELECT generate_series(1, ${count}))`;
      await query(url, insertion(n, owner.form, email));
    },
    async stop() {
      await stores.stop();
      await query(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

const insertion = (n: string, form: string, email: string) => `${n}
  INSERT INTO submissions (id, reference, form, received_at, content_hash, fields, email, held, score, signals)
  SELECT 'id-' || i, 'ref-' || i, '${form}', '2026-04-01T00:00:00.000Z', 'hash', '{}', '${email}', 0, 0, '[]' FROM n`;

function storesAt(service: FormsService, location: StoreLocation, usual: StoreOptions = {}) {
  const stores: Store[] = [];
  return {
    location,
    /** Opens a store, which `stop` closes. */
    async open(options?: StoreOptions) {
      const store = await service.openStore(location, {...usual, ...options});
      stores.push(store);
      return store;
    },
    async stop() {
      await Promise.all(stores.map((store) => store.close()));
    },
  };
}

/**
 * Whether any file of a folder contains this text. A closed SQLite database deletes its journal later, when its
 * statements are garbage-collected. If a file disappears while the folder is read, its content may have moved to a
 * file already read, so all files are read again.
 */
async function anyFileContains(folder: string, text: string): Promise<boolean> {
  try {
    const files = (await readdir(folder)).map((file) => readFile(join(folder, file)));
    return (await Promise.all(files)).some((bytes) => bytes.includes(text, 0, 'latin1'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return anyFileContains(folder, text);
  }
}
