import {nearest} from '../../src/nearest';
import {COMMANDS, type Command, type Given} from './commands';
import {readArguments, UsageError} from '../command-line';

export interface Parsed {
  command?: Command;
  name: string;
  /** What a command with two arguments is given after the first. */
  second: string;
  given: Given;
  dryRun: boolean;
  help: boolean;
}

/**
 * Reads a command line such as `['service', 'Cloud Security', '--parent', 'Testing']`.
 * @throws UsageError when it cannot be understood
 */
export function parse(args: string[]): Parsed {
  const [kind, ...rest] = args;
  if (kind === undefined || kind === '--help' || kind === '-h') {
    return {name: '', second: '', given: {}, dryRun: false, help: true};
  }
  const command = Object.hasOwn(COMMANDS, kind) ? COMMANDS[kind] : undefined;
  if (!command) {
    const kinds = Object.keys(COMMANDS).filter((name) => !COMMANDS[name]?.verb);
    const guess = nearest(kind, kinds);
    throw new UsageError(
      `"${kind}" is nothing that can be made. Give one of ${kinds.join(', ')}.` +
        (guess ? ` Did you mean ${guess}?` : ''),
    );
  }
  const own = Object.keys(command.options).map((name) => [name, {type: 'string' as const}]);
  const {values, positionals} = readArguments(rest, {
    ...Object.fromEntries(own),
    'dry-run': {type: 'boolean'},
    help: {type: 'boolean', short: 'h'},
  });
  const {
    'dry-run': dryRun,
    help,
    ...given
  } = values as Record<string, string | boolean | undefined>;
  const [name = '', second = ''] = positionals;
  const wanted = command.argument.split(' ').length;
  if (!help && positionals.length !== wanted) {
    const example = `npm run ${command.verb ?? `new -- ${kind}`} ${command.verb ? '-- ' : ''}${command.argument}`;
    throw new UsageError(
      positionals.length > wanted
        ? `${wanted === 1 ? 'One' : 'Two'} of ${command.argument} needed, found ${positionals.join(' and ')}. Put a title of several words into quotes.`
        : command.verb
          ? `Which page? ${example}`
          : `What is it called? ${example}`,
    );
  }
  return {
    command,
    name,
    second,
    given: given as Given,
    dryRun: dryRun === true,
    help: help === true,
  };
}
