import {existsSync, readFileSync} from 'node:fs';
import {testExists, testsNamedIn} from '../setup/named-tests';

/** Sections of SPEC.md that hold something to check. */
const SECTIONS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

interface Row {
  section: string;
  sentence: string;
  heldBy: string;
}

const rows = readFileSync('tests/SPEC.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!Section \|)/.test(line))
  .map((line): Row => {
    const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
    const [, section = '', sentence = '', heldBy = ''] = cells;
    if (cells.length !== 5) throw new Error(`not three cells: ${line}`);
    return {section, sentence, heldBy};
  });

const tests = rows.flatMap(({heldBy}) => testsNamedIn(heldBy));

const sources = new Map(
  tests.map(({file}) => [file, existsSync(file) ? readFileSync(file, 'utf8') : '']),
);

test('every section has rows, and every row a sentence', () => {
  expect([...new Set(rows.map(({section}) => section))]).toEqual(SECTIONS);
  expect(rows.filter(({sentence}) => sentence === '')).toEqual([]);
});

test('no sentence stands there twice', () => {
  const all = rows.map(({section, sentence}) => `${section}: ${sentence}`);
  expect(all.filter((row, index) => all.indexOf(row) !== index)).toEqual([]);
});

test('every row names a test', () => {
  expect(rows.filter(({heldBy}) => !/`[^`]+ › [^`]+`/.test(heldBy))).toEqual([]);
  // What looks like a reference is one.
  const backticks = rows.flatMap(({heldBy}) => heldBy.match(/`/g) ?? []).length;
  expect(backticks).toBe(2 * tests.length);
});

test('every file that is named exists', () => {
  expect(tests.filter(({file}) => !existsSync(file))).toEqual([]);
});

test('every test that is named is in its file', () => {
  expect(tests.filter((named) => !testExists(named))).toEqual([]);
});

test('no file that is named skips a test or runs only one', () => {
  const skipping = /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|fixme|only|todo)\b|\bx(?:it|test)\(/;
  expect([...sources].filter(([, source]) => skipping.test(source)).map(([file]) => file)).toEqual(
    [],
  );
});

test('the departures are those of the README, each named with its reason', () => {
  const [, list = ''] = readFileSync('README.md', 'utf8').split('\n## Departures on purpose\n');
  const listed = [...(list.split('\n## ')[0] ?? '').matchAll(/^\d+(?=\. )/gm)].map(Number);
  expect(listed.length).toBeGreaterThan(0);
  const named = rows.flatMap(({heldBy}) =>
    [...heldBy.matchAll(/Departure (\d+): \w/g)].map(([, number]) => Number(number)),
  );
  expect(rows.filter(({heldBy}) => /Departure(?! \d+: \w)/.test(heldBy))).toEqual([]);
  expect([...new Set(named)].sort((a, b) => a - b)).toEqual(listed);
});
