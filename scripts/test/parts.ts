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

/** The native compiler, which takes a quarter of the time of the former one. That remains for the programs that use its interface. */
export const TYPES = ['node_modules/native-typescript/bin/tsc', '--noEmit'];

/** Oxlint: with types, it takes a seventh of ESLint's processor time. */
export const LINT = ['node_modules/oxlint/bin/oxlint'];
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

export const STYLE = [STYLELINT, [...PRETTIER, '--check']];
const FIX = [
  [...PRETTIER, '--write'],
  [...STYLELINT, '--fix'],
  [...LINT, '--fix'],
];

const jestPart = (about: string, ...projects: string[]): Part => ({
  about,
  programs: (rest) => [jestOn(projects, ...rest)],
});

export const PARTS: Parts = {
  types: {about: 'TypeScript', programs: (rest) => [[...TYPES, ...rest]]},
  lint: {
    about: 'Oxlint, stylelint, Prettier and imports; --fix fixes what it can',
    programs: (rest) => (rest.includes('--fix') ? FIX : [LINT, ...STYLE, IMPORTS]),
  },
  unit: jestPart('components, rules, plugins and packages (Jest)', 'unit', 'components'),
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
