/**
 * `npm test`: every check, cheapest first, stopping at the first that fails. `npm test -- --since origin/main`
 * leaves out what words cannot turn red, where a branch touches nothing else: lint, code's own tests, server and
 * browsers.
 * Ends with the slowest parts and one line that counts the tests.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {ensureChromium} from './chromium';
import {ensureClamd} from './clamd';
import {cleanEnvironment} from './clean-environment';
import {areWords, touchedSince} from './touched';
import {ensureWebServer} from './web-servers';

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

/** Runs a command; whether it succeeded, in time. */
function command(program: string, ...args: string[]): () => boolean {
  return () =>
    spawnSync(program, args, {stdio: 'inherit', env: environment, timeout: LONGEST_MS}).status ===
    0;
}

function jest(project: string): Step {
  const report = `${RESULTS}/${project}.json`;
  const args = ['--selectProjects', project, '--json', `--outputFile=${report}`];
  return {name: `${project} tests`, run: command('npx', 'jest', ...args), report};
}

const STEPS: Step[] = [
  {name: 'pages', run: command('npm', 'run', '--silent', 'check'), words: true},
  {name: 'types', run: command('npm', 'run', '--silent', 'types'), words: true},
  {name: 'lint', run: command('npm', 'run', '--silent', 'lint')},
  {name: 'translations', run: command('npm', 'run', '--silent', 'i18n:check'), words: true},
  jest('unit'),
  jest('documents'),
  {name: 'build', run: command('npm', 'run', '--silent', 'build'), words: true},
  {
    name: 'build in every language',
    run: command('npm', 'run', '--silent', 'build:locales'),
    words: true,
  },
  {...jest('site'), words: true},
  {
    // What the specification says of the pages: writers may deviate, and see that they do.
    name: 'acceptance (warnings)',
    words: true,
    run: () => {
      command('npm', 'run', '--silent', 'acceptance')();
      return true;
    },
  },
  {
    name: 'nginx, Caddy and clamd',
    run: has(() => [ensureWebServer('nginx'), ensureWebServer('caddy'), ensureClamd()]),
  },
  jest('server'),
  {name: 'a Chromium', run: has(ensureChromium)},
  {
    name: 'browser tests',
    run: command('npx', 'playwright', 'test'),
    report: `${RESULTS}/playwright.json`,
  },
  {
    name: 'essence in three engines',
    run: command('npm', 'run', '--silent', 'test:engines', '--', '--essence'),
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

if (process.argv.includes('--walks')) {
  const walks = ['--import', 'jiti/register', 'tests/walks/main.ts', ...process.argv.slice(2)];
  process.exit(command(process.execPath, ...walks)() ? 0 : 1);
}

const [, since] = /(?:^| )--since[= ](\S+)/.exec(process.argv.join(' ')) ?? [];
const wordsOnly = since !== undefined && areWords(touchedSince(since));
if (wordsOnly) console.log('Words, menus and pictures alone are touched: code is not tried.');
const steps = STEPS.filter(({words}) => words ?? !wordsOnly);

rmSync(RESULTS, {recursive: true, force: true});
mkdirSync(RESULTS);

const times: {name: string; seconds: number}[] = [];
let stoppedAt: string | undefined;
for (const {name, run} of steps) {
  console.log(`\n── ${name} ──`);
  const start = performance.now();
  const succeeded = run();
  times.push({name, seconds: (performance.now() - start) / 1000});
  if (!succeeded) {
    stoppedAt = name;
    break;
  }
}

console.log('\nSlowest parts:');
for (const {name, seconds} of times.sort((a, b) => b.seconds - a.seconds)) {
  console.log(`  ${seconds.toFixed(1).padStart(7)} s  ${name}`);
}
if (stoppedAt) console.log(`\nStopped: ${stoppedAt} failed.`);
const counts = steps.flatMap(({report}) => (report ? [countsIn(report)] : []));
const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = stoppedAt ? 1 : 0;
