/** Creates files that are either whole or absent, whenever the process or the machine ends. */
import {constants} from 'node:fs';
import {access, open, readdir, rename, rm} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';

/** What SQLite adds to the name of a database for its journals. */
const JOURNALS = ['', '-journal', '-wal', '-shm'];

/** An unfinished file, or one of its journals, with the id of the process that writes it. */
const UNFINISHED = /\.unfinished-(\d+)(?:-journal|-wal|-shm)?$/;

/**
 * Writes a new private database file under a temporary name, and renames it when it has reached the disk. Deletes what
 * killed processes have left in the folder.
 * @param write writes the database to the path that it gets, which is an empty file
 * @throws Error with the code EEXIST if the file exists, and other errors of the file system
 */
export async function writeNewDatabase(
  path: string,
  write: (temporary: string) => Promise<void>,
): Promise<void> {
  await deleteUnfinished(dirname(path));
  if (await exists(path)) {
    throw Object.assign(new Error(`${path} exists already`), {code: 'EEXIST', syscall: 'open'});
  }
  const temporary = `${path}.unfinished-${process.pid}`;
  await (await open(temporary, 'wx', 0o600)).close();
  try {
    await write(temporary);
    await flush(temporary);
    await rename(temporary, path);
    // The name has to reach the disk too.
    await flush(dirname(path));
  } catch (error) {
    for (const end of JOURNALS) await rm(temporary + end, {force: true});
    throw error;
  }
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

function exists(path: string): Promise<boolean> {
  return access(path, constants.F_OK).then(
    () => true,
    () => false,
  );
}

async function deleteUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, id] = UNFINISHED.exec(basename(name)) ?? [];
    if (id !== undefined && !isRunning(Number(id))) await rm(join(folder, name), {force: true});
  }
}

function isRunning(id: number): boolean {
  // In a container, each run may have the same id.
  if (id === process.pid) return false;
  try {
    // The signal 0 only asks whether the process exists.
    return process.kill(id, 0);
  } catch (error) {
    // EPERM: it exists, and belongs to another account.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
