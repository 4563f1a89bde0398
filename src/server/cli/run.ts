/** Runs one command line of `npm run forms`. */
import {existsSync} from 'node:fs';
import {userInfo} from 'node:os';
import {parseArgs} from 'node:util';
import {printableLines} from '../printable';
import {SettingError, readSettings, type Settings} from '../settings';
import type {Environment} from '../settings/read';
import {databasePath, openStore} from '../store/open';
import {StoreUnavailableError, type Store} from '../store/store';
import {
  NotPossibleError,
  OPTIONS,
  UsageError,
  type Command,
  type Io,
  type Options,
} from './command';
import {backup, migrateTo} from './copy';
import {erase, purge} from './delete';
import {exportAll} from './export';
import {file} from './file';
import {list, show} from './list';
import {release, retry} from './queue';

/** In the order of the help. */
const COMMANDS: Readonly<Record<string, Command>> = {
  list,
  show,
  file,
  export: exportAll,
  retry,
  release,
  erase,
  purge,
  backup,
  'migrate-to': migrateTo,
};

const DONE = 0;
const NOT_POSSIBLE = 1;
const NOT_UNDERSTOOD = 2;

const KNOWN = [SettingError, NotPossibleError, StoreUnavailableError];

/**
 * Runs a command line, such as `['list', '--held']`.
 * @returns the exit code: 0 done, 1 not possible, 2 not understood.
 * @throws only for a bug.
 */
export async function run(args: readonly string[], env: Environment, io: Io): Promise<number> {
  try {
    return await perform(args, env, io);
  } catch (error) {
    const {message} = error as Error;
    if (error instanceof UsageError) {
      io.error.write(`${printableLines(message)} See: npm run forms -- --help\n`);
      return NOT_UNDERSTOOD;
    }
    if (!KNOWN.some((kind) => error instanceof kind)) throw error;
    io.error.write(`${printableLines(message)}\n`);
    return error instanceof SettingError ? NOT_UNDERSTOOD : NOT_POSSIBLE;
  }
}

async function perform(args: readonly string[], env: Environment, io: Io): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h') {
    (name ? io.out : io.error).write(help(Object.values(COMMANDS)));
    return name ? DONE : NOT_UNDERSTOOD;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(`There is no command "${name}".`);
  const {options, argument} = parse(name, command, rest);
  if (options.help) {
    io.out.write(help([command]));
    return DONE;
  }
  const settings = readSettings(env);
  let store: Store | undefined;
  try {
    const outcome = await command.run({
      ...{options, argument, settings, env, io},
      open: async (access) => (store = await openExisting(settings, access)),
      log: (ids) => io.log(logLine(env, name, options, ids)),
    });
    if (outcome) {
      // In JSON, \uXXXX is the same text: it stays safe to print, and exact.
      const text = options.json ? JSON.stringify(outcome.data, null, 2) : outcome.text;
      io.out.write(`${printableLines(text)}\n`);
    }
    return DONE;
  } finally {
    await store?.close();
  }
}

/** @throws UsageError that says what was not understood. */
function parse(name: string, command: Command, args: string[]) {
  const own = Object.entries(OPTIONS).filter(
    ([option]) => option === 'help' || command.options.some((one) => one === option),
  );
  const {values, positionals} = (() => {
    try {
      return parseArgs({args, options: Object.fromEntries(own), allowPositionals: true});
    } catch (error) {
      throw new UsageError(`"${name}": ${(error as Error).message}`);
    }
  })();
  const options: Options = values;
  const [argument, ...others] = positionals;
  const isExpected = command.argument !== 'none';
  const isMissing = command.argument === 'required' && argument === undefined && !options.help;
  if (others.length > 0 || isMissing || (argument !== undefined && !isExpected)) {
    throw new UsageError(`Usage: ${command.usage}.`);
  }
  return {options, argument};
}

const HINT = 'DATA_DIR or DATABASE_URL must be what the server uses (default: DATA_DIR=./data).';

/** A mistyped DATA_DIR must not become an empty database, with nobody to erase in it. */
async function openExisting({store}: Settings, access: 'read' | 'write'): Promise<Store> {
  if ('dataDir' in store && !existsSync(databasePath(store.dataDir))) {
    throw new NotPossibleError(`There is no file ${databasePath(store.dataDir)}.\n${HINT}`);
  }
  try {
    return await openStore(store, {readOnly: access === 'read'});
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error;
    throw new NotPossibleError(`${error.message}\n${HINT}`);
  }
}

/** More ids than this are counted: a nightly backup would write them all each time. */
const MOST_IDS = 20;

/** Who ran what on which submissions; never what was typed, nor what is in them. */
function logLine(env: Environment, name: string, options: Options, ids: readonly string[]): string {
  const given = Object.keys(options).map((option) => ` --${option}`);
  const which = ids.length > MOST_IDS ? `${ids.length} submissions` : ids.join(' ') || 'nothing';
  return `${account(env)}: ${name}${given.join('')}: ${which}`;
}

/** The system account, and who became it through sudo: "asha as trendsoft". */
function account(env: Environment): string {
  const own = systemAccount();
  const person = env.SUDO_USER?.trim();
  return person && person !== own ? `${person} as ${own}` : own;
}

function systemAccount(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a number that has no name.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

function help(commands: readonly Command[]): string {
  const entries = commands.map(({usage, summary}) => `  ${usage}\n      ${summary}\n`);
  return [
    'Manages what was submitted through the forms. Safe beside a running server.',
    '',
    'Usage: npm run forms -- COMMAND [options]',
    '',
    ...entries,
    'ID is an id or a reference, such as KM4P-7XQ9. --json prints JSON, for programs.',
    'Settings come from the environment, as for the server: docs/settings.md. The guide is docs/operate.md.',
    '',
  ].join('\n');
}
