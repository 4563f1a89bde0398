import {readFileSync} from 'node:fs';
import {rowsIn, testExists, testsNamedIn} from '../setup/named-tests';

const [, ...sections] = readFileSync('docs/keyboard.md', 'utf8').split(/^## /m);
const patterns = sections.map((section): [string, string[][]] => {
  const [name = '', ...lines] = section.split('\n');
  return [name, rowsIn(lines.join('\n'))];
});

test('the patterns are those that components say they follow', () => {
  expect(patterns.map(([name]) => name)).toEqual([
    'Tabs',
    'Disclosure Navigation',
    'Disclosure',
    'Dialog (Modal)',
    'Carousel',
    'Radio Group',
    'Link',
    'Alert',
  ]);
});

test.each(patterns)('every row of %s names a test, or says why it is left out', (_name, rows) => {
  expect(rows.length).toBeGreaterThan(0);
  const bare = rows.filter(
    ([, held = '']) => testsNamedIn(held).length === 0 && !/^Left out: \w/.test(held),
  );
  expect(bare).toEqual([]);
});

test.each(patterns)('every test that %s names is in its file', (_name, rows) => {
  const named = rows.flatMap(([, held = '']) => testsNamedIn(held));
  expect(named.filter((one) => !testExists(one))).toEqual([]);
});
