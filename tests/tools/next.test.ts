import type {EngineReport} from '../../scripts/engines/counts';
import {failedFlows, whatBlocks} from '../../scripts/next/outcome';
import {newestCanary, putOn, type Asks} from '../../scripts/next/version';

test('the newest canary is that of the highest number, which all packages have', () => {
  const core = [
    '3.10.2',
    '4.0.0-canary-998',
    '4.0.0-canary-1002',
    '4.0.0-canary-1010',
    '4.0.0-rc.1',
  ];
  const theme = ['4.0.0-canary-1002', '4.0.0-canary-998'];
  expect(newestCanary([core])).toBe('4.0.0-canary-1010');
  expect(newestCanary([core, theme])).toBe('4.0.0-canary-1002');
  expect(newestCanary([['3.10.1-canary-6807', ...core]])).toBe('4.0.0-canary-1010');
});

test('without one there is none', () => {
  expect(newestCanary([['3.10.2']])).toBeUndefined();
  expect(newestCanary([])).toBeUndefined();
});

test('Docusaurus gets the version, what it shares with us its ranges, and the rest stays', () => {
  const file = {
    name: 'site',
    dependencies: {'@docusaurus/core': '3.10.2', react: '19.3.1', fastify: '5.12.8'},
    devDependencies: {'@docusaurus/types': '3.10.2', '@rspack/core': '1.7.12'},
  };
  const asks: Asks[] = [
    {peerDependencies: {react: '^20.0.0'}, dependencies: {webpack: '^5.0.0'}},
    {dependencies: {'@rspack/core': '^2.2.3'}},
    {},
  ];
  expect(putOn(file, '4.0.0-canary-1', asks)).toEqual({
    name: 'site',
    dependencies: {'@docusaurus/core': '4.0.0-canary-1', react: '^20.0.0', fastify: '5.12.8'},
    devDependencies: {'@docusaurus/types': '4.0.0-canary-1', '@rspack/core': '^2.2.3'},
  });
});

test.each([
  [
    'the innermost cause, with our file',
    `[ERROR] Error: Docusaurus could not load module at path "/copy/docusaurus.config.ts"
    at loadFreshModule (/copy/node_modules/@docusaurus/utils/lib/moduleUtils.js:47:15)
  [cause]: TypeError: template.includes is not a function
      at jiti (/copy/node_modules/jiti/dist/jiti.cjs:1:1)
      at /copy/src/theme/stock-template.ts:6:27`,
    'TypeError: template.includes is not a function (src/theme/stock-template.ts:6)',
  ],
  [
    'an error without a cause',
    `\u001B[31m[ERROR]\u001B[39m Error: These field(s) ("future.v4.gone",) are not recognized in docusaurus.config.ts.
    at validateConfig (/copy/node_modules/@docusaurus/core/lib/server/configValidation.js:497:15)`,
    'Error: These field(s) ("future.v4.gone",) are not recognized in docusaurus.config.ts.',
  ],
  [
    'what the bundler marks',
    `[ERROR] Client bundle compiled with errors therefore further build is impossible.
Error:   × Module not found: Can't resolve '@theme/Gone' in '/copy/src/theme'
    ╭─[3:1]
  ./src/theme/Layout/index.tsx:3:1`,
    "Module not found: Can't resolve '@theme/Gone' in '/copy/src/theme' (src/theme/Layout/index.tsx:3)",
  ],
  [
    'npm’s own words',
    'npm error code ERESOLVE\nnpm error ERESOLVE could not resolve\nnpm error Found: react@19.3.1',
    'ERESOLVE could not resolve',
  ],
  ['the last line of anything else', 'Building\nKilled\n\n', 'Killed'],
  ['silence', '', 'It said nothing.'],
])('what blocks is told: %s', (_, output, told) => {
  expect(whatBlocks(output, '/copy')).toBe(told);
});

test('flows that failed are named, with why', () => {
  const spec = (title: string, ...messages: string[]) => ({
    title,
    ok: messages.length === 0,
    tests: [{results: messages.map((message) => ({error: {message}}))}],
  });
  const report = {
    errors: [{message: 'Error: the port is taken\nby another'}],
    suites: [
      {
        title: 'flows/forms.spec.ts',
        specs: [spec('is whole')],
        suites: [
          {title: 'the form is sent', specs: [spec('375 px', '\u001B[31mError: no\u001B[39m\nat')]},
        ],
      },
    ],
  } as unknown as EngineReport;
  expect(failedFlows(report)).toEqual([
    'Error: the port is taken',
    'flows/forms.spec.ts › the form is sent › 375 px: Error: no',
  ]);
});
