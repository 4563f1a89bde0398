/** Brings the tables of a database up to date. */
import type {Database, Statements} from './database';
import {POSTGRES} from './schema-postgres';
import {SQLITE} from './schema-sqlite';
import {StoreUnavailableError} from './store';

/** Any number; the same for every process that migrates. */
const MIGRATION_LOCK = 2_071_403_311;

const stepsOf = ({dialect}: Statements) => (dialect === 'sqlite' ? SQLITE : POSTGRES);

/**
 * Safe when several servers start at once: one migrates, the others wait for it.
 * @throws StoreUnavailableError when a newer release has been here.
 */
export async function migrate(db: Database): Promise<void> {
  const before = await db.write(async (statements) => {
    await lockVersion(statements);
    const version = await readVersion(statements);
    refuseNewer(version, statements);
    for (const step of stepsOf(statements).slice(version)) await step(statements);
    if (version < stepsOf(statements).length) await writeVersion(statements);
    return version;
  });
  // What a step replaced is gone from the journal as well.
  if (before > 0 && before < stepsOf(db).length) await db.shred(true);
}

/** For readers, who change nothing. @throws StoreUnavailableError when the versions differ. */
export async function requireCurrent(statements: Statements): Promise<void> {
  const version = await readVersion(statements);
  refuseNewer(version, statements);
  if (version === stepsOf(statements).length) return;
  throw new StoreUnavailableError(
    `The database is at version ${version}, and this release needs version ` +
      `${stepsOf(statements).length}. Start the server of this release once: it brings the tables up to date.`,
  );
}

function refuseNewer(version: number, statements: Statements): void {
  const {length: known} = stepsOf(statements);
  if (version <= known) return;
  throw new StoreUnavailableError(
    `The database is at version ${version}, but this release knows version ${known} ` +
      'at most. Start the newer release, or use another DATA_DIR.',
  );
}

/** A transaction of SQLite's is alone already. */
async function lockVersion(statements: Statements): Promise<void> {
  if (statements.dialect === 'sqlite') return;
  // Another server's migration may take longer than a visitor waits.
  await statements.run('SET LOCAL lock_timeout = 0');
  await statements.all('SELECT pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
}

async function readVersion(statements: Statements): Promise<number> {
  if (statements.dialect === 'sqlite') {
    const [row] = await statements.all('PRAGMA user_version');
    return Number(row?.['user_version']);
  }
  const [table] = await statements.all("SELECT to_regclass('schema_version') AS name");
  if (table?.['name'] === null) return 0;
  const [row] = await statements.all('SELECT version FROM schema_version');
  return Number(row?.['version']);
}

async function writeVersion(statements: Statements): Promise<void> {
  const {length: version} = stepsOf(statements);
  if (statements.dialect === 'sqlite') {
    await statements.run(`PRAGMA user_version = ${version}`);
    return;
  }
  await statements.run('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
  await statements.run('DELETE FROM schema_version');
  await statements.run('INSERT INTO schema_version (version) VALUES (?)', [version]);
}
