/** What the i18n commands share: options, exit codes, and errors in a sentence. */
import {parseArgs, type ParseArgsConfig} from 'node:util';
import {UnreadableError} from './page/problem';

/** Exit codes, the same for all commands. */
export const OK = 0;
export const NOT_POSSIBLE = 1;
export const NOT_UNDERSTOOD = 2;

/** The command line is not understood. */
export class UsageError extends Error {}

/** What was asked for cannot be done as things are. */
export class NotPossibleError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;
type Values = Record<string, string | boolean | undefined>;

/**
 * Runs a command and sets the exit code: 0 done, 1 not possible or mistakes found, 2 not understood.
 * @param help printed for `--help`
 * @param run returns the exit code; what it throws is printed as a sentence
 */
export function command(
  help: string,
  options: Options,
  run: (values: Values, words: string[]) => number,
): void {
  try {
    const {values, positionals} = parsed(options);
    if (values['help']) {
      console.log(help);
      return;
    }
    process.exitCode = run(values, positionals);
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${help}`);
      process.exitCode = NOT_UNDERSTOOD;
    } else if (error instanceof NotPossibleError || error instanceof UnreadableError) {
      console.error(sentenceOf(error));
      process.exitCode = NOT_POSSIBLE;
    } else {
      throw error;
    }
  }
}

/** As an editor makes a link of it, where the file is known. */
function sentenceOf(error: NotPossibleError | UnreadableError): string {
  if (!(error instanceof UnreadableError) || error.file === undefined) return error.message;
  return `${error.file}:${error.line}: ${error.message}`;
}

function parsed(options: Options): {values: Values; positionals: string[]} {
  try {
    const {values, positionals} = parseArgs({
      options: {...options, help: {type: 'boolean', short: 'h'}},
      allowPositionals: true,
    });
    return {values: values, positionals};
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** The word at a position. @throws UsageError when it was not given */
export function required(words: readonly string[], position: number, name: string): string {
  const word = words[position];
  if (word === undefined) throw new UsageError(`${name} is missing.`);
  return word;
}
