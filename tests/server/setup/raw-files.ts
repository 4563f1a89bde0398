/** What the files of a folder hold, read as bytes. */
import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';

/**
 * A closed SQLite database lets go of its journal some time later (src/server/store/in-use.ts). Where
 * a file goes while the folder is read, its words may have moved into one already read: all are read
 * again.
 */
export async function rawFiles(folder: string): Promise<Buffer[]> {
  const files = await readdir(folder);
  try {
    return await Promise.all(files.map((file) => readFile(join(folder, file))));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return rawFiles(folder);
  }
}

/** Whether any file of a folder holds these bytes. */
export async function anyFileHolds(folder: string, text: string): Promise<boolean> {
  return (await rawFiles(folder)).some((bytes) => bytes.includes(text, 0, 'latin1'));
}
