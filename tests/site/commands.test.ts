/** Commands as people type them, in whatever shell they have. */
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

test.each([
  ['single quotes, which Windows hands on', /'/],
  ['a setting before a command', /(?:^|&& )[A-Z_]+=/],
  ['what only sh knows', /;|\$\(|`|\|\||(?:^|&& )(?:rm|cp|mv|export) /],
])('no command has %s', (_, pattern) => {
  expect(Object.entries(scripts).filter(([, command]) => pattern.test(command))).toEqual([]);
});

test('only the server that an operator starts needs sh, which gives its place to it', () => {
  const names = Object.keys(scripts).filter((name) => /^exec /.test(scripts[name] ?? ''));
  expect(names).toEqual(['serve']);
  expect(`exec ${scripts['preview'] ?? ''}`).toBe(scripts['serve']);
});

test('a language that is not known is told in one sentence', () => {
  const {status, stderr, stdout} = spawnSync(
    process.execPath,
    ['--import', 'jiti/register', 'scripts/build.ts', '--locales', 'en,xx'],
    {encoding: 'utf8'},
  );
  const told = `${stderr}${stdout}`.split('\n').filter((line) => line.includes('xx'));
  expect(told).toEqual([
    expect.stringMatching(/^LOCALES is "en,xx", but it must be a list of en, /),
  ]);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
});
