/** Finds the programs that tests need, and installs those that are not there, where we may. */
import {NotPossibleError} from '../command-line';
import {installPackages} from './debian';
import {PROGRAMS, type Program, type ProgramName} from './table';

export {ensureChromium} from './chromium';
export type {ProgramName} from './table';

/**
 * The program: the one that its setting names, or the system's; undefined when none is there.
 * @throws NotPossibleError when the setting names what will not do
 */
export function findProgram(name: ProgramName): string | undefined {
  const {variable, find, fits, unfit}: Program = PROGRAMS[name];
  const named = variable && process.env[variable];
  if (!named) return find();
  if (fits(named)) return named;
  const example = find();
  throw new NotPossibleError(
    `${variable} is "${named}", which ${unfit}.${example ? ` For example: ${variable}=${example}` : ''}`,
  );
}

/** @throws NotPossibleError that says how to install it by hand, when it is not there */
export function program(name: ProgramName): string {
  const found = findProgram(name);
  if (found) return found;
  const {debian, variable}: Program = PROGRAMS[name];
  throw new NotPossibleError(
    `${name} is needed, and could not be installed. Install the package \`${debian}\` (Debian, Ubuntu)` +
      `${variable ? `, or set ${variable} to its path` : ''}, then run this again.`,
  );
}

/**
 * Installs Debian's packages of what is not there.
 * @param libraries packages that are needed besides, and have no program to look for
 * @throws NotPossibleError that says how to install it by hand
 */
export function ensurePrograms(
  names: readonly ProgramName[],
  libraries: readonly string[] = [],
): void {
  const missing = names.filter((name) => !findProgram(name)).map((name) => PROGRAMS[name].debian);
  if (missing.length > 0) installPackages([...missing, ...libraries]);
  for (const name of names) program(name);
}

/** The program, installed when it is not there. @throws NotPossibleError that says how to install it by hand */
export function ensured(name: ProgramName): string {
  ensurePrograms([name]);
  return program(name);
}
