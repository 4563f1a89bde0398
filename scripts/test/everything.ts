import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {ensureChromium, ensurePrograms} from '../programs';
import {script} from '../parts';
import {ESLINT, jestOn, playwright, STYLE, TYPES} from './programs';
import {node, runSteps, type Step} from './steps';
import {areWords, touchedSince} from './touched';

const RESULTS = 'test-results';

function jestStep(project: string, ...options: string[]): Step {
  const report = `${RESULTS}/${project}.json`;
  const args = ['--json', `--outputFile=${report}`, ...options];
  return {name: `${project} tests`, run: node(jestOn([project], ...args)), report};
}

const STEPS: Step[] = [
  // ESLint takes as long as the others together.
  {name: 'lint', run: node(ESLINT), beside: true},
  {name: 'pages', run: node(script('scripts/check.ts')), words: true, beside: true},
  {name: 'types', run: node(TYPES), words: true, beside: true},
  {name: 'styles and format', run: node(...STYLE), beside: true},
  {name: 'translations', run: node(script('scripts/i18n/check.ts')), words: true, beside: true},
  // On one core, for ESLint has the other.
  {...jestStep('documents', '--maxWorkers=1'), beside: true},
  jestStep('unit'),
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
    run: async (alone) => ({...(await node(script('scripts/acceptance.ts'))(alone)), passed: true}),
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
function has(ensure: () => unknown): Step['run'] {
  return () => {
    try {
      ensure();
      return {passed: true};
    } catch (error) {
      console.error((error as Error).message);
      return {passed: false};
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

/**
 * Every check, cheapest first, stopping at the first that fails. Ends with the slowest parts and one line that
 * counts the tests.
 * @param since a branch or commit: where nothing but words was touched from there on, what words cannot turn red is
 * left out: lint, code's own tests, server and browsers
 * @returns whether all passed
 */
export async function testEverything(since?: string): Promise<boolean> {
  const wordsOnly = since !== undefined && areWords(touchedSince(since));
  if (wordsOnly) console.log('Words, menus and pictures alone are touched: code is not tried.');
  const steps = STEPS.filter(({words}) => words ?? !wordsOnly);
  rmSync(RESULTS, {recursive: true, force: true});
  mkdirSync(RESULTS);
  const passed = await runSteps(steps);
  const counts = steps.flatMap(({report}) => (report ? [countsIn(report)] : []));
  const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return passed;
}
