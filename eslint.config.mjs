import {builtinRules} from 'eslint/use-at-your-own-risk';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {createJiti} from 'jiti';
import tseslint from 'typescript-eslint';

/** Shows the findings of `npm run check` in editors. Loaded with the first page, since loading takes a second. */
const pages = {
  meta: {name: 'pages'},
  preprocess: (...page) => writersCheck().preprocess(...page),
  postprocess: (...page) => writersCheck().postprocess(...page),
};
const writersCheck = () => createJiti(import.meta.url)('./scripts/check/editor.ts').processor;

/** Shapes that hide what a line does, with what to write in their place. */
const PACKED = [
  {
    selector: 'ArrayExpression > SpreadElement > ArrayExpression',
    message: 'Write the items into the outer array.',
  },
  {
    selector: 'CallExpression > SpreadElement > ArrayExpression',
    message: 'Write the items as arguments.',
  },
  {
    selector: 'ObjectExpression > SpreadElement > ObjectExpression',
    message: 'Write the properties into the outer object.',
  },
  {
    selector: 'JSXSpreadAttribute > ObjectExpression',
    message: 'Write each property as an attribute.',
  },
  {
    selector:
      'CallExpression[callee.property.name="split"][callee.object.type=/Literal$/][arguments.0.value=" "]',
    message: 'Write an array: a list in a string cannot be checked or searched.',
  },
  {
    selector:
      ':matches(ForStatement, ForOfStatement, ForInStatement, WhileStatement) > ' +
      ':matches(IfStatement, ForStatement, ForOfStatement, WhileStatement, TryStatement).body',
    message: 'Put the statement into a block.',
  },
  {
    selector:
      'IfStatement > :matches(ForStatement, ForOfStatement, WhileStatement, TryStatement).consequent',
    message: 'Put the statement into a block.',
  },
];

const linesOfFunction = builtinRules.get('max-lines-per-function');

/** As ESLint's rule; but a callback of `describe` groups tests, which are functions of their own. */
const linesOfTest = {
  meta: linesOfFunction.meta,
  create(context) {
    const isGroup = ({parent}) =>
      parent?.type === 'CallExpression' &&
      /^(?:test\.)?describe\b/.test(context.sourceCode.getText(parent.callee));
    const report = (descriptor) => {
      if (!isGroup(descriptor.node)) context.report(descriptor);
    };
    return linesOfFunction.create(Object.create(context, {report: {value: report}}));
  },
};

const LINES = {max: 60, skipBlankLines: true, skipComments: true};

export default tseslint.config(
  {
    ignores: [
      'audit/',
      'build/',
      '.cache/',
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
      // A number in a template string needs no conversion.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // An implementation of an asynchronous interface may be synchronous.
      '@typescript-eslint/require-await': 'off',
      // Effects and handlers return nothing on purpose.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // Safari drops the list role of a list without bullets unless it is stated.
      'jsx-a11y/no-redundant-roles': ['error', {ul: ['list'], ol: ['list']}],
      'no-console': 'error',
      'no-nested-ternary': 'error',
      'no-restricted-syntax': ['error', ...PACKED],
      'max-statements-per-line': 'error',
      // A `switch` is a table: it counts once, whatever the number of its cases.
      complexity: ['error', {max: 10, variant: 'modified'}],
      'max-depth': ['error', 3],
      'max-lines-per-function': ['error', LINES],
      'no-return-assign': ['error', 'always'],
      curly: ['error', 'multi-line'],
      eqeqeq: 'error',
    },
  },
  {files: ['pages/**/*.mdx'], processor: pages},
  {
    // Hooks and components: the compiler's rules take a while on each file.
    files: ['src/**/*.tsx', 'src/**/use[A-Z]*.ts', 'src/components/SubmissionForm/*.ts'],
    plugins: {'react-hooks': reactHooks},
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // Neither a page's globals, which workers lack, nor Node's, which browsers lack.
    files: ['packages/document-check/src/**'],
    ignores: ['packages/document-check/src/{node,cli}/**', '**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...PACKED,
        {
          selector:
            'CallExpression[callee.property.name=/^(?:push|unshift|max|min)$/] > SpreadElement',
          message: 'A document may contain more items than a call can have arguments: use a loop.',
        },
      ],
      'no-restricted-globals': [
        'error',
        'document',
        'window',
        'self',
        'name',
        'process',
        'Buffer',
        'require',
        'setImmediate',
      ],
    },
  },
  {
    // Jest types matchers such as expect.any() as `any`, and mocks replace methods.
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    plugins: {tests: {rules: {'max-lines-per-function': linesOfTest}}},
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/unbound-method': 'off',
      // If a test does not find something, it fails on that line anyway.
      '@typescript-eslint/no-non-null-assertion': 'off',
      'max-lines-per-function': 'off',
      'tests/max-lines-per-function': ['error', LINES],
    },
  },
  {
    // These functions run in the page: they cannot call any function outside themselves.
    files: ['tests/a11y/audit/{in-page,probes/*}.ts'],
    rules: {'tests/max-lines-per-function': 'off'},
  },
  {
    // Its parsers are still to be split.
    files: ['packages/document-check/src/**'],
    rules: {complexity: 'off', 'max-depth': 'off'},
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
    // Command-line programs write to the console.
    files: [
      'bench/**',
      'scripts/**',
      'packages/document-check/src/cli/**',
      'src/server/start.ts',
      'src/server/cli.ts',
      'src/server/cli/**',
      'tests/server/crash/{main,server}.ts',
      'tests/a11y/audit/reporter.ts',
      'tests/listen/report.ts',
    ],
    rules: {'no-console': 'off'},
  },
);
