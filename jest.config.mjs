/** @typedef {import('jest').Config} Config */

/** @type {[string, object]} */
const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: {syntax: 'typescript', tsx: true},
      transform: {react: {runtime: 'automatic'}},
      target: 'es2023',
    },
    module: {type: 'commonjs'},
  },
];

/** Packages that ship ES modules only; the second half is what reads MDX. */
const MODULES_ONLY = [
  ...['@docusaurus', '@mdx-js', 'swiper', 'pdfjs-dist'],
  ...['unified', 'bail', 'is-plain-obj', 'trough', 'vfile[^/]*', 'unist-[^/]*', 'mdast-[^/]*'],
  ...['remark-[^/]*', 'micromark[^/]*', 'estree-util-[^/]*', 'estree-walker', 'devlop', 'ccount'],
  ...['decode-named-character-reference', 'character-[^/]*', 'parse-entities', 'zwitch', 'fault'],
  ...['stringify-entities', 'longest-streak', 'markdown-table', 'escape-string-regexp', 'format'],
  ...['is-decimal', 'is-hexadecimal', 'is-alphanumerical', 'is-alphabetical'],
];

const shared = {
  modulePathIgnorePatterns: ['<rootDir>/test-results/', '<rootDir>/packages/[^/]+/dist/'],
  transform: {'^.+\\.(t|j|mj)sx?$': swc},
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES_ONLY.join('|')})/)`],
};

/** @type {Config} */
const config = {
  // Jest would leave one core to the person at the machine, which is half of two.
  maxWorkers: '100%',
  // Machines are slow when they are busy; what hangs still ends.
  testTimeout: 60_000,
  // A test that fails leaves open what it opened: the run ends, and says so, all the same.
  forceExit: true,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}', '!**/late/where/*'],
      setupFilesAfterEnv: ['<rootDir>/tests/setup/jsdom.ts'],
      moduleNameMapper: {
        '\\.(module|late)\\.css$': '<rootDir>/tests/setup/css.ts',
        '^@theme/(.*)$': [
          '<rootDir>/src/theme/$1',
          '<rootDir>/node_modules/@docusaurus/theme-classic/lib/theme/$1',
        ],
        '^@theme-original/(.*)$': '<rootDir>/node_modules/@docusaurus/theme-classic/lib/theme/$1',
        '^@docusaurus/(BrowserOnly|ComponentCreator|constants|ExecutionEnvironment|Head|Interpolate|isInternalUrl|Link|Noop|renderRoutes|router|Translate|use.*)$':
          '<rootDir>/node_modules/@docusaurus/core/lib/client/exports/$1',
        '^@site/(.*)$': '<rootDir>/$1',
        '^@generated/site-structure/default/directory\.json$': '<rootDir>/tests/setup/directory.ts',
        '^@generated/locales/default/document-words-.*\.json$':
          '<rootDir>/tests/setup/document-words.ts',
        '^@generated/': '<rootDir>/tests/setup/generated.ts',
      },
    },
    {
      ...shared,
      // As in a worker: without a page around it.
      displayName: 'documents',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{packages/document-check/src,src/**/late/where}/**/*.test.ts'],
    },
    {
      ...shared,
      // What was built of the pages, and what they say.
      displayName: 'site',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/{site,acceptance}/**/*.test.ts'],
    },
    {
      ...shared,
      // What people type, on small sites or on copies of this one: the words of its pages cannot turn it red.
      displayName: 'tools',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/{tools,a11y,listen}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/tests/server/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/server/setup/global.ts',
      globalTeardown: '<rootDir>/tests/server/setup/global-end.ts',
    },
  ],
};

export default config;
