/** Runs npm from a program of ours, in any shell: on Windows `npm` is no program. */
import {spawnSync, type SpawnSyncOptionsWithStringEncoding} from 'node:child_process';

/** Runs npm; by the very file that runs this script, where npm runs it. */
export function npm(args: string[], options: SpawnSyncOptionsWithStringEncoding) {
  const file = process.env['npm_execpath'];
  return file
    ? spawnSync(process.execPath, [file, ...args], options)
    : spawnSync('npm', args, options);
}
