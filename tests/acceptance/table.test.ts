import {readFileSync} from 'node:fs';
import {ROWS} from './rows';
import {TAGS} from './tags';

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

test('every row demands something of a page, or names a tag', () => {
  const held = ROWS.filter(({parts}) =>
    parts.some((part) => 'tags' in part || ('pages' in part && part.pages.length > 0)),
  );
  expect(held).toHaveLength(ROWS.length);
});

test('every tag, in the rows and in docs/keyboard.md, is on a test', () => {
  const inRows = ROWS.flatMap(({parts}) =>
    parts.flatMap((part) => ('tags' in part ? part.tags : [])),
  );
  const keys = readFileSync('docs/keyboard.md', 'utf8');
  const inKeys = keys.match(/(?<=\|.*)@[a-z-]+/g) ?? [];
  expect(inKeys.length).toBeGreaterThan(20);
  expect([...inRows, ...inKeys].filter((tag) => !TAGS.has(tag))).toEqual([]);
});

test('every row of docs/keyboard.md has a tag, or says why it is left out', () => {
  const rows = readFileSync('docs/keyboard.md', 'utf8').matchAll(/^\| (.+) \| (.*) \|$/gm);
  const bare = [...rows].filter(
    ([, row = '', tags = '']) => row !== 'Row' && !/^(?:@|Left out: \w)/.test(tags),
  );
  expect(bare.map(([row]) => row)).toEqual([]);
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
