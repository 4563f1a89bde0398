/** Reads the options of a command that takes only whole numbers. */
import {rejectExtraArguments, readArguments} from '.';

/**
 * Returns the options' values. Prints the help and ends the process for --help (exit code 0) and for a wrong option (2).
 * @param defaults each option with its default; all are 0 or more
 */
export function readNumbers<Name extends string>(
  defaults: Readonly<Record<Name, number>>,
  help: string,
): Record<Name, number> {
  const names = Object.keys(defaults) as Name[];
  const options = Object.fromEntries(names.map((name) => [name, {type: 'string'} as const]));
  try {
    if (process.argv.includes('--help')) end(help, 0);
    const {values, positionals} = readArguments(process.argv.slice(2), options);
    rejectExtraArguments(positionals);
    const wrong = names.find((name) => !/^\d{1,15}$/.test(values[name] ?? '0'));
    if (wrong) {
      end(`--${wrong} is "${values[wrong]}", but it must be a whole number.\n\n${help}`, 2);
    }
    const given = names.map((name) => [name, Number(values[name] ?? defaults[name])]);
    return Object.fromEntries(given) as Record<Name, number>;
  } catch (error) {
    return end(`${(error as Error).message}\n\n${help}`, 2);
  }
}

function end(text: string, code: number): never {
  console.log(text);
  process.exit(code);
}
