import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {FORMATS} from '../../scripts/check/formats';
import {layOut, textOf} from '../../scripts/check/mistakes/lay-out';
import {OPTIONS, optionsOf} from '../../scripts/check/options';
import {previewOf} from '../../scripts/check/structured-data';
import {readArguments} from '../../scripts/command-line';

// Each command loads a dictionary; what hangs still ends.
jest.setTimeout(180_000);

function readOptions(args: string[]) {
  const {values, positionals} = readArguments(args, OPTIONS);
  return optionsOf(values, positionals);
}

const PROJECT = process.cwd();
const ROOT = path.resolve('test-results/check');

const COMMAND = [
  ...['--import', path.join(PROJECT, 'node_modules/jiti/lib/jiti-register.mjs')],
  path.join(PROJECT, 'scripts/check.ts'),
];

/** `npm run check -- …` in the small site of scripts/check/mistakes. */
function run(...args: string[]) {
  return spawnSync(process.execPath, [...COMMAND, ...args], {cwd: ROOT, encoding: 'utf8'});
}

const running: ChildProcess[] = [];
let saving: NodeJS.Timeout | undefined;

/** Starts it with --watch in the small site; `said` waits until it has printed some words. */
function watch(...args: string[]) {
  const child = spawn(process.execPath, [...COMMAND, '--watch', ...args], {cwd: ROOT});
  running.push(child);
  let text = '';
  const said = (words: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!text.includes(words)) return;
        child.stdout.off('data', look);
        resolve();
      };
      child.stdout.on('data', look);
      look();
    });
  child.stdout.prependListener('data', (data: Buffer) => {
    text += data.toString();
  });
  return {said};
}

const SITE = ['pages/index.mdx', 'pages/Testing.mdx', 'pages/Careers/Tester.mdx', 'sidebars.ts'];

const change = (file: string, ...replacements: [string, string][]) => ({
  [file]: replacements.reduce((text, [from, to]) => text.replace(from, to), textOf(file)),
});

afterEach(() => {
  clearInterval(saving);
  for (const child of running.splice(0)) child.kill();
  rmSync(ROOT, {recursive: true, force: true});
});

const FIXABLE = {
  ...change(
    'pages/Testing.mdx',
    ['title: Testing', 'titel: Testing'],
    ['kind: service', 'kind: servise'],
    ['<Section tone="tint">', '<Section tone="tnit">'],
    ['### By hand {#by-hand}', '### By hand'],
    ['A person reads', "A person doesn't skip. A person reads"],
    ['aloud.', 'aloud. \t'],
    ['(/Careers/Tester)', '(/careers/Tester)'],
    ['<Cards columns={2}>', '<Cards columns="2">'],
  ),
  ...change('pages/index.mdx', ['rating={4.5}', 'rating="4.5"']),
  ...change('sidebars.ts', [
    "label: 'Testing', aliases: ['/tests']",
    'label:   "Testing", aliases: [ "/tests" ]',
  ]),
};

test('--fix fixes what is mechanical and nothing else', () => {
  layOut(ROOT, PROJECT, FIXABLE);
  // The tree is to be laid out as lint wants it.
  expect(run().stdout).toMatch(/sidebars\.ts\n {2}1:1 .*not laid out/);
  const {status, stdout} = run('--fix');
  expect(stdout).toContain('3 files checked: 0 errors, 0 pieces of advice.');
  expect(status).toBe(0);
  const expected: Record<string, string> = {
    ...Object.fromEntries(SITE.map((file) => [file, textOf(file)])),
    ...change('pages/Testing.mdx', ['A person reads', 'A person does not skip. A person reads']),
  };
  for (const [file, text] of Object.entries(expected)) {
    expect(readFileSync(path.join(ROOT, file), 'utf8')).toBe(text);
  }
});

test('--fix leaves guesses to the writer: another page may have been meant', () => {
  const wrong = {
    ...change('pages/Careers/Tester.mdx', ['#how-we-test)', '#how-we-tset)']),
    ...change('pages/Testing.mdx', ['(/Careers/Tester)', '(/Careers/Toaster)']),
  };
  layOut(ROOT, PROJECT, wrong);
  const {status, stdout} = run('--fix');
  expect(stdout).toContain('Did you mean #how-we-test?');
  expect(stdout).toContain('Did you mean /Careers/Tester?');
  expect(status).toBe(1);
  for (const [file, text] of Object.entries(wrong)) {
    expect(readFileSync(path.join(ROOT, file), 'utf8')).toBe(text);
  }
});

