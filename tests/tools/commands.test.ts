/** The commands of package.json run in any shell, and report errors in one sentence. */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {PARTS} from '../../scripts/test/parts';

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

test('no command of package.json needs a POSIX shell', () => {
  const shell = /['`;|$]|\b(?:exec|export|rm|cp|mv) |(?:^|&& )[A-Z_]+=/;
  expect(Object.entries(scripts).filter(([, command]) => shell.test(command))).toEqual([]);
});

test('an unknown language is reported in one sentence', () => {
  const {status, stderr, stdout} = spawnSync(
    process.execPath,
    ['--import', 'jiti/register', 'scripts/build.ts', '--locales', 'en,xx'],
    {encoding: 'utf8'},
  );
  const named = `${stderr}${stdout}`.split('\n').filter((line) => line.includes('xx'));
  expect(named).toEqual([
    expect.stringMatching(/^LOCALES is "en,xx", but it must be a list of en, /),
  ]);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
});

test('the README lists exactly the commands of package.json', () => {
  const [, table = ''] = readFileSync('README.md', 'utf8').split('\n## Commands\n');
  const named = [...table.matchAll(/^\|(.*?)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`npm (?:run )?([\w:]+)/g)].map(([, name]) => name),
  );
  expect(named.sort()).toEqual(Object.keys(scripts).sort());
});

test.each(Object.entries(PARTS))('npm test -- %s runs existing programs', (_name, part) => {
  const files = part
    .programs([])
    .map((args) => args.find((arg) => /\.(?:[cm]?js|ts)$|\/bin\//.test(arg)));
  expect(files.filter((file) => !existsSync(file ?? ''))).toEqual([]);
});

test.each([
  ['part', 'scripts/test.ts', 'There is no part "units". See npm test -- --help.\n'],
  ['task', 'scripts/listen.ts', 'No task is called "units". See npm run listen -- --help.\n'],
])('an unknown %s is reported', (_what, script, message) => {
  const args = ['--import', 'jiti/register', script, 'units'];
  const {status, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});
  expect(stderr).toBe(message);
  expect(status).toBe(2);
});

test.each([
  ['a missing file', ['nothing.pdf'], /^nothing\.pdf: there is no file /],
  ['a folder', ['docs'], /^docs: this is a folder/],
  ['a missing corpus', ['--corpus', 'nowhere'], /^nowhere: there is no file or folder /],
])('npm run document reports %s in one sentence', (_name, args, message) => {
  const {status, stderr} = spawnSync(
    process.execPath,
    ['--import', 'jiti/register', 'packages/document-check/src/cli/main.ts', ...args],
    {encoding: 'utf8'},
  );
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(message)]);
  expect(status).toBe(1);
});
