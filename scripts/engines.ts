/** `npm run test:engines`: the flows, the walk and axe in Chromium, Firefox and WebKitGTK. `--help` says more. */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {cleanEnvironment} from './clean-environment';
import {countPlanted, countTests, type EngineReport} from './engines/counts';
import {ensurePrograms, type ProgramName} from './programs';

const CONFIG = 'tests/engines/playwright.config.ts';
/** The engines, and what drives them. */
const BROWSERS: readonly ProgramName[] = [
  ...(['chromium', 'chromedriver', 'firefox', 'webkitDriver', 'miniBrowser', 'xvfb'] as const),
];
const REPORT = 'test-results/engines.json';

const HELP = `npm run test:engines -- [OPTIONS] [PART OF A FILE'S NAME...]
  --essence        each widget and form once in each engine, as npm test does
  --engine NAME    chromium, firefox or webkit alone
  --grep WORDS     tests whose title has the words
  --planted        puts defects into the served site, and tells whether the engines notice them
It needs a build, and installs (as root, on Debian and its relatives) the browsers that are not there.`;

/** Exit codes: 0 all passed, 1 not, 2 not understood. */
function main(): number {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      essence: {type: 'boolean'},
      engine: {type: 'string'},
      grep: {type: 'string'},
      planted: {type: 'boolean'},
      help: {type: 'boolean'},
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  if (!existsSync('build/index.html')) {
    console.error('There is no build to test. Make one: npm run build');
    return 1;
  }
  ensurePrograms(BROWSERS);
  rmSync(REPORT, {force: true});
  const grep = values.essence ? '@essence' : values.grep;
  const args = ['playwright', 'test', '--config', CONFIG, ...(grep ? ['--grep', grep] : [])];
  if (values.engine) args.push(`--project=${values.engine}`);
  const {status} = spawnSync('npx', [...args, ...positionals], {
    stdio: 'inherit',
    env: {...cleanEnvironment(), ...(values.planted && {PLANTED: ''})},
  });
  if (!existsSync(REPORT)) return status ?? 1;
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as EngineReport;
  const {lines, passed, failed} = values.planted ? countPlanted(report) : countTests(report);
  for (const line of lines) console.log(line);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? 1 : 0;
}

try {
  process.exitCode = main();
} catch (error) {
  console.error(`${(error as Error).message}\nSee: npm run test:engines -- --help`);
  process.exitCode = 2;
}
