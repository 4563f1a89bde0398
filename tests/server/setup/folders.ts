/** Folders for the files of tests, which are deleted together at the end of the run. */
import {chmod, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

export const newFolder = (name: string) => mkdtemp(join(tmpdir(), `${name}-`));

/** Makes a new folder the one for temporary files, here and in workers. @returns what deletes it and all in it. */
export async function ownTemporaryFolder(): Promise<() => Promise<void>> {
  const usual = tmpdir();
  const own = await newFolder('tests');
  // PostgreSQL and the packaged server run as other accounts.
  await chmod(own, 0o755);
  process.env['TMPDIR'] = own;
  return async () => {
    process.env['TMPDIR'] = usual;
    await rm(own, {recursive: true, force: true});
  };
}
