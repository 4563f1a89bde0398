/** Modules with one door: what each has, and that ESLint lets nobody past. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Linter, type ESLint} from 'eslint';

const doors = jest.requireActual<{DOORS: Record<string, string[]>; default: ESLint.Plugin}>(
  '../../eslint.doors.mjs',
);

const linter = new Linter({cwd: process.cwd()});

/** What the rule says of an import in a file. */
function said(file: string, code: string): string[] {
  const config = [
    {files: ['**/*.ts'], plugins: {doors: doors.default}, rules: {'doors/one-door': 'error'}},
  ] as Linter.Config[];
  return linter.verify(code, config, {filename: path.resolve(file)}).map(({message}) => message);
}

/** Folders with a door: each of those that a star stands for, which share a README. */
const MODULES = Object.entries(doors.DOORS).flatMap(([entry, own]) => {
  if (!entry.endsWith('/*')) return [{folder: entry, home: entry, own}];
  const home = path.dirname(entry);
  const folders = readdirSync(home, {withFileTypes: true}).filter((one) => one.isDirectory());
  return folders.map(({name}) => ({folder: `${home}/${name}`, home, own}));
});

test('a star stands for folders that are there', () => {
  const entered = MODULES.map(({home}) => home);
  expect(entered.filter((home) => home === 'src/components').length).toBeGreaterThan(20);
});

describe.each(MODULES)('$folder', ({folder, home, own}) => {
  test('has a door, and a README of one screen that says how to run and where to change it', () => {
    expect(existsSync(`${folder}/index.ts`)).toBe(true);
    const readme = readFileSync(`${home}/README.md`, 'utf8');
    expect(readme.split('\n').length).toBeLessThan(60);
    expect(readme).toMatch(/```sh|npx jest|npm /);
    expect(readme).toMatch(/Change it when|^## Add /m);
  });

  test('names what belongs to it, and what is there', () => {
    expect(own.filter((one) => !existsSync(one))).toEqual([]);
  });

  test('is entered by its door', () => {
    const past = `import {a} from '@site/${folder}/somewhere';`;
    expect(said('src/css/a.ts', past)).toEqual([expect.stringContaining(`${folder}/index`)]);
    expect(said('src/css/a.ts', `import {a} from '@site/${folder}';`)).toEqual([]);
    expect(said(`${folder}/within/a.ts`, past)).toEqual([]);
  });
});

test.each([
  ["import {a} from '../check/words';"],
  ["export {a} from '../check/words';"],
  ["export * from '../check/words';"],
  ["const a = import('../check/words');"],
])('%s passes a door by', (code) => {
  expect(said('scripts/i18n/a.ts', code)).toHaveLength(1);
});

test.each([
  ['a folder of the same name elsewhere', 'scripts/i18n/page/a.ts', '../check/words'],
  ['a package', 'scripts/i18n/a.ts', 'src/server/app'],
  ['a test of what is within', 'tests/site/a.test.ts', '../../scripts/check/words'],
])('%s is no door', (_what, file, specifier) => {
  expect(said(file, `import {a} from '${specifier}';`)).toEqual([]);
});
