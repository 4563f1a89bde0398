import {existsSync, statSync} from 'node:fs';

/** Returns the bytes of a built file as the server sends it: Brotli where the build has it. */
export function sentBytes(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
