/** docs/architecture.md against the tree: its drawing shows the imports that there are, and its files exist. */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const PAGE = readFileSync('docs/architecture.md', 'utf8');
const [, DRAWING = ''] = /```mermaid\n([^`]*)```/.exec(PAGE) ?? [];

/** Folders and files of each module, as its box lists them. */
const BOXES = new Map(
  [...DRAWING.matchAll(/^ *(\w+)\["[^"]*?<br>(.*)"\]$/gm)].map(([, name = '', paths = '']) => [
    name,
    paths.split(/ · |<br>/),
  ]),
);

/** A file as the drawing names it. */
const bare = (file: string) => file.replace(/(?:\.(?:d|test|spec))?\.(?:tsx?|json)$/, '');

const isThere = (one: string) => ['', '.ts', '.d.ts'].some((end) => existsSync(one + end));

/** The box whose path to a file is the longest. */
function moduleOf(file: string): string | undefined {
  const holders = [...BOXES].flatMap(([name, paths]) =>
    paths.filter((one) => `${bare(file)}/`.startsWith(`${one}/`)).map((one) => ({name, one})),
  );
  return holders.sort((a, b) => b.one.length - a.one.length)[0]?.name;
}

const DRAWN = [...DRAWING.matchAll(/^ *(\w+) --> ([\w &]+)$/gm)].flatMap(([, from, to = '']) =>
  to.split(' & ').map((one) => `${from} → ${one}`),
);

const SOURCES = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  encoding: 'utf8',
})
  .split('\n')
  // The stock site of the bench is compiled in a copy, beside files that are not there.
  .filter((file) => existsSync(file) && !file.startsWith('bench/stock/'));

/** Tests may look anywhere. */
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file) || moduleOf(file) === 'tests';

/** The file of this project that an import names; undefined for a package. */
function target(from: string, specifier: string): string | undefined {
  if (/^\.{1,2}(?:\/|$)/.test(specifier)) {
    return path.posix.join(path.posix.dirname(from), specifier);
  }
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length);
  return /^@theme\//.test(specifier) ? specifier.replace('@theme', 'src/theme') : undefined;
}

const IMPORTS = SOURCES.filter((file) => !isTest(file)).flatMap((file) =>
  ts
    .preProcessFile(readFileSync(file, 'utf8'))
    .importedFiles.flatMap(({fileName}) => target(file, fileName) ?? [])
    .map((to) => ({file, to, arrow: `${moduleOf(file)} → ${moduleOf(to)}`}))
    .filter(({arrow}) => new Set(arrow.split(' → ')).size === 2),
);

test('every source file is in a box of the drawing', () => {
  expect(SOURCES.filter((file) => moduleOf(file) === undefined)).toEqual([]);
});

test('what a box lists is there', () => {
  expect([...BOXES.values()].flat().filter((one) => !isThere(one))).toEqual([]);
});

test('no module imports another without an arrow', () => {
  const drawn = new Set(DRAWN);
  const missing = IMPORTS.filter(({arrow}) => !drawn.has(arrow));
  expect(missing.map(({file, to, arrow}) => `${arrow}: ${file} imports ${to}`)).toEqual([]);
});

test('no arrow stands for nothing', () => {
  const found = new Set(IMPORTS.map(({arrow}) => arrow));
  expect(DRAWN.filter((arrow) => !found.has(arrow))).toEqual([]);
  expect(DRAWN).toHaveLength(new Set(DRAWN).size);
});

test('every file that the page names is there', () => {
  const named = [...PAGE.matchAll(/`((?:[\w.-]+\/)+[\w.-]+)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
