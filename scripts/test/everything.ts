import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {ensureChromium, ensurePrograms} from '../programs';
import {cleanEnvironment} from '../clean-environment';
import {script} from '../parts';
import {jestOn, LINT, playwright, TYPES} from './programs';
import {areWords, touchedSince} from './touched';

interface Step {
  name: string;
  run: () => boolean;
  /** Where the step leaves its counts, when it runs tests. */
  report?: string;
  /** Whether words alone can turn it red. */
  words?: true;
}

const RESULTS = 'test-results';
/** What takes longer hangs: the longest step takes about ten minutes on two cores. */
const LONGEST_MS = 40 * 60_000;

const environment = cleanEnvironment();

/** Runs programs with Node, one after the other; whether all succeeded, in time. */
function node(...programs: (readonly string[])[]): () => boolean {
  const options = {stdio: 'inherit', env: environment, timeout: LONGEST_MS} as const;
  return () => programs.every((args) => spawnSync(process.execPath, args, options).status === 0);
}

function jestStep(project: string): Step {
  const report = `${RESULTS}/${project}.json`;
  const args = ['--json', `--outputFile=${report}`];
  return {name: `${project} tests`, run: node(jestOn([project], ...args)), report};
}

const STEPS: Step[] = [
  {name: 'pages', run: node(script('scripts/check.ts')), words: true},
  {name: 'types', run: node(TYPES), words: true},
  {name: 'lint', run: node(...LINT)},
  {name: 'translations', run: node(script('scripts/i18n/check.ts')), words: true},
  jestStep('unit'),
  jestStep('documents'),
  jestStep('tools'),
  {name: 'build', run: node(script('scripts/build.ts')), words: true},
  {
    name: 'build in every language',
    run: node(script('scripts/build.ts', 'languages')),
    words: true,
  },
  {...jestStep('site'), words: true},
  {
    // What the specification says of the pages: writers may deviate, and see that they do.
    name: 'acceptance (warnings)',
    words: true,
    run: () => {
      node(script('scripts/acceptance.ts'))();
      return true;
    },
  },
  {
    name: 'nginx, Caddy and clamd',
    run: has(() => ensurePrograms(['nginx', 'caddy', 'clamd'])),
  },
  jestStep('server'),
  {name: 'a Chromium', run: has(ensureChromium)},
  {
    name: 'browser tests',
    run: node(playwright()),
    report: `${RESULTS}/playwright.json`,
  },
  {
    name: 'essence in three engines',
    run: node(script('scripts/engines.ts', '--essence')),
    report: `${RESULTS}/engines.json`,
  },
];

/** A step that gets a program; whether it is there. */
function has(ensure: () => unknown): () => boolean {
  return () => {
    try {
      ensure();
      return true;
    } catch (error) {
      console.error((error as Error).message);
      return false;
    }
  };
}

interface Counts {
  passed: number;
  failed: number;
}

/** Counts of a Jest or Playwright JSON report; a suite that did not even load is a failure. */
function countsIn(report: string): Counts {
  if (!existsSync(report)) return {passed: 0, failed: 0};
  const {stats, ...jestReport} = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests?: number;
    numFailedTests?: number;
    numRuntimeErrorTestSuites?: number;
    stats?: {expected: number; unexpected: number; flaky: number};
  };
  if (stats) return {passed: stats.expected, failed: stats.unexpected + stats.flaky};
  const {numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0} = jestReport;
  return {passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites};
}

/** Runs the steps that are wanted. @returns whether all passed */
function runSteps(steps: readonly Step[]): boolean {
  const times: {name: string; seconds: number}[] = [];
  let stoppedAt: string | undefined;
  for (const {name, run} of steps) {
    console.log(`\n── ${name} ──`);
    const start = performance.now();
    const succeeded = run();
    times.push({name, seconds: (performance.now() - start) / 1000});
    if (succeeded) continue;
    stoppedAt = name;
    break;
  }
  console.log('\nSlowest parts:');
  for (const {name, seconds} of times.sort((a, b) => b.seconds - a.seconds)) {
    console.log(`  ${seconds.toFixed(1).padStart(7)} s  ${name}`);
  }
  if (stoppedAt) console.log(`\nStopped: ${stoppedAt} failed.`);
  return !stoppedAt;
}

/**
 * Every check, cheapest first, stopping at the first that fails. Ends with the slowest parts and one line that
 * counts the tests.
 * @param since a branch or commit: where nothing but words was touched from there on, what words cannot turn red is
 * left out: lint, code's own tests, server and browsers
 * @returns whether all passed
 */
export function testEverything(since?: string): boolean {
  const wordsOnly = since !== undefined && areWords(touchedSince(since));
  if (wordsOnly) console.log('Words, menus and pictures alone are touched: code is not tried.');
  const steps = STEPS.filter(({words}) => words ?? !wordsOnly);
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS);
  const passed = runSteps(steps);
  const counts = steps.flatMap(({report}) => (report ? [countsIn(report)] : []));
  const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return passed;
}
