import {spawnSync} from 'node:child_process';
import {cleanEnvironment} from '../../scripts/clean-environment';

test('the programs that run tests get the shell without its settings', () => {
  const before = process.env;
  process.env = {PATH: '/bin', CHROMIUM: '/usr/bin/chromium', LOCALES: 'en,es', PORT: '9'};
  try {
    expect(cleanEnvironment()).toEqual({PATH: '/bin', CHROMIUM: '/usr/bin/chromium'});
  } finally {
    process.env = before;
  }
});

test('the tests on another Node say what has to be built before', () => {
  const args = ['--import', 'jiti/register', 'scripts/test/node.ts', '--help'];
  const {status, stdout} = spawnSync(process.execPath, args, {encoding: 'utf8'});
  expect(stdout).toContain('npm run build && npm run build -- languages');
  expect(status).toBe(0);
});
