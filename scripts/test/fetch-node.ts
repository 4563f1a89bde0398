/** A Node other than the one that runs this, from the npm registry. */
import {spawnSync} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import {join} from 'node:path';

/**
 * @param version as npm knows it, such as `24`
 * @param folder where it is put
 * @returns the folder of its program; undefined when it could not be had, which npm has told
 */
export function fetchNode(version: string, folder: string): string | undefined {
  mkdirSync(folder, {recursive: true});
  // The package puts the program in place by its install script, which the project's own .npmrc forbids.
  const quiet = ['--ignore-scripts=false', '--no-audit', '--no-fund', '--loglevel=error'];
  const install = ['install', '--prefix', folder, ...quiet, `node@${version}`];
  const {status} = spawnSync('npm', install, {stdio: 'inherit', cwd: folder});
  return status === 0 ? join(folder, 'node_modules/node/bin') : undefined;
}