test('errors block, advice does not, and both say where', () => {
  const long = `${'and then we look again, '.repeat(7)}and then we stop.`;
  layOut(
    ROOT,
    PROJECT,
    change('pages/Testing.mdx', ['A person reads', `We read, ${long} A person reads`]),
  );
  const advice = run('pages/Testing.mdx');
  expect(advice.stdout).toMatch(/pages\/Testing\.mdx\n {2}25:1 +advice {2}A sentence of \d+ words/);
  expect(advice.status).toBe(0);
  layOut(ROOT, PROJECT, change('pages/Testing.mdx', ['(/Careers/Tester)', '(/Careers)']));
  const error = run('/Testing', '--format', 'github');
  expect(error.stdout).toContain(
    '::error file=pages/Testing.mdx,line=19,col=44,title=links::The link leads to /Careers, which is no page.',
  );
  expect(error.status).toBe(1);
});

test.each([
  [['pages/idnex.mdx'], 'pages/idnex.mdx is no page. Did you mean pages/index.mdx?'],
  [['--structured-data'], '--structured-data is for people, and for the pages that are named'],
  [['--format', 'xml'], `--format xml: give one of ${FORMATS.join(', ')}.`],
])('%j is not understood, and what can be given is said', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});

test('a page is named by its file or its address, as a terminal completes it or a browser shows it', () => {
  const named = ['./pages/index.mdx', '/', path.resolve('pages/About.mdx'), '/About'];
  expect(readOptions(named).files).toEqual(['pages/index.mdx', 'pages/About.mdx']);
});

test('--structured-data shows what a built page tells search engines, and when that is old', () => {
  const graph = '{"@context":"https://schema.org","@graph":[{"@type":"WebPage"}]}';
  layOut(ROOT, PROJECT, {
    'build/Testing/index.html': `<script type="application/ld+json">${graph}</script>`,
  });
  utimesSync(path.join(ROOT, 'pages/Testing.mdx'), 0, 0);
  const {stdout} = run('pages/Testing.mdx', '--structured-data');
  expect(stdout).toMatch(/pages\/Testing\.mdx tells search engines:\n\{\n[^]*"@type": "WebPage"/);
  expect(stdout).not.toContain('changed after the build');
  utimesSync(path.join(ROOT, 'build/Testing/index.html'), 0, 0);
  utimesSync(path.join(ROOT, 'pages/Testing.mdx'), 1, 1);
  process.chdir(ROOT);
  const [old, missing] = [previewOf('/Testing'), previewOf('/Nowhere')];
  process.chdir(PROJECT);
  expect(old).toContain('The page was changed after the build.');
  expect(missing).toContain('There is no page /Nowhere in the build.');
});

test('an unknown option ends with code 2 and where to read more', () => {
  layOut(ROOT, PROJECT, {});
  const {status, stderr} = run('--fxi');
  expect(stderr).toBe("Unknown option '--fxi'. See npm run check -- --help.\n");
  expect(status).toBe(2);
});

test('--watch checks a page again when it is saved, and goes on after an error', async () => {
  layOut(ROOT, PROJECT, {});
  const {said} = watch();
  await said('Waiting for a page to be saved.');
  const {'pages/Testing.mdx': text = ''} = change('pages/Testing.mdx', ['{2}', '{9}']);
  const save = () => writeFileSync(path.join(ROOT, 'pages/Testing.mdx'), text);
  // An editor saves more than once, too; the first save may come before the folder is watched.
  saving = setInterval(save, 1000);
  await said('columns is 9; give 2, 3 or 4');
  clearInterval(saving);
  writeFileSync(path.join(ROOT, 'pages/Testing.mdx'), textOf('pages/Testing.mdx'));
  await said('1 file checked: 0 errors');
});

test('--help names every option and rule', () => {
  layOut(ROOT, PROJECT, {});
  const {status, stdout} = run('--help');
  for (const word of ['--fix', '--watch', '--format', '--structured-data', 'spelling', 'pictures'])
    expect(stdout).toContain(word);
  expect(status).toBe(0);
});
