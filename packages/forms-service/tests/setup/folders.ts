/** Temporary folders of the tests, which are deleted at the end of the run. */
import {chmod, mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

export const newFolder = (name: string) => mkdtemp(join(tmpdir(), `${name}-`));

/** Creates a folder and makes it TMPDIR, here and in workers. @returns a function that deletes the folder. */
export async function ownTemporaryFolder(): Promise<() => Promise<void>> {
  const usual = tmpdir();
  const own = await newFolder('tests');
  // PostgreSQL and the packaged server run under other accounts.
  await chmod(own, 0o755);
  process.env['TMPDIR'] = own;
  return async () => {
    process.env['TMPDIR'] = usual;
    await rm(own, {recursive: true, force: true});
  };
}
