/** The steps of `npm test` and `npm test -- all`, cheapest first. */
import {script} from '../command-line/parts';
import type {ProgramName} from '../programs';
import {LINT, IMPORTS, jestOn, playwright, STYLE, TYPES} from './parts';

export interface Step {
  name: string;
  /** Arguments of Node for each program; they run one after the other. */
  programs: readonly (readonly string[])[];
  /** The file to which programs write the counts of their tests. */
  report?: string;
  /** Programs that must be installed besides npm packages. */
  needs?: readonly ProgramName[];
  /** Set if a failure is printed but does not count: writers may deviate from the specification. */
  warns?: true;
}

/** The steps of a row run at the same time. */
export type Rows = readonly (readonly Step[])[];

export const RESULTS = 'test-results';

/** Files of Jest that only `npm test -- all` runs. */
const SLOW_FILES = 'tests/(?:server/(?:container|crash)|tools/broken-pages)\\.test';

/** Tag of Playwright's tests that only `npm test -- all` runs. */
export const SLOW_TAG = '@slow';

function jestStep(name: string, projects: readonly string[], ...args: readonly string[]): Step {
  const report = `${RESULTS}/jest-${projects.join('-')}.json`;
  return {name, report, programs: [jestOn(projects, '--json', `--outputFile=${report}`, ...args)]};
}

/** A run of Jest with some files. */
export function jestRun(name: string, files: readonly string[]): Step {
  const report = `${RESULTS}/jest.json`;
  const options = ['--json', `--outputFile=${report}`, '--runTestsByPath'];
  return {name, report, programs: [['node_modules/jest/bin/jest.js', ...options, ...files]]};
}

export function engineStep(
  name: string,
  needs: readonly ProgramName[],
  ...args: readonly string[]
): Step {
  return {
    name: `engine ${name}`,
    needs,
    programs: [script('scripts/engines.ts', '--engine', name, ...args)],
    report: `${RESULTS}/engines-${name}.json`,
  };
}

const SOURCES: readonly Step[] = [
  {name: 'types and lint', programs: [TYPES, LINT]},
  {
    name: 'pages, translations, styles and imports',
    programs: [script('scripts/check.ts'), script('scripts/i18n.ts', 'check'), ...STYLE, IMPORTS],
  },
];

const BUILDS: readonly Step[] = [
  {name: 'build', programs: [script('scripts/build.ts')]},
  {name: 'build in every language', programs: [script('scripts/build.ts', 'languages')]},
];

const BUILT: readonly Step[] = [
  jestStep('built site', ['site']),
  {name: 'acceptance', programs: [script('scripts/acceptance.ts')], warns: true},
];

/** Not --testPathIgnorePatterns, which would replace those of the configuration. */
const WITHOUT_SLOW_FILES = `--testPathPatterns=^(?!.*${SLOW_FILES})`;

const unit = (...args: readonly string[]): Step =>
  jestStep('unit tests and tools', ['unit', 'components', 'tools'], ...args);

const server = (...args: readonly string[]): Step => ({
  ...jestStep('server', ['server'], ...args),
  needs: ['postgres', 'caddy', 'nginx', 'clamd'],
});

const browser = (needs: readonly ProgramName[], ...args: readonly string[]): Step => ({
  name: 'browser',
  programs: [playwright(...args)],
  report: `${RESULTS}/playwright.json`,
  needs,
});

/** `npm test`: what a change can break on an ordinary day. */
export const ORDINARY: Rows = [
  SOURCES,
  // The server's tests wait much, and need little processor time.
  [unit(WITHOUT_SLOW_FILES), server(WITHOUT_SLOW_FILES), ...BUILDS],
  [
    ...BUILT,
    browser(['chromium'], '--grep-invert', SLOW_TAG),
    engineStep('chromium', ['chromium'], '--ordinary', 'flows/'),
  ],
];

/** `npm test -- all`: each night, before a release, and before an issue is closed. */
export const ALL: Rows = [
  SOURCES,
  [unit(), server(), ...BUILDS],
  BUILT,
  [browser(['chromium', 'pdftotext', 'pdftoppm']), engineStep('chromium', ['chromium'])],
  [
    engineStep('webkit', ['webkitDriver', 'miniBrowser', 'xvfb']),
    engineStep('firefox', ['firefox']),
  ],
];
