/** Commands with parts, such as `npm test -- unit`: the first argument selects the part. */
import {spawnSync} from 'node:child_process';
import {rejectOptionsOfNpm} from '@trendsoft/forms-service/command-line';
import {UsageError, report} from '.';

export interface Part {
  /** For `--help`. */
  about: string;
  /** Returns the arguments of Node for each program; they run one after the other. @param rest arguments after the part's name */
  programs: (rest: readonly string[]) => readonly (readonly string[])[];
  /** Environment variables for the programs. */
  settings?: NodeJS.ProcessEnv;
  /** Takes a lock while the programs run. @returns a function that releases it @throws NotPossibleError if another has it */
  lock?: () => () => void;
  /** Printed at the end: what to do next. */
  next?: string;
}

export type Parts = Readonly<Record<string, Part>>;

/** Docusaurus' command line. */
export const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/**
 * jiti's command line, which runs TypeScript files. With jiti's hooks (`--import jiti/register`), a file takes up to
 * twice as long to load. On Node 22 and newer, the command line caches compiled code in the temporary folder, unless
 * NODE_DISABLE_COMPILE_CACHE is set.
 */
export const JITI = 'node_modules/jiti/lib/jiti-cli.mjs';

export const script = (file: string, ...args: readonly string[]): string[] => [JITI, file, ...args];

/** A part that runs one program of ours. */
export const oneScript = (about: string, file: string): Part => ({
  about,
  programs: (rest) => [script(file, ...rest)],
});

/** Runs programs with Node until one fails. Returns the exit code of the last. @param more environment variables */
export function run(programs: Iterable<readonly string[]>, more: NodeJS.ProcessEnv = {}): number {
  const env = {...process.env, ...more};
  for (const args of programs) {
    const {status} = spawnSync(process.execPath, args, {stdio: 'inherit', env});
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

/**
 * Runs the part that the command line names first, and ends the process; returns if it names none.
 * @param program how the command is started, such as `npm test --`
 */
export function runPart(parts: Parts, program: string): void {
  const [name = '', ...rest] = process.argv.slice(2);
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (!part) return;
  let release: (() => void) | undefined;
  try {
    rejectOptionsOfNpm(process.env, {}, `${program} ${name}`);
    release = part.lock?.();
  } catch (error) {
    process.exit(report(error, program));
  }
  const code = run(part.programs(rest), part.settings);
  release?.();
  if (code === 0 && part.next) console.log(part.next);
  process.exit(code);
}

/** @throws UsageError if a word names no part */
export function rejectUnknownPart([word]: readonly string[]): void {
  if (word !== undefined) throw new UsageError(`There is no part "${word}".`);
}

export const partsHelp = (parts: Parts): string =>
  Object.entries(parts)
    .map(([name, {about}]) => `  ${name.padEnd(11)} ${about}`)
    .join('\n');
