/**
 * A command as one record, from which its parser and its help follow. Node's `parseArgs` does the parsing: a library such
 * as commander would add names, help and errors of its own, but neither types for the values nor the check for options
 * that npm keeps for itself.
 */
import {parseArgs} from 'node:util';

/** The command line is wrong: exit code 2. The message says how to correct it. */
export class UsageError extends Error {}

/** The command cannot do what it was asked to do: exit code 1. The message says why, and how to change that. */
export class NotPossibleError extends Error {}

export interface Option {
  type: 'boolean' | 'string' | 'number';
  /** Stands for the value in the help, such as FILE; unused for booleans. */
  value?: string;
  /** The only valid values. */
  choices?: readonly string[];
  isRequired?: boolean;
  /** A phrase for the help. */
  description: string;
  /** Arguments and options of a command line that uses this option. */
  example: string;
}

export type Options = Readonly<Record<string, Option>>;

type Value<O extends Option> = O extends {type: 'boolean'}
  ? boolean
  : | (O extends {type: 'number'}
        ? number
        : O extends {choices: readonly (infer Choice)[]}
          ? Choice
          : string)
    | (O extends {isRequired: true} ? never : undefined);

/** The values of options, by name. */
export type Values<O extends Options> = {[Name in keyof O]: Value<O[Name]>};

export interface CommandLine<O extends Options = Options> {
  name: string;
  /** One or two sentences. */
  summary: string;
  /** What the command works on, such as ID. */
  argument?: {name: string; description: string; isRequired?: boolean};
  options: O;
  /** Of the argument and these options, exactly one is given. */
  exactlyOneOf?: ReadonlyArray<keyof O & string>;
}

export interface Parsed<O extends Options> {
  argument: string | undefined;
  options: Values<O>;
}

/** Parses the words after the command's name. @throws UsageError that quotes what is wrong */
export function parseCommandLine<O extends Options>(
  command: CommandLine<O>,
  words: readonly string[],
): Parsed<O> {
  const {options} = command;
  const {values, positionals} = parseWords(words, options);
  const argument = readArgument(command, positionals);
  const parsed = Object.entries(options).map(([option, record]) => [
    option,
    readValue(option, record, values[option]),
  ]);
  rejectAlternatives(command, argument, values);
  return {argument, options: Object.fromEntries(parsed) as Values<O>};
}

function readArgument(
  {name, argument}: Pick<CommandLine, 'name' | 'argument'>,
  [given, ...others]: readonly string[],
): string | undefined {
  if (given !== undefined && !argument) {
    throw new UsageError(`"${name}" takes only options, but there is "${given}".`);
  }
  if (others.length > 0) throw new UsageError(`One ${argument?.name} at a time.`);
  if (given === undefined && argument?.isRequired) {
    throw new UsageError(`The ${argument.name} is missing.`);
  }
  return given;
}

/** @throws UsageError unless exactly one of the alternatives is given */
function rejectAlternatives(
  {name, argument, exactlyOneOf}: Omit<CommandLine, 'options'>,
  given: string | undefined,
  values: Readonly<Record<string, unknown>>,
): void {
  if (!exactlyOneOf) return;
  const chosen = [given, ...exactlyOneOf.map((option) => values[option])];
  if (chosen.filter((value) => value !== undefined).length === 1) return;
  const alternatives = [`one ${argument?.name}`, ...exactlyOneOf.map((one) => `--${one}`)];
  throw new UsageError(`"${name}" needs ${alternatives.join(', or ')}.`);
}

function parseWords(words: readonly string[], options: Options) {
  const types = Object.entries(options).map(([option, {type}]) => [
    option,
    {type: type === 'boolean' ? type : ('string' as const)},
  ]);
  try {
    return parseArgs({
      args: [...words],
      options: Object.fromEntries(types) as Record<string, {type: 'boolean' | 'string'}>,
      allowPositionals: true,
    });
  } catch (error) {
    // The rest of Node's message is about arguments that begin with a hyphen.
    const [first = ''] = (error as Error).message.split(/\. |\n/);
    throw new UsageError(`${first}.`);
  }
}

