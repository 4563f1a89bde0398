/** Runs one command line. */
import {existsSync} from 'node:fs';
import {userInfo} from 'node:os';
import {
  NotPossibleError,
  UsageError,
  helpOf,
  overviewOf,
  parseCommandLine,
  rejectOptionsOfNpm,
  usageOf,
} from '../command-line.ts';
import type {Configuration} from '../server/configuration.ts';
import {printable} from '../server/printable.ts';
import {SettingError, readSettings, type Settings} from '../server/settings/index.ts';
import type {Environment} from '../server/settings/read.ts';
import {databasePath, openStore} from '../server/store/open.ts';
import {StoreUnavailableError, type Store} from '../server/store/store.ts';
import {erase, purge, release, retry} from './change.ts';
import {createPrompt, type Command, type Io} from './command.ts';
import {backup, migrateTo} from './copy.ts';
import {exportAll, file, listFor, show} from './show.ts';

const commandsFor = (forms: readonly string[]): readonly Command[] => [
  listFor(forms),
  show,
  file,
  exportAll,
  retry,
  release,
  erase,
  purge,
  backup,
  migrateTo,
];

const EXPECTED_ERRORS = [UsageError, SettingError, NotPossibleError, StoreUnavailableError];

/**
 * Runs a command line, such as `['list', '--held']`.
 * @returns the exit code: 0 done, 1 not possible, 2 not understood.
 * @throws only for a bug.
 */
export async function run(
  configuration: Configuration,
  args: readonly string[],
  env: Environment,
  io: Io,
): Promise<number> {
  const [name = '', ...words] = args;
  const commands = commandsFor(configuration.tables.names);
  const command = commands.find((one) => one.name === name);
  if (args.includes('--help') || args.includes('-h')) {
    io.out.write(command ? helpOf(command, configuration.command) : help(configuration, commands));
    return 0;
  }
  let store: Store | undefined;
  const prompt = createPrompt(io);
  try {
    if (!command) throw new UsageError(`There is no command "${name}".`);
    // Only npm sets these variables, whatever else could start the command.
    rejectOptionsOfNpm(env, command.options, `${configuration.command} ${name}`);
    const {argument, options} = parseCommandLine(command, words);
    const settings = readSettings(configuration, env);
    const text = await command.run({
      configuration,
      id: argument,
      options,
      settings,
      io,
      prompt,
      open: async () => {
        store = await openExisting(configuration, settings);
        return store;
      },
      print: (printed) => void io.out.write(lines(printed)),
      log: (ids) => io.log(logLine(env, name, options, ids)),
    });
    if (text) io.out.write(lines(text));
    return 0;
  } catch (error) {
    return report(error, command, configuration.command, io);
  } finally {
    prompt.close();
    await store?.close();
  }
}

/** Prints why a command failed. @returns the exit code @throws the error if it is a bug */
function report(error: unknown, command: Command | undefined, program: string, io: Io): number {
  if (!EXPECTED_ERRORS.some((kind) => error instanceof kind)) throw error;
  io.error.write(lines((error as Error).message));
  if (error instanceof SettingError) return 2;
  if (!(error instanceof UsageError)) return 1;
  io.error.write(command ? `Usage: ${usageOf(command)}\n` : `Usage: ${program} --help\n`);
  return 2;
}

/** Escapes a terminal's control characters except line feeds. */
function lines(text: string): string {
  return `${text.split('\n').map(printable).join('\n')}\n`;
}

/** Opens an existing store, so that a mistyped DATA_DIR does not create an empty database. */
async function openExisting(configuration: Configuration, {store}: Settings): Promise<Store> {
  if (!('dataDir' in store) || existsSync(databasePath(store.dataDir))) {
    return openStore(configuration, store);
  }
  throw new NotPossibleError(
    `There is no file ${databasePath(store.dataDir)}.\n` +
      'DATA_DIR or DATABASE_URL must be what the server uses (default: DATA_DIR=./data).',
  );
}

/** Greatest number of ids in a log line; otherwise a nightly export would log every id. */
const MAX_IDS = 20;

/** Returns the log line: account, command, option names and ids, without option values or personal data. */
function logLine(env: Environment, name: string, options: object, ids: readonly string[]): string {
  const given = Object.entries(options).filter(
    ([, value]) => value !== undefined && value !== false,
  );
  const optionNames = given.map(([option]) => ` --${option}`);
  const idList = ids.length > MAX_IDS ? `${ids.length} submissions` : ids.join(' ') || 'nothing';
  const who = [...new Set([env.SUDO_USER?.trim() || account(), account()])].join(' as ');
  return `${who}: ${name}${optionNames.join('')}: ${idList}`;
}

function account(): string {
  try {
    return userInfo().username;
  } catch {
    // In a container, the user id may have no name.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}

function help({command, guides}: Configuration, commands: readonly Command[]): string {
  return `Manages what was submitted through the forms. Safe beside a running server.

Usage: ${command} COMMAND [options]

${overviewOf(commands)}

${command} COMMAND --help explains the options of a command, with examples.
ID is an id or a reference, such as KM4P-7XQ9.
Settings come from the environment, as for the server: ${guides.settings}. The guide is ${guides.commands}.
`;
}
