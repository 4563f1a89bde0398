/** Reads a command line by the table of commands. */
import {parseArgs} from 'node:util';
import {UsageError, type Command, type Option, type Options, type Values} from './command';
import {nearest} from '../../nearest';

interface CommandLine {
  /** Undefined: help for all of them. */
  command: Command | undefined;
  help: boolean;
  json: boolean;
  /** As the command declares them. */
  options: Values<Options>;
  argument: string | undefined;
}

const HELP: Option = {help: 'shows this'};
const JSON_OPTION: Option = {help: 'prints JSON, for programs'};

/** Every option of a command, those that all have included. */
export function optionsOf({options = {}, json = true}: Command): Options {
  return {...options, ...(json && {json: JSON_OPTION}), help: HELP};
}

/** @throws UsageError saying what was not understood, and what was probably meant. */
export function parse(commands: readonly Command[], args: readonly string[]): CommandLine {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h') {
    return {command: undefined, help: name !== undefined, json: false, options: {}, argument: name};
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) throw new UsageError(unknownCommand(commands, name));
  return {command, ...parseRest(command, rest)};
}

function unknownCommand(commands: readonly Command[], name: string): string {
  if (name.startsWith('-')) return `The command comes first, before "${name}".`;
  const names = commands.map((command) => command.name);
  return `There is no command "${name}".${suggestion(nearest(name, names))}`;
}

function suggestion(name: string | undefined): string {
  return name === undefined ? '' : ` Did you mean "${name}"?`;
}

function parseRest(command: Command, args: readonly string[]) {
  const known = optionsOf(command);
  const values: Record<string, string | boolean | undefined> = {};
  for (const [name, {value}] of Object.entries(known)) {
    values[name] = value === undefined ? false : undefined;
  }
  const {tokens, positionals} = parseArgs({
    args: [...args],
    // Not strict, since its own messages do not say how to fix the line.
    strict: false,
    tokens: true,
    allowPositionals: true,
    options: Object.fromEntries(
      Object.entries(known).map(([name, {value}]) => [
        name,
        {
          type: value === undefined ? 'boolean' : 'string',
          ...(name === 'help' && {short: 'h'}),
        } as const,
      ]),
    ),
  });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const {name, rawName, value, inlineValue} = token;
    const option = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!option) throw new UsageError(unknownOption(command, rawName, name));
    if (values[name] !== undefined && values[name] !== false) {
      throw new UsageError(`"${command.name}" got ${rawName} twice.`);
    }
    values[name] = valueOf(option, rawName, value, inlineValue);
  }
  const {help, json = false, ...options} = values;
  return {
    help: help === true,
    json: json === true,
    options: {...options, json} as Values<Options>,
    argument: argumentOf(command, positionals, help === true),
  };
}

function unknownOption(command: Command, rawName: string, name: string): string {
  const near = nearest(name, Object.keys(optionsOf(command)));
  return `"${command.name}" has no option ${rawName}.${suggestion(near && `--${near}`)}`;
}

function valueOf(
  {value: placeholder}: Option,
  rawName: string,
  value: string | undefined,
  inline: boolean | undefined,
): string | boolean {
  if (placeholder === undefined) {
    if (value === undefined) return true;
    throw new UsageError(`${rawName} is a switch: it takes no value.`);
  }
  // "--email --dry-run" forgot the address; it does not mean a person called --dry-run.
  if (value === undefined || value === '' || (!inline && value.startsWith('-'))) {
    throw new UsageError(`${rawName} needs a value: ${rawName} ${placeholder}`);
  }
  return value;
}

function argumentOf(
  {name, argument}: Command,
  positionals: readonly string[],
  help: boolean,
): string | undefined {
  if (help) return undefined;
  const [first, ...others] = positionals;
  if (argument === undefined && first !== undefined) {
    throw new UsageError(`"${name}" takes nothing but options, but got "${first}".`);
  }
  if (others.length > 0) throw new UsageError(`"${name}" takes one ${bare(argument)} only.`);
  if (first === undefined && argument !== undefined && !argument.startsWith('[')) {
    throw new UsageError(`"${name}" needs one ${argument}.`);
  }
  return first;
}

function bare(argument = ''): string {
  return argument.replace(/^\[|\]$/g, '');
}
