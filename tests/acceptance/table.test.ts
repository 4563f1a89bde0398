import {readFileSync} from 'node:fs';
import {testExists, testsNamedIn} from '../setup/named-tests';
import {ROWS} from './rows';

test('every section of the specification has rows, and no sentence stands there twice', () => {
  const all = ROWS.map(({section, sentence}) => `${section}: ${sentence}`);
  expect(new Set(all).size).toBe(all.length);
  expect([...new Set(ROWS.map(({section}) => section))].sort()).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
  ]);
});

test('every row demands something of a page, or names a test', () => {
  const held = ROWS.filter(({parts}) =>
    parts.some((part) => 'test' in part || ('pages' in part && part.pages.length > 0)),
  );
  expect(held).toHaveLength(ROWS.length);
});

const named = ROWS.flatMap(({parts}) => parts.flatMap((part) => ('test' in part ? part.test : [])));
const tests = testsNamedIn(named.map((name) => `\`${name}\``).join());

test('every test that is named is in its file', () => {
  expect(tests).toHaveLength(named.length);
  expect(tests.filter((one) => !testExists(one))).toEqual([]);
});

test('no file that is named skips a test or runs only one', () => {
  const files = new Set(tests.map(({file}) => file));
  expect(files.size).toBeGreaterThan(10);
  const skipping = /\b(?:test|it|describe)(?:\.\w+)*\.(?:skip|fixme|only|todo)\b|\bx(?:it|test)\(/;
  expect([...files].filter((file) => skipping.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the departures are those of docs/choices.md, each with its reason', () => {
  const [, list = ''] = readFileSync('docs/choices.md', 'utf8').split(
    '\n## Departures on purpose\n',
  );
  const listed = [...(list.split('\n## ')[0] ?? '').matchAll(/^\d+(?=\. )/gm)].map(Number);
  expect(listed.length).toBeGreaterThan(0);
  const named = ROWS.flatMap(({parts}) =>
    parts.flatMap((part) => ('departure' in part ? part.departure : [])),
  );
  expect([...new Set(named)].sort((a, b) => a - b)).toEqual(listed);
});
