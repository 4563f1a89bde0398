/**
 * `npm test`: every check, cheapest first, stopping at the first that fails.
 * Ends with the slowest parts and one line that counts the tests.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {ensureChromium} from './chromium';

interface Step {
  name: string;
  command: string[];
  /** Where the step leaves its counts, when it runs tests. */
  report?: string;
}

const RESULTS = 'test-results';

function jest(project: string): Step {
  const report = `${RESULTS}/${project}.json`;
  return {
    name: `${project} tests`,
    command: ['jest', '--selectProjects', project, '--json', `--outputFile=${report}`],
    report,
  };
}

const STEPS: Step[] = [
  {name: 'types', command: ['tsc', '--noEmit']},
  {name: 'lint', command: ['npm', 'run', '--silent', 'lint']},
  jest('unit'),
  {name: 'build', command: ['npm', 'run', '--silent', 'build']},
  jest('site'),
  jest('server'),
  {
    name: 'browser tests',
    command: ['playwright', 'test'],
    report: `${RESULTS}/playwright.json`,
  },
];

/** Counts of a Jest or Playwright JSON report. */
function countsIn(report: string): {passed: number; failed: number} {
  if (!existsSync(report)) return {passed: 0, failed: 0};
  const data = JSON.parse(readFileSync(report, 'utf8')) as {
    numPassedTests?: number;
    numFailedTests?: number;
    stats?: {expected: number; unexpected: number; flaky: number};
  };
  return data.stats
    ? {passed: data.stats.expected, failed: data.stats.unexpected + data.stats.flaky}
    : {passed: data.numPassedTests ?? 0, failed: data.numFailedTests ?? 0};
}

function run({name, command: [program = '', ...args]}: Step): boolean {
  console.log(`\n── ${name} ──`);
  const viaNpx = program !== 'npm';
  const {status} = spawnSync(viaNpx ? 'npx' : program, viaNpx ? [program, ...args] : args, {
    stdio: 'inherit',
    env: {...process.env, NODE_OPTIONS: '', FORCE_COLOR: '0'},
  });
  return status === 0;
}

rmSync(RESULTS, {recursive: true, force: true});
mkdirSync(RESULTS);
ensureChromium();

const times: {name: string; seconds: number}[] = [];
let failure: string | undefined;
for (const step of STEPS) {
  const start = performance.now();
  const passed = run(step);
  times.push({name: step.name, seconds: (performance.now() - start) / 1000});
  if (!passed) {
    failure = step.name;
    break;
  }
}

console.log('\nSlowest parts:');
for (const {name, seconds} of times.sort((a, b) => b.seconds - a.seconds)) {
  console.log(`  ${seconds.toFixed(1).padStart(7)} s  ${name}`);
}
const counts = STEPS.flatMap(({report}) => (report ? [countsIn(report)] : []));
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
if (failure) console.log(`\nStopped: ${failure} failed.`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failure ? 1 : 0;
