import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readHistory} from './history';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'history-'));
});
afterEach(() => rmSync(root, {recursive: true}));

function git(folder: string, ...args: string[]): void {
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a', '-c', 'commit.gpgsign=false'];
  const {status, stderr} = spawnSync('git', [...identity, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}

/** Creates a repository with commits. */
function repository(name: string, commits: number): string {
  const folder = path.join(root, name);
  mkdirSync(folder);
  git(folder, 'init', '-q');
  for (let commit = 0; commit < commits; commit += 1) {
    git(folder, 'commit', '-q', '--allow-empty', '-m', `${commit}`);
  }
  return folder;
}

test('a full clone has dates', () => {
  expect(readHistory(repository('full', 2))).toEqual({hasDates: true});
});

test('outside a repository there are no dates, and no warning', () => {
  expect(readHistory(root)).toEqual({hasDates: false});
});

test.each([
  {name: 'an empty .git', make: () => mkdirSync(path.join(root, '.git'))},
  {
    name: 'a .git that leads nowhere',
    make: () => writeFileSync(path.join(root, '.git'), 'gitdir: /nowhere\n'),
  },
  {name: 'a repository without a commit', make: () => git(root, 'init', '-q')},
])('$name has no dates, and a warning', ({make}) => {
  make();
  expect(readHistory(root)).toEqual({
    hasDates: false,
    warning: expect.stringMatching(/no dates, since Git cannot read .*: fatal: /),
  });
});

test('a repository of another account has no dates, and a warning', () => {
  const folder = repository('foreign', 1);
  const env = {
    ...process.env,
    // Git's own switch for its tests, since only root can change owners.
    GIT_TEST_ASSUME_DIFFERENT_OWNER: '1',
    // No setting of this machine may trust the folder.
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
  };
  expect(readHistory(folder, env)).toEqual({
    hasDates: false,
    warning: expect.stringMatching(/no dates, since Git cannot read .*dubious ownership/),
  });
});

test('a shallow clone has no dates, and a warning', () => {
  const full = repository('full', 2);
  git(root, 'clone', '-q', '--depth', '1', `file://${full}`, 'shallow');
  expect(readHistory(path.join(root, 'shallow'))).toEqual({
    hasDates: false,
    warning: expect.stringContaining('git fetch --unshallow'),
  });
});
