/** What commands share: options, exit codes, and errors in a sentence. */
import {parseArgs, type ParseArgsConfig} from 'node:util';

/** Exit codes, the same for all commands. */
export const OK = 0;
export const NOT_POSSIBLE = 1;
export const NOT_UNDERSTOOD = 2;

/** The command line is not understood. The message says what would be right. */
export class UsageError extends Error {}

/** What was asked for cannot be done as things are. */
export class NotPossibleError extends Error {
  /** What a person reads. */
  get told(): string {
    return this.message;
  }
}

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{options: O; allowPositionals: true; args: string[]}>
>;
export type Values<O extends Options> = Parsed<O>['values'];

/** Options and words of a command line. @throws UsageError for an option that is not known */
export function readArguments<O extends Options>(args: readonly string[], options: O): Parsed<O> {
  try {
    return parseArgs({args: [...args], options, allowPositionals: true});
  } catch (error) {
    // Node goes on about arguments that begin with a hyphen.
    const [first = ''] = (error as Error).message.split(/\. |\n/);
    throw new UsageError(`${first}.`);
  }
}

const sentence = ({message}: Error) => (/[.?!]$/.test(message) ? message : `${message}.`);

/** @throws UsageError where words are left that a command does not take */
export function noMore(words: readonly string[]): void {
  if (words.length === 0) return;
  throw new UsageError(
    `"${words.join(' ')}" is one word too many. Options come after a lone --, and words of one name in quotes.`,
  );
}

/** What an option says, where it has to be one of some words. @throws UsageError where it is none */
export function oneOf<T extends string>(option: string, known: readonly T[], value: string): T {
  const found = known.find((one) => one === value);
  if (found) return found;
  throw new UsageError(`${option} ${value}: give one of ${known.join(', ')}.`);
}

/** The word at a position. @throws UsageError when it was not given */
export function required(words: readonly string[], position: number, name: string): string {
  const word = words[position];
  if (word === undefined) throw new UsageError(`${name} is missing.`);
  return word;
}

interface Command<O extends Options> {
  /** As it is typed, up to its options, such as `npm run check --`. */
  name: string;
  /** Printed for `--help`. */
  help: string | (() => Promise<string>);
  options: O;
}

/**
 * Runs a command and sets the exit code: 0 done, 1 not possible or mistakes found, 2 not understood.
 * @param run returns the exit code; what it throws is printed as a sentence, unless it is a bug
 */
export function command<O extends Options>(
  {name, help, options}: Command<O>,
  run: (values: Values<O>, words: string[]) => number | Promise<number>,
): void {
  finish(name, async () => {
    const all = {...options, help: {type: 'boolean', short: 'h'}} as const;
    const {values, positionals} = readArguments(process.argv.slice(2), all);
    if (!('help' in values) || !values.help) return run(values, positionals);
    console.log(typeof help === 'string' ? help : await help());
    return OK;
  });
}

/** Sets the exit code of a command. What it throws is printed as a sentence, unless it is a bug. */
export function finish(name: string, perform: () => Promise<number>): void {
  perform().then(
    (code) => (process.exitCode = code),
    (error: unknown) => {
      if (error instanceof UsageError) console.error(`${sentence(error)} See ${name} --help.`);
      else console.error(error instanceof Error && 'told' in error ? error.told : error);
      process.exitCode = error instanceof UsageError ? NOT_UNDERSTOOD : NOT_POSSIBLE;
    },
  );
}
