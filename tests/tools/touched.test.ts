import {spawnSync} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
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

test('what is changed, committed or not, and what is new is touched', () => {
  const before = process.cwd();
  const git = (...args: string[]) => spawnSync('git', args, {encoding: 'utf8'});
  process.chdir(mkdtempSync(path.join(tmpdir(), 'touched-')));
  try {
    git('init', '--initial-branch=main');
    git('config', 'user.name', 'A tester');
    git('config', 'user.email', 'tester@example.com');
    for (const file of ['same', 'committed', 'changed']) writeFileSync(file, 'before');
    git('add', '.');
    git('commit', '--message=before');
    git('switch', '--create', 'branch');
    writeFileSync('committed', 'after');
    git('commit', '--all', '--message=after');
    writeFileSync('changed', 'after');
    writeFileSync('new', 'after');
    expect(touchedSince('main')).toEqual(['changed', 'committed', 'new']);
  } finally {
    process.chdir(before);
  }
});
