/** Runs the steps of `npm test`. */
import type {JSONReportSuite} from '@playwright/test/reporter';
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {cleanEnvironment} from './clean-environment';
import {NotPossibleError} from '../command-line';
import {HAS_APT, installPrograms, installCommand, type ProgramName} from '../programs';
import type {Rows, Step} from './steps';

/** A program that takes longer is stuck; the longest step takes about five minutes on two cores. */
const TIMEOUT_MS = 40 * 60_000;

/** Runs the programs of a step until one fails. Returns whether all passed. */
async function runStep({name, programs, warns}: Step): Promise<boolean> {
  const start = performance.now();
  console.log(`\n── ${name} ──`);
  const env = cleanEnvironment();
  let passed = true;
  for (const args of programs) {
    const child = spawn(process.execPath, args, {stdio: 'inherit', env, timeout: TIMEOUT_MS});
    const [code] = (await once(child, 'close')) as [number | null];
    passed = code === 0;
    if (!passed) break;
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`\n── ${name}: ${passed ? 'passed' : 'failed'} in ${seconds} s ──`);
  return passed || warns === true;
}

/** What Jest reports of a file. */
interface JestFile {
  /** Path of the file. */
  name: string;
  status: string;
  message: string;
  assertionResults?: {status: string; fullName: string}[];
}

/** A JSON report of Jest or Playwright. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  numRuntimeErrorTestSuites?: number;
  testResults?: JestFile[];
  stats?: {expected: number; unexpected: number; flaky: number};
  suites?: JSONReportSuite[];
}

/** Returns the counts of a JSON report of Jest or Playwright. A Jest suite that did not load counts as failed. */
export function countsIn({stats, ...jest}: Report): {passed: number; failed: number} {
  if (stats) return {passed: stats.expected, failed: stats.unexpected + stats.flaky};
  const {numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0} = jest;
  return {passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites};
}

/**
 * Returns what a JSON report of Jest or Playwright says of each failed test: where it is, where the page was, what was
 * expected and found, and the command that runs it alone.
 */
export function failuresIn({testResults = [], suites = []}: Report): string[] {
  const failedFiles = testResults.filter(({status}) => status === 'failed');
  return [
    ...failedFiles.map(failureOf),
    ...suites.flatMap((suite) => failuresOf(suite, suite.file, [])),
  ];
}

const alone = (command: string) => `Alone: ${command}`;

/** Quotes a title for a shell, as a regular expression that matches it alone. */
const quotedTitle = (title: string) =>
  `'${title.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll("'", '.')}'`;

function failureOf({name, message, assertionResults = []}: JestFile): string {
  const file = path.relative(process.cwd(), name);
  const failed = assertionResults.filter(({status}) => status === 'failed');
  const commands = failed.map(({fullName}) =>
    alone(`npx jest ${file} -t ${quotedTitle(fullName)}`),
  );
  return [message, ...(commands.length > 0 ? commands : [alone(`npx jest ${file}`)])].join('\n');
}

/** @param file the file of tests; a test may be declared by a helper in another one @param groups titles around it */
function failuresOf(
  {specs, suites = []}: JSONReportSuite,
  file: string,
  groups: readonly string[],
): string[] {
  const failed = specs.flatMap(({title, ok, tests}) => {
    if (ok) return [];
    const whole = [...groups, title].join(' ');
    return tests.map(({projectName, annotations, results}) => {
      const shown = annotations.map(({type, description = ''}) => `${type}: ${description}`);
      const errors = results.flatMap((result) => result.errors.map(({message}) => message));
      // The configuration of the engines names its projects by engine; the other one has a single project.
      const command = projectName
        ? `npm test -- engines --engine ${projectName} ${file} --grep ${quotedTitle(whole)}`
        : `npm test -- browser tests/${file} --grep ${quotedTitle(whole)}`;
      return [`${file}: ${whole}`, ...shown, ...errors, alone(command)].join('\n');
    });
  });
  const nested = suites.flatMap((suite) => failuresOf(suite, file, [...groups, suite.title]));
  return [...failed, ...nested];
}

/**
 * Repeats the failures, since steps that run at the same time mix their output, and prints how many tests passed and
 * failed as the last line.
 */
function printResults(files: readonly string[]): void {
  const reports = files
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Report);
  for (const failure of reports.flatMap(failuresIn)) console.log(`\n${failure}`);
  const counts = reports.map(countsIn);
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
}

/**
 * Runs rows of steps, and stops after a row in which a step failed. Where apt-get does not exist, skips the steps whose
 * programs are missing, and lists them at the end; in continuous integration (`CI` is set) that is a failure.
 * @param install installs programs, and returns the names of programs that are still missing
 * @returns whether all passed
 * @throws NotPossibleError that names the command that installs what is missing, if apt-get exists
 */
export async function runSteps(
  rows: Rows,
  {install = installPrograms, hasApt = HAS_APT, env = process.env} = {},
): Promise<boolean> {
  const steps = rows.flat();
  const missing = install(programsOf(steps));
  if (hasApt && missing.length > 0) {
    throw new NotPossibleError(`Not found: ${missing.join(', ')}. Run: ${installCommand(missing)}`);
  }
  const reports = steps.flatMap(({report}) => report ?? []);
  // Results of an earlier run must not count.
  for (const report of reports) rmSync(report, {force: true});
  const skipped = steps.filter((step) => lacking(step, missing).length > 0);
  const passed = await runRows(rows.map((row) => row.filter((step) => !skipped.includes(step))));
  printSkipped(skipped, missing);
  printResults(reports);
  return passed && (skipped.length === 0 || !env['CI']);
}

const programsOf = (steps: readonly Step[]): ProgramName[] => [
  ...new Set(steps.flatMap(({needs = []}) => needs)),
];

const lacking = ({needs = []}: Step, missing: readonly ProgramName[]): ProgramName[] =>
  needs.filter((name) => missing.includes(name));

async function runRows(rows: Rows): Promise<boolean> {
  for (const row of rows) {
    const results = await Promise.all(row.map(runStep));
    if (!results.every(Boolean)) return false;
  }
  return true;
}

function printSkipped(steps: readonly Step[], missing: readonly ProgramName[]): void {
  if (steps.length === 0) return;
  console.log('\nSkipped, because programs are missing:');
  for (const step of steps) console.log(`  ${step.name}: ${lacking(step, missing).join(', ')}`);
  console.log(`To run them: ${installCommand(missing)}`);
}
