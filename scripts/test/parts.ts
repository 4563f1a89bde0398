/** The parts of `npm test -- PART`. */
import {oneScript, type Part, type Parts} from '../command-line/parts';

/** Jest with some of its projects. Options come first, because Jest reads all later words as projects. */
export const jestOn = (projects: readonly string[], ...args: readonly string[]): string[] => [
  'node_modules/jest/bin/jest.js',
  ...args,
  '--selectProjects',
  ...projects,
];

export const playwright = (...args: readonly string[]): string[] => [
  'node_modules/@playwright/test/cli.js',
  'test',
  ...args,
];

/**
 * The native compiler, in a quarter of the time. ESLint needs the interface of the former one, which is in
 * node_modules/typescript. More threads would check the same library files again, while ESLint uses the other core.
 */
export const TYPES = ['node_modules/native-typescript/bin/tsc', '--noEmit', '--singleThreaded'];

/** The linter creates many short-lived objects: with more space for them, it runs a tenth faster. */
const LARGE_SEMI_SPACE = '--max-semi-space-size=64';

const LINTER = [LARGE_SEMI_SPACE, 'node_modules/eslint/bin/eslint.js', '.'];
const STYLELINT = ['node_modules/stylelint/bin/stylelint.mjs', 'src/**/*.css'];
const PRETTIER = ['node_modules/prettier/bin/prettier.cjs', '.'];

/** Finds cycles, and imports without an arrow in docs/architecture.md. */
export const IMPORTS = [
  'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
  '--config',
  '.dependency-cruiser.mjs',
  'docusaurus.config.ts',
  'playwright.config.ts',
  'sidebars.ts',
  'src',
  'packages',
  'scripts',
  'bench',
  'tests',
];

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

export const PARTS: Parts = {
  types: {about: 'TypeScript', programs: (rest) => [[...TYPES, ...rest]]},
  lint: {
    about: 'ESLint, stylelint, Prettier and imports; --fix fixes what it can',
    programs: (rest) => (rest.includes('--fix') ? FIX : [ESLINT, ...STYLE, IMPORTS]),
  },
  unit: jestPart('components, rules, plugins and the document check (Jest)', 'unit', 'components'),
  tools: jestPart('the commands of writers, translators and engineers (Jest)', 'tools'),
  site: jestPart('the built HTML (Jest)', 'site'),
  server: jestPart('the server with real databases (Jest)', 'server'),
  browser: {
    about: 'flows and axe in Chromium (Playwright)',
    programs: (rest) => [playwright(...rest)],
  },
  engines: oneScript('flows in Chromium, Firefox and WebKitGTK; --help', 'scripts/engines.ts'),
  acceptance: oneScript('the built pages against the specification', 'scripts/acceptance.ts'),
  crash: oneScript(
    'kills or restarts the server under load, fills its disk; counts what was lost; --help',
    'tests/server/crash/main.ts',
  ),
  shots: oneScript('takes pictures of built pages; --help', 'scripts/test/shots.ts'),
  packages: oneScript(
    'prints the Debian packages that tests need and this system lacks',
    'scripts/test/packages.ts',
  ),
};
