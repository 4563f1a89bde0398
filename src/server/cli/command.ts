/** What a command of `npm run forms` is: data, from which help, parsing and dispatch are made. */
import type {Environment} from '../settings/read';
import type {Settings} from '../settings';
import type {Store} from '../store/store';
import type {Io} from './io';

export interface Option {
  /** What stands for its value in the help, such as "N"; a switch has none. */
  value?: string;
  /** What it does; a few words. */
  help: string;
}

export type Options = Readonly<Record<string, Option>>;

/** A switch is true or false; an option with a value is its text, undefined when not given. */
export type Values<O extends Options> = {
  readonly [Name in keyof O]: O[Name] extends {value: string} ? string | undefined : boolean;
};

/** `note`: reads, and writes its line into the log. */
export type Access = 'read' | 'note' | 'write';

export interface Context<O extends Options> {
  options: Values<O>;
  /** Whether `--json` was given. */
  json: boolean;
  /** What stands after the command's name; undefined when nothing does. */
  argument: string | undefined;
  settings: Settings;
  env: Environment;
  /** Opens the store of the settings; it is closed when the command ends. */
  open: (access: Access) => Promise<Store>;
  /**
   * Writes into the store's log that this command shows, exports or erases these submissions. Call it
   * before anything is shown: what cannot be written down is not done.
   */
  note: (store: Store, ids: readonly string[]) => Promise<void>;
  io: Io;
}

/** What a command found or did: text for people; data for `--json`. */
export interface Outcome {
  text: string;
  data: unknown;
}

/** A command; `O` are the options that it declares. */
interface Description<O extends Options> {
  name: string;
  /** One sentence. */
  summary: string;
  /** What may stand after the name, such as "ID"; in brackets when it may be missing. */
  argument?: string;
  options?: O;
  /** More lines for its own help. */
  notes?: string;
  /** Whether `--json` prints its outcome as JSON; true unless it says otherwise. */
  json?: boolean;
  /**
   * Does it. What was typed is checked before a store is opened.
   * @returns undefined when it has written its output itself.
   * @throws UsageError, NotPossibleError, StoreUnavailableError
   */
  run(context: Context<O>): Promise<Outcome | undefined>;
}

/** A command whose options are only known by name. */
export type Command = Description<Options>;

/** Declares a command, so that `run` knows the types of its options. */
export function command<const O extends Options>(description: Description<O>): Command {
  return description;
}

/** The command line could not be understood: exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** It was understood, but it cannot be done: exit code 1. */
export class NotPossibleError extends Error {
  override name = 'NotPossibleError';
}
