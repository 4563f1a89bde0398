/** @typedef {import('jest').Config} Config */

// In this time zone a local date can differ from the date in UTC.
process.env.TZ = 'America/Los_Angeles';

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
  '@docusaurus',
  '@mdx-js',
  'swiper',
  '@noble',
  'pdfjs-dist',
  'unified',
  'bail',
  'is-plain-obj',
  'trough',
  'vfile[^/]*',
  'unist-[^/]*',
  'mdast-[^/]*',
  'remark-[^/]*',
  'micromark[^/]*',
  'estree-util-[^/]*',
  'estree-walker',
  'devlop',
  'ccount',
  'decode-named-character-reference',
  'character-[^/]*',
  'parse-entities',
  'zwitch',
  'fault',
  'stringify-entities',
  'longest-streak',
  'markdown-table',
  'escape-string-regexp',
  'format',
  'is-decimal',
  'is-hexadecimal',
  'is-alphanumerical',
  'is-alphabetical',
];

const shared = {
  testEnvironment: 'node',
  modulePathIgnorePatterns: ['<rootDir>/test-results/', '<rootDir>/packages/[^/]+/dist/'],
  transform: {'^.+\\.(t|j|mj)sx?$': swc},
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES_ONLY.join('|')})/)`],
};

/** Modules that Docusaurus provides. */
const moduleNameMapper = {
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
  '^@generated/locales/default/document-messages-.*\.json$':
    '<rootDir>/tests/setup/document-messages.ts',
  '^@generated/': '<rootDir>/tests/setup/generated.ts',
};

/** @type {Config} */
const config = {
  // By default, Jest leaves one core free, which would be half of two.
  maxWorkers: '100%',
  testSequencer: '<rootDir>/tests/setup/slow-first.mjs',
  // Long, since a busy machine is slow; a test that hangs still ends.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      // Without a DOM, as on the server and in workers. A file that needs one has a docblock, and imports tests/setup/jsdom.
      displayName: 'unit',
      testMatch: [
        '<rootDir>/{src,packages/*/src}/**/*.test.ts',
        '<rootDir>/tests/acceptance/documents/**/*.test.ts',
      ],
      moduleNameMapper,
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/{src,tests/acceptance}/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/tests/setup/jsdom.ts'],
      moduleNameMapper,
    },
    {
      ...shared,
      // The built pages.
      displayName: 'site',
      testMatch: ['<rootDir>/tests/site/**/*.test.ts', '<rootDir>/tests/acceptance/*.test.ts'],
    },
    {
      ...shared,
      // Commands, on small sites or copies of this one, so that changed words of a page cannot fail them.
      displayName: 'tools',
      testMatch: ['<rootDir>/tests/{tools,a11y,listen}/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'server',
      testMatch: ['<rootDir>/{tests/server,packages/forms-service/tests}/**/*.test.ts'],
      globalSetup: '<rootDir>/packages/forms-service/tests/setup/global.ts',
      globalTeardown: '<rootDir>/packages/forms-service/tests/setup/global-end.ts',
    },
  ],
};

export default config;
