/** Where a command prints to, and where paths begin. */
import type {Writable} from 'node:stream';

export interface Io {
  out: Writable;
  error: Writable & {isTTY?: boolean};
  /** The folder that relative paths begin in. */
  folder: string;
}

/**
 * The terminal of this process. npm changes to the project's folder, so paths begin where npm was
 * called.
 */
export function terminal(): Io {
  return {
    out: process.stdout,
    error: process.stderr,
    folder: process.env.INIT_CWD ?? process.cwd(),
  };
}
