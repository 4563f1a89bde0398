/** `npm test -- engines`: flows, a walk over all pages, and axe in Chromium, Firefox and WebKitGTK. */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {requireBuild} from './build/require-build';
import {cleanEnvironment} from './test/clean-environment';
import {command, NOT_POSSIBLE, OK, oneOf} from './command-line';
import {allPassed, countPlanted, countTests, type EngineReport} from './engines/counts';
import {ensurePrograms, type ProgramName} from './programs';
import {playwright} from './test/parts';
import {SLOW_TAG} from './test/steps';

const CONFIG = 'tests/engines/playwright.config.ts';

/** Engine → the programs that run and drive it. */
const ENGINES = {
  chromium: ['chromium'],
  firefox: ['firefox'],
  webkit: ['webkitDriver', 'miniBrowser', 'xvfb'],
} as const satisfies Record<string, readonly ProgramName[]>;

type Engine = keyof typeof ENGINES;

const NAMES = Object.keys(ENGINES) as Engine[];

/** Returns a port of its own for each engine, since steps of `npm test` run at the same time. */
const portFor = (engine = '') =>
  Number(process.env['TEST_PORT'] ?? 4173) + 1 + NAMES.indexOf(engine as Engine);

const HELP = `npm test -- engines [OPTIONS] [PART OF A FILE'S NAME...]

  --smoke        each widget and form once
  --ordinary     what npm test runs
  --engine NAME  ${NAMES.join(', ')}; all when it is not given
  --grep WORDS   tests whose titles contain the words
  --planted      plants defects in the served site, and reports whether the engines notice them

Needs a build.`;

const OPTIONS = {
  smoke: {type: 'boolean'},
  ordinary: {type: 'boolean'},
  engine: {type: 'string'},
  grep: {type: 'string'},
  planted: {type: 'boolean'},
} as const;

command({name: 'npm test -- engines', help: HELP, options: OPTIONS}, (values, files) => {
  const {engine, planted} = values;
  const chosen = engine === undefined ? NAMES : [oneOf('--engine', NAMES, engine)];
  requireBuild();
  ensurePrograms(chosen.flatMap((name): readonly ProgramName[] => ENGINES[name]));
  const {status, results} = runPlaywright(engine, [...chosenTests(values), ...files], planted);
  if (!results) return status ?? NOT_POSSIBLE;
  const counts = planted ? countPlanted(results) : countTests(results);
  for (const line of counts.lines) console.log(line);
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  return allPassed(counts) ? OK : NOT_POSSIBLE;
});

/** Playwright's options for the tests to run. */
function chosenTests(values: {smoke?: boolean; ordinary?: boolean; grep?: string}): string[] {
  const {smoke = false, ordinary = false, grep} = values;
  const options: string[] = [];
  const titles = smoke ? '@smoke' : grep;
  if (titles) options.push('--grep', titles);
  if (ordinary) options.push('--grep-invert', SLOW_TAG);
  return options;
}

/** @param rest options and files @returns no results if Playwright could not run */
function runPlaywright(
  engine: string | undefined,
  rest: readonly string[],
  planted = false,
): {status: number | null; results?: EngineReport} {
  const report = `test-results/engines-${engine ?? 'all'}.json`;
  rmSync(report, {force: true});
  const args = playwright('--config', CONFIG);
  if (engine) args.push(`--project=${engine}`);
  const {status} = spawnSync(process.execPath, [...args, ...rest], {
    stdio: 'inherit',
    env: {
      ...cleanEnvironment(),
      TEST_PORT: String(portFor(engine)),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...(planted && {PLANTED: ''}),
    },
  });
  if (!existsSync(report)) return {status};
  return {status, results: JSON.parse(readFileSync(report, 'utf8')) as EngineReport};
}
