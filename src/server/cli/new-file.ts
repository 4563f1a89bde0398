/** Makes files that hold people's data. */
import {existsSync} from 'node:fs';
import {open, rm} from 'node:fs/promises';
import {resolve} from 'node:path';
import {NotPossibleError, type Io} from './command';

/**
 * Makes a new file that its owner alone may read, and lets `write` fill it. When that fails, no
 * half of it stays.
 * @param path relative to the folder where the command was called.
 * @returns the absolute path.
 * @throws NotPossibleError when the file exists already or cannot be made.
 */
export async function newPrivateFile(
  {folder}: Pick<Io, 'folder'>,
  path: string,
  write: (path: string) => Promise<void>,
): Promise<string> {
  const absolute = resolve(folder, path);
  try {
    await (await open(absolute, 'wx', 0o600)).close();
  } catch (error) {
    throw new NotPossibleError(explain(absolute, error as NodeJS.ErrnoException));
  }
  try {
    await write(absolute);
  } catch (error) {
    await rm(absolute, {force: true});
    // Else it is no failure of the file, but of what was to be written.
    if (!isSystemError(error)) throw error;
    throw new NotPossibleError(explain(absolute, error));
  }
  return absolute;
}

/** The same refusal, for work that makes its file itself. @returns the absolute path. */
export function newPath({folder}: Pick<Io, 'folder'>, path: string): string {
  const absolute = resolve(folder, path);
  if (!existsSync(absolute)) return absolute;
  throw new NotPossibleError(explain(absolute, {code: 'EEXIST', name: '', message: ''}));
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

function explain(path: string, {code, message}: NodeJS.ErrnoException): string {
  if (code === 'EEXIST') {
    return `${path} exists already, and is never overwritten. Choose another --out, or delete it.`;
  }
  if (code === 'ENOENT') return `${path} lies in a folder that does not exist. Make it first.`;
  return `${path} cannot be written: ${message}`;
}
