/** Runs `npm run audit` on one page, to test that the command works. */
import {spawnSync} from 'node:child_process';
import {expect, test} from '@playwright/test';
import {script} from '../../scripts/command-line/parts';

function audit(...args: string[]) {
  const env = {
    ...process.env,
    TEST_PORT: String(Number(process.env['TEST_PORT'] ?? 4173) + 600),
    PLAYWRIGHT_HTML_OUTPUT_DIR: 'test-results/audit',
    FORCE_COLOR: '0',
  };
  const command = script('scripts/audit.ts', ...args);
  const {status, stdout} = spawnSync(process.execPath, command, {env, encoding: 'utf8'});
  return {status, stdout};
}

const TITLE =
  'npm run audit passes on one page, and finds a fault planted in a page and one in its HTML';

test(TITLE, {tag: '@slow'}, () => {
  test.setTimeout(300_000);
  const projects = ['320 light', 'HTML', 'planted faults'].flatMap((name) => ['--project', name]);
  const {status, stdout} = audit(...projects, '--grep', '/404|footer links are 16 px');
  expect(stdout).toContain('pages.spec.ts');
  expect(stdout).toContain('(target-size)');
  expect(stdout).toContain('(wcag/h32)');
  expect(stdout).not.toMatch(/failed|flaky|did not run/);
  expect(status).toBe(0);
});
