/** Commands with parts, such as `npm test -- unit`: the word after the command says what is run. */
import {spawnSync} from 'node:child_process';
import {UsageError} from './command-line';

export interface Part {
  /** For `--help`. */
  about: string;
  /**
   * What Node is given for each program, one after the other.
   * @param rest what stands behind the part's name
   */
  programs: (rest: readonly string[]) => readonly (readonly string[])[];
  /** Of the programs, besides those of this one. */
  settings?: NodeJS.ProcessEnv;
  /** Printed when all went well: what to do with it. */
  next?: string;
}

export type Parts = Readonly<Record<string, Part>>;

export const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** What Node is given for a program of ours. */
export const script = (file: string, ...args: readonly string[]): string[] => [
  ...['--import', 'jiti/register'],
  ...[file, ...args],
];

/** A part that is one program of ours. */
export const oneScript = (about: string, file: string): Part => ({
  about,
  programs: (rest) => [script(file, ...rest)],
});

/**
 * Runs programs with Node until one fails.
 * @param more settings besides those of this program
 * @returns the exit code of the last
 */
export function run(programs: Iterable<readonly string[]>, more: NodeJS.ProcessEnv = {}): number {
  const env = {...process.env, ...more};
  for (const args of programs) {
    const {status} = spawnSync(process.execPath, args, {stdio: 'inherit', env});
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

/** Runs the part that the command line names first, and ends the process with its exit code; does nothing where it names none. */
export function runPart(parts: Parts): void {
  const [name = '', ...rest] = process.argv.slice(2);
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (!part) return;
  const code = run(part.programs(rest), part.settings);
  if (code === 0 && part.next) console.log(part.next);
  process.exit(code);
}

/** @throws UsageError where a word names no part */
export function noPart([word]: readonly string[]): void {
  if (word !== undefined) throw new UsageError(`There is no part "${word}".`);
}

/** Lines for `--help`. */
export function partsHelp(parts: Parts): string {
  const width = Math.max(...Object.keys(parts).map((name) => name.length));
  return Object.entries(parts)
    .map(([name, {about}]) => `  ${name.padEnd(width)}  ${about}`)
    .join('\n');
}
