/** Reads the options of a command that takes whole numbers alone. */
import {noMore, readArguments, UsageError} from './command-line';

/**
 * @param defaults each option with its value when it is not given; all are 0 or more
 * @param help printed for --help (exit code 0), and after what is wrong with an option (2)
 */
export function numbersFrom<Name extends string>(
  defaults: Readonly<Record<Name, number>>,
  help: string,
): Record<Name, number> {
  try {
    const options = Object.keys(defaults).map((name) => [name, {type: 'string'}] as const);
    const {values, positionals} = readArguments(process.argv.slice(2), {
      ...Object.fromEntries(options),
      help: {type: 'boolean', short: 'h'},
    });
    if (values.help) end(help, 0);
    noMore(positionals);
    const given = Object.entries(values as Record<string, string>).map(
      ([name, value]) => [name, wholeNumber(name, value)] as const,
    );
    return {...defaults, ...Object.fromEntries(given)};
  } catch (error) {
    return end(`${(error as Error).message}\n\n${help}`, 2);
  }
}

function wholeNumber(name: string, value: string): number {
  if (/^\d{1,15}$/.test(value)) return Number(value);
  throw new UsageError(`--${name} is "${value}", but it must be a whole number, such as 10.`);
}

function end(words: string, code: number): never {
  console.log(words);
  process.exit(code);
}

/** A seed that is another one each time. */
export function anySeed(): number {
  return Date.now() % 2 ** 31;
}
