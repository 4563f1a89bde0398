/** `npm run test:engines`: the flows, the walk and axe in Chromium, Firefox and WebKitGTK. */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {needsBuild} from './build/needed';
import {cleanEnvironment} from './clean-environment';
import {command, NOT_POSSIBLE, OK} from './command-line';
import {countPlanted, countTests, type EngineReport} from './engines/counts';
import {ensurePrograms, type ProgramName} from './programs';
import {playwright} from './test/programs';

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

const OPTIONS = {
  essence: {type: 'boolean'},
  engine: {type: 'string'},
  grep: {type: 'string'},
  planted: {type: 'boolean'},
} as const;

command({name: 'npm run test:engines --', help: HELP, options: OPTIONS}, (values, words) => {
  needsBuild();
  ensurePrograms(BROWSERS);
  rmSync(REPORT, {force: true});
  const grep = values.essence ? '@essence' : values.grep;
  const args = playwright('--config', CONFIG, ...(grep ? ['--grep', grep] : []));
  if (values.engine) args.push(`--project=${values.engine}`);
  const {status} = spawnSync(process.execPath, [...args, ...words], {
    stdio: 'inherit',
    env: {...cleanEnvironment(), ...(values.planted && {PLANTED: ''})},
  });
  if (!existsSync(REPORT)) return status ?? NOT_POSSIBLE;
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as EngineReport;
  const {lines, passed, failed} = values.planted ? countPlanted(report) : countTests(report);
  for (const line of lines) console.log(line);
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 || passed === 0 ? NOT_POSSIBLE : OK;
});
