/** What a command of `npm run forms` is given, and what it gives back. */
import type {Readable, Writable} from 'node:stream';
import {FORM_NAMES, type FormName} from '../../forms/tables';
import type {Settings} from '../settings';
import type {Environment} from '../settings/read';
import type {Store, Submission} from '../store/store';

/** Where a command reads and prints, and where relative paths begin. */
export interface Io {
  input: Readable;
  out: Writable & {isTTY?: boolean};
  error: Writable;
  folder: string;
  /** Writes one line into the system's log. */
  log(line: string): void;
}

/** Every option that some command has, as `parseArgs` takes them. */
export const OPTIONS = {
  all: {type: 'boolean'},
  csv: {type: 'boolean'},
  days: {type: 'string'},
  dead: {type: 'boolean'},
  delivery: {type: 'string'},
  'dry-run': {type: 'boolean'},
  email: {type: 'boolean'},
  force: {type: 'boolean'},
  form: {type: 'string'},
  held: {type: 'boolean'},
  help: {type: 'boolean', short: 'h'},
  infected: {type: 'boolean'},
  json: {type: 'boolean'},
  limit: {type: 'string'},
  names: {type: 'boolean'},
  number: {type: 'string'},
  out: {type: 'string'},
} as const;

export type OptionName = keyof typeof OPTIONS;

export type Options = {
  readonly [Name in OptionName]?: (typeof OPTIONS)[Name]['type'] extends 'string'
    ? string
    : boolean;
};

export interface Context {
  options: Options;
  /** What follows the command's name, such as an id. */
  argument: string | undefined;
  settings: Settings;
  env: Environment;
  io: Io;
  /** Opens the store of the settings; it is closed when the command ends. */
  open: (access: 'read' | 'write') => Promise<Store>;
  /** Logs who ran this command on these submissions; call it before anything is shown. */
  log: (ids: readonly string[]) => void;
}

/** What a command found or did: text for people, data for `--json`. */
export interface Outcome {
  text: string;
  data: unknown;
}

export interface Command {
  /** Such as "show ID [--json]". */
  usage: string;
  summary: string;
  options: readonly OptionName[];
  /** Whether something follows the name. */
  argument: 'none' | 'optional' | 'required';
  /**
   * @returns undefined when it has written its output itself.
   * @throws UsageError, NotPossibleError, StoreUnavailableError
   */
  run(context: Context): Promise<Outcome | undefined>;
}

/** The command line could not be understood: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** It was understood, but it cannot be done: exit code 1. */
export class NotPossibleError extends Error {
  override name = 'NotPossibleError';
}

/** @throws NotPossibleError when there is none. */
export async function findSubmission(store: Store, id: string): Promise<Submission> {
  const submission = await store.find(id);
  if (submission) return submission;
  throw new NotPossibleError(
    `There is no submission ${id} in ${store.location}. "list" shows those there are.`,
  );
}

/** @throws UsageError for the name of no form. */
export function formName(form: string | undefined): FormName | undefined {
  return form === undefined ? undefined : oneOf('--form', form, FORM_NAMES);
}

/** @throws UsageError for another value. */
export function oneOf<Value extends string>(
  option: string,
  value: string,
  values: readonly Value[],
): Value {
  const found = values.find((one) => one === value);
  if (found !== undefined) return found;
  throw new UsageError(`${option} is "${value}", but it must be one of: ${values.join(', ')}.`);
}

/** @throws UsageError for anything but a whole number above zero. */
export function wholeNumber(option: string, value: string): number {
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new UsageError(`${option} is "${value}", but it must be a whole number, such as 50.`);
}

const ENGLISH = new Intl.NumberFormat('en');

/** Such as "1 submission", "2,000 submissions", "no deliveries". */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number === 0 ? 'no' : ENGLISH.format(number)} ${number === 1 ? one : many}`;
}
