import {areWords, touchedSince} from '../../scripts/test/touched';

test.each([
  [['pages/index.mdx', 'i18n/es/code.json', 'sidebars.ts'], true],
  [['static/img/team.webp', 'pages/words.txt', 'src/forms/positions.json'], true],
  [['pages/index.mdx', 'src/locales/index.ts'], false],
  [['package.json'], false],
  [['scripts/pages/a.ts'], false],
  [[], false],
])('%j are words alone: %s', (files, expected) => {
  expect(areWords(files)).toBe(expected);
});

test('a branch that git does not know is told by its name', () => {
  expect(() => touchedSince('no-such-branch')).toThrow('--since no-such-branch: ');
});
