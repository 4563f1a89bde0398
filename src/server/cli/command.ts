/** Types, errors and functions that all commands of `npm run forms` share. */
import {rm, writeFile} from 'node:fs/promises';
import {resolve} from 'node:path';
import type {Readable, Writable} from 'node:stream';
import type {parseArgs} from 'node:util';
import type {Settings} from '../settings';
import type {Store, Submission} from '../store/store';

/** A command's input, output and working folder. */
export interface Io {
  input: Readable;
  out: Writable & {isTTY?: boolean};
  error: Writable;
  folder: string;
  log(line: string): void;
}

export const OPTIONS = {
  all: {type: 'boolean'},
  csv: {type: 'boolean'},
  days: {type: 'string'},
  dead: {type: 'boolean'},
  delivery: {type: 'string'},
  'dry-run': {type: 'boolean'},
  email: {type: 'boolean'},
  force: {type: 'boolean'},
  held: {type: 'boolean'},
  infected: {type: 'boolean'},
  json: {type: 'boolean'},
  number: {type: 'string'},
  out: {type: 'string'},
} as const;

export type Options = ReturnType<typeof parseArgs<{options: typeof OPTIONS}>>['values'];

export interface Context {
  id: string | undefined;
  options: Options;
  settings: Settings;
  io: Io;
  /** Opens the configured store, which is closed when the command ends. */
  open: () => Promise<Store>;
  /** Logs who ran this command on these submissions. Call it before showing or deleting anything. */
  log: (ids: readonly string[]) => void;
}

export interface Command {
  /** Arguments and options, such as "ID | --all". */
  usage: string;
  summary: string;
  /** Runs the command. @returns the text to print. @throws UsageError, NotPossibleError, StoreUnavailableError */
  run(context: Context): Promise<string>;
}

/** The command line is invalid: exit code 2. */
export class UsageError extends Error {}

/** The command cannot be carried out: exit code 1. */
export class NotPossibleError extends Error {}

/** Returns a submission. @throws UsageError without an id, NotPossibleError if there is no such submission */
export async function findSubmission(store: Store, id: string | undefined): Promise<Submission> {
  if (id === undefined) throw new UsageError('The ID is missing.');
  const submission = await store.find(id);
  if (submission) return submission;
  throw new NotPossibleError(
    `There is no submission ${id} in ${store.location}. "list" shows those there are.`,
  );
}

/** Parses an option's number. @throws UsageError unless it is a whole number above zero */
export function wholeNumber(option: string, value: string | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new UsageError(`--${option} is "${value}", but it must be a whole number, such as 50.`);
}

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number === 0 ? 'No' : number.toLocaleString('en')} ${number === 1 ? one : many}`;
}

/**
 * Writes a new file that only its owner can read, and deletes it on failure.
 * @returns the absolute path. @throws NotPossibleError if it already exists or cannot be written
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
    // An error without a system call comes from the content, not from the file.
    throw syscall === undefined ? error : cannotWrite(absolute, error);
  }
}

/** Returns the error for a file that cannot be written. */
export function cannotWrite(path: string, error: unknown): NotPossibleError {
  const {code, message} = error as NodeJS.ErrnoException;
  const reasons: Readonly<Record<string, string>> = {
    EEXIST: 'exists already, and is never overwritten. Choose another --out, or delete it.',
    ENOENT: 'is in a folder that does not exist. Make it first.',
  };
  return new NotPossibleError(`${path} ${reasons[code ?? ''] ?? `cannot be written: ${message}`}`);
}
