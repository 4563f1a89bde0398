/** Options, exit codes and one-sentence errors of all commands. */
import {parseArgs, type ParseArgsConfig} from 'node:util';
import {
  NotPossibleError,
  UsageError,
  rejectOptionsOfNpm,
} from '@trendsoft/forms-service/command-line';

export {NotPossibleError, UsageError};

/** Exit codes of all commands. */
export const OK = 0;
export const NOT_POSSIBLE = 1;
const WRONG_USAGE = 2;

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{options: O; allowPositionals: true; args: string[]}>
>;
export type Values<O extends Options> = Parsed<O>['values'];

/** Returns the options and arguments of a command line. @throws UsageError for an unknown option */
export function readArguments<O extends Options>(args: readonly string[], options: O): Parsed<O> {
  try {
    return parseArgs({args: [...args], options, allowPositionals: true});
  } catch (error) {
    // The rest of Node's message is about arguments that begin with a hyphen.
    const [first = ''] = (error as Error).message.split(/\. |\n/);
    throw new UsageError(`${first}.`);
  }
}

/** @throws UsageError if arguments remain that a command does not take */
export function rejectExtraArguments(args: readonly string[]): void {
  if (args.length === 0) return;
  throw new UsageError(
    `Unexpected: "${args.join(' ')}". Options come after a lone --, and names of several words need quotes.`,
  );
}

/** Returns the value of an option that must be one of the known values. @throws UsageError for any other */
export function oneOf<T extends string>(option: string, known: readonly T[], value: string): T {
  const found = known.find((one) => one === value);
  if (found) return found;
  throw new UsageError(`${option} ${value}: give one of ${known.join(', ')}.`);
}

/** Returns the argument at a position. @throws UsageError if it is missing */
export function required(args: readonly string[], position: number, name: string): string {
  const word = args[position];
  if (word === undefined) throw new UsageError(`${name} is missing.`);
  return word;
}

/** Returns a number and its noun: `1 error`, `2 errors`. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

interface Command<O extends Options> {
  /** The command as people type it, up to its options, such as `npm run check --`. */
  name: string;
  /** Printed for `--help`. */
  help: string | (() => Promise<string>);
  options: O;
}

const sentence = ({message}: Error) => (/[.?!]$/.test(message) ? message : `${message}.`);

/**
 * Runs a command and sets the exit code: 0 done, 1 not possible or mistakes found, 2 wrong usage.
 * @param run returns the exit code; a UsageError or NotPossibleError is printed as a sentence, other errors with their stack
 */
export function command<O extends Options>(
  {name, help, options}: Command<O>,
  run: (values: Values<O>, args: string[]) => number | Promise<number>,
): void {
  const perform = async (): Promise<number> => {
    rejectOptionsOfNpm(process.env, options, name);
    const all = {...options, help: {type: 'boolean', short: 'h'}} as const;
    const {values, positionals} = readArguments(process.argv.slice(2), all);
    if (!('help' in values) || !values.help) return run(values, positionals);
    console.log(typeof help === 'string' ? help : await help());
    return OK;
  };
  // The program behind a pipe, such as head, may end first.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  perform().then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      process.exitCode = report(error, name);
    },
  );
}

/** Prints an error: a UsageError or NotPossibleError as a sentence, others with their stack. Returns the exit code. */
export function report(error: unknown, name: string): number {
  if (error instanceof UsageError) {
    console.error(`${sentence(error)} See ${name} --help.`);
    return WRONG_USAGE;
  }
  console.error(error instanceof NotPossibleError ? error.message : error);
  return NOT_POSSIBLE;
}
