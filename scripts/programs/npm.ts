/** Runs npm from our scripts in any shell: on Windows, `npm` is not an executable. */
import {spawnSync, type SpawnSyncOptionsWithStringEncoding} from 'node:child_process';

/** Runs npm, with the same file that runs this script if npm runs it. */
export function npm(args: string[], options: SpawnSyncOptionsWithStringEncoding) {
  const file = process.env['npm_execpath'];
  return file
    ? spawnSync(process.execPath, [file, ...args], options)
    : spawnSync('npm', args, options);
}
