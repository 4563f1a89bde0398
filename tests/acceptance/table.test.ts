import {readFileSync} from 'node:fs';
import {ROWS} from './rows';
import {TAGS} from './tags';

test('every section of the specification has rows, and no duplicate sentences', () => {
  const all = ROWS.map(({section, sentence}) => `${section}: ${sentence}`);
  expect(new Set(all).size).toBe(all.length);
  expect([...new Set(ROWS.map(({section}) => section))].sort().join('')).toBe('123456789');
});

test('every row has requirements of a page, or a tag', () => {
  const bare = ROWS.filter(({found, tests}) => found.length === 0 && tests.length === 0);
  expect(bare).toEqual([]);
});

const keys = [
  ...readFileSync('docs/keyboard.md', 'utf8').matchAll(/^\| (.+) \| (.*) \|$/gm),
].filter(([, row]) => row !== 'Row');

test('every row of docs/keyboard.md has a tag, or a reason why it has none', () => {
  expect(keys.length).toBeGreaterThan(20);
  expect(keys.filter(([, , tags = '']) => !/^(?:@|Left out: \w)/.test(tags))).toEqual([]);
});

test('every tag belongs to a test', () => {
  const inKeys = keys.flatMap(([, , tags = '']) => tags.match(/@[a-z-]+/g) ?? []);
  const named = [...ROWS.flatMap(({tests}) => tests), ...inKeys];
  expect(named.filter((tag) => !TAGS.has(tag))).toEqual([]);
});

test('the deviations match docs/choices.md, with reasons', () => {
  const [, list = ''] = readFileSync('docs/choices.md', 'utf8').split(
    '\n## Deviations from the specification\n',
  );
  const listed = [...(list.split('\n## ')[0] ?? '').matchAll(/^\d+(?=\. )/gm)].map(Number);
  expect(listed.length).toBeGreaterThan(0);
  const named = ROWS.flatMap(({deviation}) => deviation?.number ?? []);
  expect([...new Set(named)].sort((a, b) => a - b)).toEqual(listed);
});
