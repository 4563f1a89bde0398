/** What Node is given for each program that tests. */
import {oneScript, type Part, type Parts} from '../parts';

/** Jest on some of its projects. Files and options come first: a list of projects has no end. */
export const jestOn = (projects: readonly string[], ...args: readonly string[]): string[] => [
  'node_modules/jest/bin/jest.js',
  ...args,
  ...['--selectProjects', ...projects],
];

export const playwright = (...args: readonly string[]): string[] => [
  'node_modules/@playwright/test/cli.js',
  ...['test', ...args],
];

/** Space for what is soon dropped: the compiler makes much of it, and is a tenth faster when it is collected less often. */
const LARGE_SEMI_SPACE = '--max-semi-space-size=64';

export const TYPES = [LARGE_SEMI_SPACE, 'node_modules/typescript/bin/tsc', '--noEmit'];

const LINTER = [LARGE_SEMI_SPACE, 'node_modules/eslint/bin/eslint.js', '.'];
const STYLELINT = ['node_modules/stylelint/bin/stylelint.mjs', 'src/**/*.css'];
const PRETTIER = ['node_modules/prettier/bin/prettier.cjs', '.'];

export const ESLINT = [...LINTER, '--max-warnings', '0'];
export const STYLE = [STYLELINT, [...PRETTIER, '--check']];
const FIX = [
  [...PRETTIER, '--write'],
  [...STYLELINT, '--fix'],
  [...LINTER, '--fix'],
];

const jestPart = (about: string, ...projects: string[]): Part => ({
  about,
  programs: (rest) => [jestOn(projects, ...rest)],
});

/** What `npm test -- PART` runs. */
export const PARTS: Parts = {
  types: {about: 'TypeScript', programs: (rest) => [[...TYPES, ...rest]]},
  lint: {
    about: 'ESLint, stylelint and Prettier; --fix fixes what they can',
    programs: (rest) => (rest.includes('--fix') ? FIX : [ESLINT, ...STYLE]),
  },
  unit: jestPart('components, rules, plugins and document checks (Jest)', 'unit', 'documents'),
  site: jestPart('the built HTML (Jest)', 'site'),
  tools: jestPart('the commands of writers, translators and engineers (Jest)', 'tools'),
  server: jestPart('the server on a real database (Jest)', 'server'),
  browser: {
    about: 'flows and axe in Chromium (Playwright)',
    programs: (rest) => [playwright(...rest)],
  },
  node: oneScript('Jest’s tests on the oldest Node and on that of .nvmrc', 'scripts/test/node.ts'),
  crash: oneScript(
    'kills the server under load, fills its disk, restarts its database; counts what was lost',
    'tests/server/crash/main.ts',
  ),
  walks: oneScript(
    'does, in a fresh clone, what writers and translators do in a year',
    'tests/walks/main.ts',
  ),
  shots: oneScript(
    'pictures of every page and state at six widths in light, dark and forced colours, in shots/',
    'scripts/test/shots.ts',
  ),
};
