/** Makes files with people's data. */
import {rm, writeFile} from 'node:fs/promises';
import {resolve} from 'node:path';
import {NotPossibleError, type Io} from './command';

/**
 * Writes a new file that only its owner may read; no part of it stays on failure.
 * @param path relative to the folder where the command was called
 * @returns the absolute path.
 * @throws NotPossibleError when the file exists already or cannot be written.
 */
export async function writeNewFile(
  {folder}: Pick<Io, 'folder'>,
  path: string,
  content: Uint8Array | AsyncIterable<string>,
): Promise<string> {
  const absolute = resolve(folder, path);
  try {
    await writeFile(absolute, content, {flag: 'wx', mode: 0o600});
    return absolute;
  } catch (error) {
    const {code, syscall} = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST') await rm(absolute, {force: true});
    // Without a system call, not the file failed, but its content.
    throw syscall === undefined ? error : cannotWrite(absolute, error);
  }
}

/** Returns the error for a new file that could not be written. */
export function cannotWrite(path: string, error: unknown): NotPossibleError {
  const {code, message} = error as NodeJS.ErrnoException;
  if (code === 'EEXIST') {
    return new NotPossibleError(
      `${path} exists already, and is never overwritten. Choose another --out, or delete it.`,
    );
  }
  return new NotPossibleError(
    code === 'ENOENT'
      ? `${path} is in a folder that does not exist. Make it first.`
      : `${path} cannot be written: ${message}`,
  );
}
