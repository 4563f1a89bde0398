import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {createJiti} from 'jiti';
import tseslint from 'typescript-eslint';

/** Shows the findings of `npm run check` in editors. Loaded at the first page, since that takes a second. */
const pages = {
  meta: {name: 'pages'},
  preprocess: (...page) => writersCheck().preprocess(...page),
  postprocess: (...page) => writersCheck().postprocess(...page),
};
const writersCheck = () => createJiti(import.meta.url)('./scripts/check/editor.ts').processor;

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
      '**/dist/',
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
    rules: {
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
  {files: ['pages/**/*.mdx'], processor: pages},
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // A worker has no page, and a browser has no Node.
    files: ['packages/document-check/src/**'],
    ignores: ['packages/document-check/src/{node,cli}/**', '**/*.test.ts'],
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
          message: 'Its first use blocks a slow phone for 50 ms: src/locales/formats.ts',
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
        'packages/document-check/src/cli/**',
        'src/server/start.ts',
        'src/server/cli.ts',
        'src/server/cli/**',
      ],
      'tests/server/crash/{main,server}.ts',
      ...['tests/a11y/audit/reporter.ts', 'tests/listen/report.ts'],
    ],
    rules: {'no-console': 'off'},
  },
);