function readValue(
  name: string,
  {type, choices, isRequired, example}: Option,
  given: string | boolean | undefined,
): string | number | boolean | undefined {
  if (type === 'boolean') return given === true;
  if (given === undefined) {
    if (isRequired) throw new UsageError(`--${name} is missing.`);
    return undefined;
  }
  const value = String(given);
  if (choices && !choices.includes(value)) {
    throw new UsageError(`--${name} is "${value}", but it must be one of: ${choices.join(', ')}.`);
  }
  if (type === 'string') return value;
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value);
  throw new UsageError(
    `--${name} is "${value}", but it must be a whole number above zero. Example: ${example}`,
  );
}

/** Returns the command with its argument and options in one line, such as `show ID`. */
export function usageOf({name, argument, options, exactlyOneOf = []}: CommandLine): string {
  const own = argument?.name ?? '';
  const alternatives = [own, ...exactlyOneOf.map((option) => withValue(option, options[option]))];
  const subject = argument && !argument.isRequired ? `(${alternatives.join(' | ')})` : own;
  const others = Object.entries(options)
    .filter(([option]) => !exactlyOneOf.includes(option))
    .map(([option, record]) => {
      const text = withValue(option, record);
      return record.isRequired ? text : `[${text}]`;
    });
  return [name, subject, ...others].filter(Boolean).join(' ');
}

function withValue(name: string, option: Option | undefined): string {
  const value = option?.choices?.join('|') ?? option?.value;
  return value === undefined ? `--${name}` : `--${name} ${value}`;
}

/** Returns the help of one command: what it does, then each option with an example. @param program how it is started */
export function helpOf(command: CommandLine, program: string): string {
  const {name, summary, argument, options} = command;
  const entries = [
    ...(argument ? [{term: argument.name, description: argument.description}] : []),
    ...Object.entries(options).map(([option, record]) => ({
      term: record.value === undefined ? `--${option}` : `--${option} ${record.value}`,
      description: describe(record),
      example: `${program} ${name} ${record.example}`,
    })),
  ];
  const width = Math.max(...entries.map(({term}) => term.length));
  const lines = entries.flatMap(({term, description, ...more}) => [
    `  ${term.padEnd(width)}  ${description}`,
    ...('example' in more ? [`  ${' '.repeat(width)}  Example: ${more.example}`] : []),
  ]);
  const entriesBelow = lines.length > 0 ? ['', ...lines] : [];
  return [`Usage: ${program} ${usageOf(command)}`, '', summary, ...entriesBelow, ''].join('\n');
}

function describe({description, choices}: Option): string {
  return choices ? `${description}: ${choices.join(', ')}` : description;
}

export function overviewOf(commands: readonly CommandLine[]): string {
  return commands.map((command) => `  ${usageOf(command)}\n      ${command.summary}`).join('\n');
}

/**
 * Rejects a command line some of whose options npm has kept for itself. Without a lone `--`, npm reads every option, and
 * sets a variable npm_config_NAME for it instead of passing it on: `npm run forms erase ID --dry-run` would erase.
 * @param options of the command
 * @param program how it is started, such as `npm run forms --`
 * @throws UsageError that names the options
 */
export function rejectOptionsOfNpm(
  env: Readonly<Record<string, string | undefined>>,
  options: Readonly<Record<string, {type: string}>>,
  program: string,
): void {
  const isKept = (name: string) => {
    const value = env[`npm_config_${name.replaceAll('-', '_')}`];
    const {type = 'boolean'} = options[name] ?? {};
    // A flag is "true"; a configuration file of npm may contain another value for the same name, such as an address for `email`.
    return type === 'boolean' ? value === 'true' : Boolean(value);
  };
  // Understood by npm's own commands, so that people try it with each of ours.
  const kept = [...new Set([...Object.keys(options), 'dry-run'])].filter(isKept);
  if (kept.length === 0) return;
  const names = kept.map((name) => `--${name}`).join(', ');
  throw new UsageError(
    `npm kept ${names} for itself, so nothing was done. Write a lone -- before the options: ${program} …`,
  );
}
