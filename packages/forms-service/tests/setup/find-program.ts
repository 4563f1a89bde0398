/** Finds the programs that tests start: PostgreSQL and clamd. */
import {existsSync, readdirSync} from 'node:fs';
import {delimiter, join} from 'node:path';

/** Debian's folders for programs that are not on the PATH of an ordinary account. */
const SYSTEM_FOLDERS = ['/usr/bin', '/usr/sbin', '/usr/local/sbin'];

/** Debian has a folder for each version of PostgreSQL. */
const POSTGRES = '/usr/lib/postgresql';

function postgresFolders(): string[] {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES) : [];
  const newestFirst = versions.sort((a, b) => b.localeCompare(a, 'en', {numeric: true}));
  return newestFirst.map((version) => join(POSTGRES, version, 'bin'));
}

/** Returns the path of a program. @throws Error if it is not installed */
export function findProgram(name: string): string {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const folders = [...onPath, ...SYSTEM_FOLDERS, ...postgresFolders()];
  const found = folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
  if (!found) throw new Error(`These tests need ${name}, which is not installed.`);
  return found;
}
