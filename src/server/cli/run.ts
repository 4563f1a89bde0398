/** Runs one command line. */
import {userInfo} from 'node:os';
import {SettingError, readSettings} from '../settings';
import type {Environment} from '../settings/read';
import {StoreUnavailableError, type Store} from '../store/store';
import {
  NotPossibleError,
  UsageError,
  type Access,
  type Command,
  type Context,
  type Options,
} from './command';
import {COMMANDS} from './commands';
import {helpFor, helpForAll} from './help';
import type {Io} from './io';
import {openExisting} from './open';
import {parse} from './parse';
import {printableLines} from '../printable';

const DONE = 0;
const NOT_POSSIBLE = 1;
const NOT_UNDERSTOOD = 2;

/**
 * Runs a command line, such as `['list', '--held']`, and prints to `io`.
 * @returns the exit code: 0 done, 1 not possible, 2 not understood.
 * @throws only for a bug.
 */
export async function run(args: readonly string[], env: Environment, io: Io): Promise<number> {
  try {
    const {command, help, json, options, argument} = parse(COMMANDS, args);
    if (!command || help) {
      (help ? io.out : io.error).write(`${command ? helpFor(command) : helpForAll(COMMANDS)}\n`);
      return help ? DONE : NOT_UNDERSTOOD;
    }
    const settings = readSettings(env);
    const outcome = await perform(command, {options, json, argument, settings, env, io});
    // In JSON, \uXXXX is the same text: it stays safe to print, and exact.
    if (outcome) print(io, json ? JSON.stringify(outcome.data, null, 2) : outcome.text);
    return DONE;
  } catch (error) {
    io.error.write(`${explain(error)}\n`);
    return error instanceof UsageError || error instanceof SettingError
      ? NOT_UNDERSTOOD
      : NOT_POSSIBLE;
  }
}

async function perform(command: Command, context: Omit<Context<Options>, 'open' | 'note'>) {
  let store: Store | undefined;
  const open = async (access: Access) =>
    (store = await openExisting(context.settings.store, access));
  try {
    const words = wordsOf(command, context);
    const account = accountOf(context.env);
    const note = (to: Store, ids: readonly string[]) => to.note({account, command: words, ids});
    return await command.run({...context, open, note});
  } finally {
    await store?.close();
  }
}

/** The system account, and who became it through sudo: "asha as trendsoft". */
function accountOf(env: Environment): string {
  const account = systemAccount();
  const person = env.SUDO_USER?.trim();
  return person && person !== account ? `${person} as ${account}` : account;
}

function systemAccount(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a number that has no name.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** Such as "erase --email": what was typed behind an option may be somebody's address. */
function wordsOf({name}: Command, {options}: Pick<Context<Options>, 'options'>): string {
  const given = Object.entries<unknown>(options).filter(
    ([, value]) => value !== undefined && value !== false,
  );
  return [name, ...given.map(([option]) => `--${option}`)].join(' ');
}

function print(io: Io, text: string): void {
  io.out.write(`${printableLines(text)}\n`);
}

const KNOWN = [SettingError, NotPossibleError, StoreUnavailableError];

/** What happened and what to do; a bug is thrown on. */
function explain(error: unknown): string {
  if (error instanceof UsageError) {
    return printableLines(`${error.message} See: npm run forms -- --help`);
  }
  const {message} = error as Error;
  if (KNOWN.some((kind) => error instanceof kind)) return printableLines(message);
  throw error;
}
