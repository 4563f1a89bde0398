/** Sees to it that the tests find a PostgreSQL: those that need one are never skipped. */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {installPackages} from './debian';

/** Where Debian and its relatives put the `postgresql` package, a folder for each version. */
const SYSTEM = '/usr/lib/postgresql';

const PROGRAMS = ['initdb', 'postgres'];

const holdsPrograms = (folder: string) =>
  PROGRAMS.every((program) => existsSync(join(folder, program)));

/** Newest version first. */
function systemFolders(): string[] {
  if (!existsSync(SYSTEM)) return [];
  const versions = readdirSync(SYSTEM).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(SYSTEM, version, 'bin'));
}

/**
 * The folder with `initdb` and `postgres`: the one named by POSTGRES_BIN, one of the PATH, the
 * system's newest, or what pg_config knows; undefined when there is none.
 * @throws Error when POSTGRES_BIN names a folder without them.
 */
export function findPostgres(): string | undefined {
  const named = process.env['POSTGRES_BIN'];
  if (named) {
    if (holdsPrograms(named)) return named;
    throw new Error(
      `POSTGRES_BIN is "${named}", which holds no initdb and postgres. ` +
        `For example: POSTGRES_BIN=${SYSTEM}/15/bin`,
    );
  }
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const {stdout} = spawnSync('pg_config', ['--bindir'], {encoding: 'utf8'});
  const configured = ((stdout as string | null) ?? '').trim();
  return [...onPath, ...systemFolders(), configured].find(holdsPrograms);
}

/**
 * Installs Debian's package when there is none and we may.
 * @returns the folder of its programs.
 * @throws Error that says how to install one by hand.
 */
export function ensurePostgres(): string {
  const found = findPostgres();
  if (found) return found;
  installPackages('postgresql');
  const installed = findPostgres();
  if (installed) return installed;
  throw new Error(
    'The tests of the forms service need PostgreSQL, and it could not be installed. Install the ' +
      'package `postgresql` (Debian, Ubuntu), or set POSTGRES_BIN to the folder that holds its ' +
      'initdb, then run `npm test` again.',
  );
}
