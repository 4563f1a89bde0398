/** Where programs lie. */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {delimiter, join} from 'node:path';

/** Where Debian and its relatives put programs, also those that a person's PATH leaves out. */
const SYSTEM = ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'];
const LIBRARIES = '/usr/lib';

const first = (files: readonly string[]) => files.find((file) => existsSync(file));

/** The folders of the PATH. */
const path = () => (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);

/** The folders in a folder; none where there is no such folder. */
const within = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];

/** A program, by the first of its names that is there. */
export function programNamed(...names: readonly string[]): string | undefined {
  const folders = [...path(), ...SYSTEM];
  return first(names.flatMap((name) => folders.map((folder) => join(folder, name))));
}

/** What lies among the libraries, maybe under the name of the machine's kind: `x86_64-linux-gnu`. */
export function libraryNamed(name: string): string | undefined {
  const folders = [LIBRARIES, '/usr/local/lib', ...within(LIBRARIES)];
  return first(folders.map((folder) => join(folder, name)));
}

/** Whether a folder has what starts a PostgreSQL. */
export const startsPostgres = (folder: string) =>
  ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)));

/** The folder of PostgreSQL's programs: one of the PATH, Debian's newest, or what pg_config knows. */
export function postgresFolder(): string | undefined {
  const debians = within('/usr/lib/postgresql').sort((a, b) =>
    b.localeCompare(a, 'en', {numeric: true}),
  );
  const {stdout} = spawnSync('pg_config', ['--bindir'], {encoding: 'utf8'});
  const configured = ((stdout as string | null) ?? '').trim();
  const folders = [...path(), ...debians.map((folder) => join(folder, 'bin')), configured];
  return folders.find(startsPostgres);
}

/** The Chromium that Playwright downloaded. Asked of a process of its own: Playwright cannot be loaded through jiti. */
export function playwrightChromium(): string | undefined {
  const question = "require('@playwright/test').chromium.executablePath()";
  const {stdout} = spawnSync(process.execPath, ['-p', question], {encoding: 'utf8'});
  return first([stdout.trim()]);
}
