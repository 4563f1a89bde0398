import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import doors from './eslint.doors.mjs';

/** Forbids imports from the named parts of src/, so that the arrows of docs/architecture.md point one way. */
function noImportsFrom(files, folders, because) {
  return {
    files,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: String.raw`^(\.{1,2}/(.*/)?|@site/src/)(${folders.join('|')})(/|$)`,
              message: because,
            },
            ...(folders.includes('theme') ? [{regex: '^@theme', message: because}] : []),
          ],
        },
      ],
    },
  };
}

export default tseslint.config(
  {
    ignores: [
      'audit/',
      'build/',
      '.cache/',
      '.catalogue/',
      '.docusaurus/',
      'coverage/',
      'data/',
      'playwright-report/',
      'shots/',
      'test-results/',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked, jsxA11y.flatConfigs.strict],
    languageOptions: {
      parserOptions: {project: './tsconfig.json', tsconfigRootDir: import.meta.dirname},
    },
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    plugins: {doors},
    rules: {
      'doors/one-door': 'error',
      // Numbers in template strings are what template strings are for.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // An asynchronous interface may have an implementation that need not wait.
      '@typescript-eslint/require-await': 'off',
      // Effects and handlers return nothing on purpose.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // Safari drops the list role of a list without bullets unless it is stated.
      'jsx-a11y/no-redundant-roles': ['error', {ul: ['list'], ol: ['list']}],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: reactHooks.configs.recommended.rules,
  },
  noImportsFrom(
    ['src/primitives/**', 'src/forms/**', 'src/client/**', 'src/css/**'],
    ['theme', 'components', 'plugins', 'server'],
    'theme → components → primitives: nothing below imports from above.',
  ),
  noImportsFrom(
    ['src/components/**'],
    ['theme', 'server'],
    'components import primitives and forms; nothing in the browser imports the server.',
  ),
  noImportsFrom(
    ['src/server/**'],
    ['theme', 'components', 'primitives', 'client', 'plugins'],
    'The server shares src/forms and src/documents with the browser and nothing else.',
  ),
  noImportsFrom(
    ['src/plugins/**'],
    ['theme', 'components', 'primitives', 'client', 'server'],
    'Plugins are leaves.',
  ),
  noImportsFrom(
    ['src/documents/**'],
    ['theme', 'components', 'primitives', 'client', 'plugins', 'server', 'forms'],
    'The document checks run in a worker, a thread and a terminal: they import nothing of the site.',
  ),
  {
    // A worker has no page, and a browser has no Node.
    files: ['src/documents/**'],
    ignores: ['src/documents/node/**', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.property.name=/^(?:push|unshift|max|min)$/] > SpreadElement',
          message: 'A list of a document may be longer than a call may have arguments: use a loop.',
        },
      ],
      'no-restricted-globals': [
        'error',
        ...['document', 'window', 'self', 'name', 'process', 'Buffer', 'require', 'setImmediate'],
      ],
    },
  },
  noImportsFrom(['src/theme/**'], ['server'], 'Nothing in the browser imports the server.'),
  noImportsFrom(
    ['tests/tools/**'],
    ['setup/(?:site|routes|locales)'],
    'What stands here is not tried where words alone change: a test of the built pages belongs into tests/site.',
  ),
  {
    // Matchers such as expect.any() are typed `any` by Jest; a mock stands in for a method.
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // What a test does not find fails the test on that very line.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    files: ['src/{client,components,primitives,theme}/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'Intl',
          message: 'Its first use blocks a slow phone for 50 ms: src/locales/written.ts',
        },
      ],
    },
  },
  {
    // Command-line programs talk to their user.
    files: [
      ...[
        'bench/**',
        'scripts/**',
        'src/server/start.ts',
        'src/server/cli.ts',
        'src/server/cli/**',
      ],
      'tests/server/crash/{main,server}.ts',
      ...['tests/a11y/audit/look.ts', 'tests/listen/report.ts'],
    ],
    rules: {'no-console': 'off'},
  },
);
