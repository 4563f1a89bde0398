import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {chromium, expect, test, type Browser, type Page} from '@playwright/test';
import {script} from '../../scripts/command-line/parts';
import sidebars from '../../sidebars';
import {allPages} from '../../src/menus';
import {ENDPOINTS} from '../../src/forms/tables';

const PORT = Number(process.env.TEST_PORT ?? 4173) + 7;
const SITE = `http://127.0.0.1:${PORT}`;

/** Files that the tests change, with their text. */
const CHANGED = new Map<string, string>();
const NEW_PAGE = 'pages/A-new-page.mdx';

let preview: ChildProcess;
let browser: Browser | undefined;
let page: Page;

test.describe.configure({mode: 'serial', timeout: 240_000});

test.beforeAll(async ({launchOptions}) => {
  test.setTimeout(330_000);
  preview = spawn(process.execPath, script('scripts/dev.ts'), {
    env: {...process.env, PORT: String(PORT), DATA_DIR: 'test-results/preview'},
    stdio: 'ignore',
  });
  await expect(async () => {
    expect((await fetch(`${SITE}/main.js`)).ok).toBe(true);
  }).toPass({timeout: 300_000});
  browser = await chromium.launch(launchOptions);
  page = await browser.newPage();
});

test.afterEach(() => {
  for (const [file, text] of CHANGED) writeFileSync(file, text);
  CHANGED.clear();
  rmSync(NEW_PAGE, {force: true});
});

test.afterAll(async () => {
  await browser?.close();
  preview.kill('SIGTERM');
  if (preview.exitCode === null) await once(preview, 'exit');
});

/** Changes a file until the end of the test. */
function change(file: string, edit: (text: string) => string): void {
  const text = readFileSync(file, 'utf8');
  CHANGED.set(file, CHANGED.get(file) ?? text);
  writeFileSync(file, edit(text));
}

const findings = () => page.getByRole('complementary', {name: 'npm run check'});
const ADDRESS = allPages(sidebars.pages)[0]?.path ?? '/';
const FILE = `pages${ADDRESS}.mdx`;

/** The check reads every page after each change. */
const CHECKED = {timeout: 60_000};

const TITLE = 'the live preview shows pages, follows links, and serves the forms';

test(TITLE, {tag: '@slow'}, async () => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await page.goto(SITE + ADDRESS);
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
  const link = page.locator('header nav a[href^="/"]:visible').first();
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(SITE + address);
  const form = await page.request.get(`${SITE}${ENDPOINTS[0]}`);
  expect(form.status()).toBe(405);
  expect(errors).toEqual([]);
});

test(
  'a mistake is listed at the end of its page until it is corrected',
  {tag: '@slow'},
  async () => {
    await page.goto(SITE + ADDRESS);
    change(FILE, (text) => text.replace(/\n## /, '\n[Old page](/Nowhere)\n\n## '));
    await expect(findings().getByText('leads to /Nowhere')).toBeVisible(CHECKED);
    await expect(findings().getByText(new RegExp(`^${FILE}:\\d+$`))).toBeVisible();
    writeFileSync(FILE, CHANGED.get(FILE) ?? '');
    await expect(findings().getByText('leads to /Nowhere')).toHaveCount(0, CHECKED);
  },
);

test(
  'a new page names its line for sidebars.ts, and is shown once that is added',
  {tag: '@slow'},
  async () => {
    const text = readFileSync(FILE, 'utf8');
    writeFileSync(NEW_PAGE, text.replace(/^title: .*$/m, 'title: A New Page'));
    await page.goto(`${SITE}/A-new-page`);
    const alert = findings().getByRole('alert');
    const entry = "{path: '/A-new-page', label: 'A New Page'},";
    await expect(alert).toContainText(entry, CHECKED);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    change('sidebars.ts', (source) => source.replace('pages: [', `pages: [\n${entry}`));
    await expect(alert).toHaveCount(0, CHECKED);
    await page.goto(`${SITE}/site-map`);
    await expect(page.locator('main').getByRole('link', {name: 'A New Page'})).toBeVisible();
  },
);

test(
  'a half-written sidebars.ts is reported by its line, and read again',
  {tag: '@slow'},
  async () => {
    await page.goto(SITE);
    change('sidebars.ts', (source) => source.replace("',\n", "'\n"));
    await expect(findings().getByRole('alert')).toContainText('sidebars.ts:', CHECKED);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    writeFileSync('sidebars.ts', CHANGED.get('sidebars.ts') ?? '');
    await expect(findings().getByRole('alert')).toHaveCount(0, CHECKED);
  },
);
