/** Two builds in one folder, and folders that cannot be written: a sentence, before the work begins. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {symlinkSync, writeFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {rejectUnwritable, takeLock} from '../../scripts/build/folder-lock';
import {script} from '../../scripts/command-line/parts';
import {newFolder} from '../../packages/forms-service/tests/setup/folders';

const LINKED = [
  'node_modules',
  'package.json',
  'packages',
  'pages',
  'scripts',
  'sidebars.ts',
  'src',
  'tsconfig.json',
];

const root = process.cwd();
let folder: string;
beforeEach(async () => {
  folder = await newFolder('project');
  for (const name of LINKED) symlinkSync(path.join(root, name), path.join(folder, name));
  process.chdir(folder);
});
afterEach(() => process.chdir(root));

/** Runs a command of the project in the folder. */
async function run(file: string, ...args: string[]) {
  const env = {PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: path.join(folder, 'data')};
  const child = spawn(process.execPath, script(file, ...args), {cwd: folder, env});
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const [code] = (await once(child, 'close')) as [number];
  return {code, printed: printed.trim()};
}

const BUSY = /^Another build is running in this folder: .*Wait until it has ended, or stop it\.$/;

test.each(['scripts/build.ts', 'scripts/start.ts', 'scripts/build/package.ts'])(
  '%s reports another build in a sentence, and works when that has ended',
  async (file) => {
    const release = takeLock('build', '');
    const {code, printed} = await run(file);
    expect([code, printed]).toEqual([1, expect.stringMatching(BUSY)]);
    release();
    expect(() => takeLock('build', 'taken')()).not.toThrow();
  },
);

test.each(['languages', 'stock'])('npm run build -- %s reports another one', async (part) => {
  const release = takeLock(`build-${part}`, '');
  const {code, printed} = await run('scripts/build.ts', part);
  release();
  expect([code, printed]).toEqual([
    1,
    expect.stringMatching(new RegExp(`^npm run build -- ${part} is already running .*\\.$`)),
  ]);
});

test('npm run dev reports another one', async () => {
  const release = takeLock('dev', '');
  const {code, printed} = await run('scripts/dev.ts');
  release();
  expect([code, printed]).toEqual([
    1,
    expect.stringMatching(/^npm run dev is already running .*\.$/),
  ]);
});

test('the lock of a killed process does not block', async () => {
  const held = `
    const {DatabaseSync} = require('@photostructure/sqlite');
    globalThis.lock = new DatabaseSync('.cache/build.lock', {timeout: 0});
    globalThis.lock.exec('BEGIN EXCLUSIVE');
    console.log('held');
    setInterval(() => {}, 1000);`;
  takeLock('build', '')();
  const child = spawn(process.execPath, ['-e', held], {cwd: folder});
  await once(child.stdout, 'data');
  expect(() => takeLock('build', 'taken')).toThrow('taken');
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
  expect(() => takeLock('build', 'taken')()).not.toThrow();
});

// A file in its place, since root may write everywhere.
test.each([
  {name: 'build', file: 'scripts/build.ts'},
  {name: '.docusaurus', file: 'scripts/start.ts'},
  {name: '.cache', file: 'scripts/build.ts'},
  {name: '.cache', file: 'scripts/dev.ts'},
])('$file reports a $name that cannot be written in a sentence', async ({name, file}) => {
  writeFileSync(name, '');
  const {code, printed} = await run(file);
  expect(code).toBe(1);
  expect(printed).toMatch(
    new RegExp(`^The folder ${name}\\S* cannot be written \\(.*\\)\\. .*\\.$`),
  );
  rmSync(name);
  expect(() => rejectUnwritable(name)).not.toThrow();
});
