/** The commands of package.json run in any shell, and report errors in one sentence. */
import {spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {npm} from '../../scripts/programs/npm';
import {currentCommit} from '../../scripts/programs/origin';
import {JITI, run, script} from '../../scripts/command-line/parts';
import {PARTS} from '../../scripts/test/parts';
import preview from '../../src/plugins/preview';

const DOCUMENT = 'packages/document-check/src/cli/main.ts';

const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};

test('no command of package.json needs a POSIX shell', () => {
  const shell = /['`;|$]|\b(?:exec|export|rm|cp|mv) |(?:^|&& )[A-Z_]+=/;
  expect(Object.entries(scripts).filter(([, command]) => shell.test(command))).toEqual([]);
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

test('each part passes file names to its programs', () => {
  const commands = Object.entries(PARTS).map(([name, part]) => [
    name,
    part.programs(['a.test.ts']),
  ]);
  expect(JSON.parse(JSON.stringify(commands).replaceAll(process.cwd(), '.'))).toMatchSnapshot();
});

test('programs run one after the other until one fails', () => {
  const exit = (code: string) => ['-e', `process.exit(${code})`];
  expect(run([exit('0'), exit('+process.env.CODE'), exit('4')], {CODE: '3'})).toBe(3);
  expect(run([['-e', 'process.kill(process.pid)']])).toBe(1);
  expect(run([exit('0')])).toBe(0);
});

test('a command may be piped to a program that does not read everything', () => {
  const pipe = `"${process.execPath}" ${JITI} scripts/build.ts package --help | "${process.execPath}" -e ""`;
  expect(spawnSync(pipe, {shell: true, encoding: 'utf8'}).stderr).toBe('');
});

test.each(Object.entries(scripts))('npm run %s -- --help prints the help', (_name, command) => {
  const args = script(command.replace(/^jiti /, ''), '--help');
  const {stdout, stderr, status} = spawnSync(process.execPath, args, {encoding: 'utf8'});
  expect([stdout, stderr, status]).toMatchSnapshot();
});

// npm reads options before a lone --, and does not pass them on.
test.each([
  'forms erase 1 --dry-run',
  'forms purge --force',
  'check --fix',
  'i18n extract --check',
  'new service A --parent B',
  'build --locales en',
  'build package --out x.tar.gz',
  'start --built',
])('npm run %s does nothing, and says where -- is missing', (line) => {
  const {status, stdout, stderr} = npm(['run', '--silent', ...line.split(' ')], {encoding: 'utf8'});
  const [option] = line.match(/--\S+/) ?? [];
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`npm kept ${option} for itself, so nothing was done.`);
});

test('the preview forwards each form to the forms service, and the findings of the check to the page', () => {
  const {configureWebpack, getClientModules} = preview(
    {forms: '4000', findings: '4001'},
    '/site/',
  )();
  expect((configureWebpack as () => object)()).toMatchSnapshot();
  expect(getClientModules?.()).toHaveLength(1);
});

test('a build has nothing of the preview', () => {
  const {configureWebpack, getClientModules} = preview(
    {forms: undefined, findings: undefined},
    '/',
  )();
  expect((configureWebpack as () => object)()).toEqual({});
  expect(getClientModules?.()).toEqual([]);
});

const COMMIT = '-c user.name=a -c user.email=a -c commit.gpgsign=false commit -qm A --allow-empty';

test('a report names the commit, and whether files differ from it', () => {
  const before = process.cwd();
  const folder = mkdtempSync(path.join(tmpdir(), 'origin-'));
  process.chdir(folder);
  try {
    expect(currentCommit()).toBe('unknown');
    for (const line of ['init -q', COMMIT]) {
      expect(spawnSync('git', line.split(' ')).status).toBe(0);
    }
    expect(currentCommit()).toMatch(/^[0-9a-f]{40}$/);
    writeFileSync('new.txt', '');
    expect(currentCommit()).toMatch(/^[0-9a-f]{40}\+changes$/);
  } finally {
    process.chdir(before);
    rmSync(folder, {recursive: true});
  }
});

/** Folders that builds write. */
const GENERATED = ['.cache', '.docusaurus', 'build'];

describe('without a build', () => {
  let root: string;

  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'commands-'));
    // Not the locks and files of the builds, which npm test makes at the same time.
    const parts = readdirSync('.').filter((name) => !GENERATED.includes(name));
    for (const part of parts) symlinkSync(path.resolve(part), path.join(root, part));
  });
  afterAll(() => rmSync(root, {recursive: true}));

  test.each([
    {
      line: 'scripts/test.ts units',
      code: 2,
      message: 'There is no part "units". See npm test -- --help.',
    },
    {
      line: 'scripts/build.ts --locales en,xx',
      code: 1,
      message: 'LOCALES is "en,xx", but it must be a list of en, ',
    },
    {
      line: 'scripts/build.ts package --help',
      code: 0,
      message: 'npm run build -- package [options]',
    },
    {
      line: 'scripts/build/compress.ts nowhere',
      code: 1,
      message: 'nowhere. Make it with: npm run build',
    },
    {
      line: 'scripts/listen.ts units',
      code: 2,
      message: 'No task is called "units". See npm run listen -- --help.',
    },
    {
      line: 'scripts/acceptance.ts nowhere',
      code: 2,
      message: 'There is no nowhere/. Run "npm run build" first.',
    },
    {
      line: 'scripts/audit.ts --publish --grep x',
      code: 1,
      message: '--publish needs the whole audit: leave out --grep',
    },
    {
      line: `${DOCUMENT} --limit x a.pdf`,
      code: 2,
      message: '--limit: give a number. See document-check --help.',
    },
    {line: `${DOCUMENT} nothing.pdf`, code: 1, message: 'nothing.pdf: there is no file '},
    {line: `${DOCUMENT} docs`, code: 1, message: 'docs: this is a folder'},
    {line: `${DOCUMENT} --transcript docs`, code: 1, message: 'docs: this is a folder'},
    {
      line: `${DOCUMENT} --transcript package.json`,
      code: 1,
      message: "package.json: This isn't a PDF",
    },
    {
      line: `${DOCUMENT} --corpus nowhere`,
      code: 1,
      message: 'nowhere: there is no file or folder ',
    },
  ])('$line exits with $code, and prints: $message', ({line, code, message}) => {
    const command = [JITI, ...line.split(' ')];
    const result = spawnSync(process.execPath, command, {cwd: root, encoding: 'utf8'});
    const {status, stdout, stderr} = result;
    expect(`${stderr}${stdout}`.split('\n')[0]).toContain(message);
    expect(stderr.trim()).not.toContain('\n');
    expect(status).toBe(code);
  });
});
