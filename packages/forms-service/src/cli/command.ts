/** What all commands share: their records, their input and output, and functions. */
import {rm, writeFile} from 'node:fs/promises';
import {resolve} from 'node:path';
import {createInterface, type Interface} from 'node:readline';
import type {Readable, Writable} from 'node:stream';
import {
  NotPossibleError,
  UsageError,
  type CommandLine,
  type Options,
  type Values,
} from '../command-line.ts';
import type {Configuration} from '../server/configuration.ts';
import type {Settings} from '../server/settings/index.ts';
import type {Store, Submission} from '../server/store/store.ts';

/** A command's input, output and working folder. */
export interface Io {
  input: Readable;
  out: Writable & {isTTY?: boolean};
  error: Writable;
  folder: string;
  log(line: string): void;
}

/** Reads answers from standard input. */
export type Prompt = ReturnType<typeof createPrompt>;

export interface Context<O extends Options = Options> {
  configuration: Configuration;
  id: string | undefined;
  options: Values<O>;
  settings: Settings;
  io: Io;
  prompt: Prompt;
  /** Opens the configured store, which is closed when the command ends. */
  open: () => Promise<Store>;
  /** Prints text at once, before the command ends. */
  print: (text: string) => void;
  /** Logs who ran this command on these submissions. Call it before showing or deleting anything. */
  log: (ids: readonly string[]) => void;
}

export interface Command<O extends Options = Options> extends CommandLine<O> {
  /** Runs the command. @returns the text to print. @throws UsageError, NotPossibleError, StoreUnavailableError */
  run(context: Context<O>): Promise<string>;
}

/** Returns the command; infers the types of its options' values. */
export function defineCommand<const O extends Options>(command: Command<O>): Command<O> {
  return command;
}

/** The argument of commands that work on one submission. */
export const ID = {name: 'ID', description: 'id or reference of a submission, such as KM4P-7XQ9'};

/** Returns the options of commands that delete. @param example arguments and options of a command line */
export function deletingOptions(example: string) {
  return {
    'dry-run': {
      type: 'boolean',
      description: 'says what would be deleted, and deletes nothing',
      example: `${example} --dry-run`,
    },
    yes: {
      type: 'boolean',
      description: 'does not ask first when it runs at a terminal',
      example: `${example} --yes`,
    },
  } as const;
}

/** Returns an option's time as ISO 8601. @throws UsageError unless it is a day or a time in UTC */
export function readTime(option: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const isTime = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?Z?)?$/.test(value);
  const inUtc = value.includes('T') && !value.endsWith('Z') ? `${value}Z` : value;
  if (isTime && !Number.isNaN(Date.parse(inUtc))) return new Date(inUtc).toISOString();
  throw new UsageError(
    `--${option} is "${value}", but it must be a day or a time in UTC, such as 2026-11-28 or 2026-11-28T09:30.`,
  );
}

/** Returns functions that read lines from standard input. Close it, since an open one keeps the process alive. */
export function createPrompt({input, error}: Pick<Io, 'input' | 'error'>) {
  const isTerminal = 'isTTY' in input && input.isTTY === true;
  let reader: Interface | undefined;
  let lines: AsyncIterator<string, undefined> | undefined;
  /** Asks on a terminal; reads the next line in any case. @returns undefined at the end of the input */
  const ask = async (question: string): Promise<string | undefined> => {
    if (isTerminal) error.write(question);
    reader ??= createInterface({input});
    lines ??= reader[Symbol.asyncIterator]();
    const line: IteratorResult<string, undefined> = await lines.next();
    return line.done ? undefined : line.value;
  };
  return {
    ask,
    /**
     * Asks a person at a terminal for consent; asks nothing if the input is no terminal.
     * @param what is deleted, in whole sentences
     * @throws NotPossibleError unless the answer is "yes"
     */
    async confirm(what: string): Promise<void> {
      if (!isTerminal) return;
      const answer = await ask(`${what}\nType yes to delete: `);
      if (answer?.trim().toLowerCase() === 'yes') return;
      throw new NotPossibleError('Nothing was deleted, since the answer was not "yes".');
    },
    close: () => reader?.close(),
  };
}

/** Returns a submission. @throws UsageError without an id, NotPossibleError if there is no such submission */
export async function findSubmission(store: Store, id: string | undefined): Promise<Submission> {
  if (id === undefined) throw new UsageError('The ID is missing.');
  const submission = await store.find(id);
  if (submission) return submission;
  throw new NotPossibleError(
    `There is no submission ${id} in ${store.location}. "list" shows those there are.`,
  );
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

export function cannotWrite(path: string, error: unknown): NotPossibleError {
  const {code, message} = error as NodeJS.ErrnoException;
  const reasons: Readonly<Record<string, string>> = {
    EEXIST: 'exists already, and is never overwritten. Choose another --out, or delete it.',
    ENOENT: 'is in a folder that does not exist. Make it first.',
  };
  return new NotPossibleError(`${path} ${reasons[code ?? ''] ?? `cannot be written: ${message}`}`);
}
