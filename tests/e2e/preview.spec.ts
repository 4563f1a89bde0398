import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {chromium, expect, test} from '@playwright/test';
import {script} from '../../scripts/parts';

const PORT = 4180;
let preview: ChildProcess;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  preview = spawn(process.execPath, script('scripts/dev.ts'), {
    env: {...process.env, PORT: String(PORT), DATA_DIR: 'test-results/preview'},
    stdio: 'ignore',
  });
  await expect(async () => {
    expect((await fetch(`http://127.0.0.1:${PORT}/main.js`)).ok).toBe(true);
  }).toPass({timeout: 150_000});
});

test.afterAll(async () => {
  preview.kill('SIGTERM');
  if (preview.exitCode === null) await once(preview, 'exit');
});

const TITLE = 'the live preview shows pages, follows links, and serves the forms';

test(TITLE, {tag: '@slow'}, async ({launchOptions}) => {
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await page.goto(`http://127.0.0.1:${PORT}/About`);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  await page.locator('header nav a[href="/TrendSoft/Career"]').first().click();
  await expect(page).toHaveURL(/\/TrendSoft\/Career$/);
  const form = await page.request.get(`http://127.0.0.1:${PORT}/contact-form`);
  expect(form.status()).toBe(405);
  expect(errors).toEqual([]);
  await browser.close();
});
