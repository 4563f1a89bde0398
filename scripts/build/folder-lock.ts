/** Keeps two commands from writing the same files, and reports folders that cannot be written before the work begins. */
import {mkdirSync, mkdtempSync, rmdirSync} from 'node:fs';
import path from 'node:path';
import {DatabaseSync} from '@photostructure/sqlite';
import {NotPossibleError} from '../command-line';

const LOCKS = '.cache';

/**
 * Takes the lock of a task in this project. The operating system holds it (SQLite's lock of a file), so that it ends with
 * the process, even with a killed one.
 * @param task name of the lock's file
 * @param taken what to say and to do if another process has it
 * @returns a function that releases the lock
 * @throws NotPossibleError
 */
export function takeLock(task: string, taken: string): () => void {
  rejectUnwritable(LOCKS);
  const lock = new DatabaseSync(path.join(LOCKS, `${task}.lock`), {timeout: 0});
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    const {sqliteCodeName = ''} = error as {sqliteCodeName?: string};
    if (sqliteCodeName.startsWith('SQLITE_BUSY')) throw new NotPossibleError(taken);
    throw error;
  }
  return () => lock.close();
}

/** Creates a folder if it is missing. @throws NotPossibleError if no files can be written there */
export function rejectUnwritable(folder: string): void {
  try {
    mkdirSync(folder, {recursive: true});
    // Permissions do not say it all: the disk may be mounted for reading only, or full.
    rmdirSync(mkdtempSync(path.join(folder, '.writable-')));
  } catch (error) {
    const {message} = error as Error;
    throw new NotPossibleError(
      `The folder ${folder} cannot be written (${message}). Check what it is, its owner and its permissions.`,
    );
  }
}
