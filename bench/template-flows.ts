/** What a visitor does on Docusaurus' template before, while and after it is hydrated. */
import assert from 'node:assert/strict';
import type {Browser, BrowserContextOptions, Page} from '@playwright/test';
import {DESKTOP, PHONE} from './slow-page';

/** A page whose scripts, but for the boot script, wait until they are released. */
interface HeldPage {
  page: Page;
  /** Paths of the scripts that were asked for. */
  scripts: string[];
  errors: string[];
  /** Lets the scripts load. */
  release: () => void;
  /** Lets the scripts load, and waits until the page is hydrated. */
  hydrate: () => Promise<void>;
}

async function openHeld(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
): Promise<HeldPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const scripts: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({message}) => errors.push(message));
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    const {pathname} = new URL(route.request().url());
    scripts.push(pathname);
    if (!pathname.includes('/boot.')) await released;
    await route.continue();
  });
  await page.goto(url);
  const hydrate = async () => {
    release();
    await page.waitForSelector('html[data-has-hydrated=true]');
  };
  return {page, scripts, errors, release, hydrate};
}

type Flow = (browser: Browser, origin: string) => Promise<void>;

/** A flow on a page, at the end of which the console must have no error. */
const flow =
  (
    address: string,
    options: BrowserContextOptions,
    steps: (held: HeldPage) => Promise<void>,
  ): Flow =>
  async (browser, origin) => {
    const held = await openHeld(browser, origin + address, options);
    await steps(held);
    assert.deepEqual(held.errors, []);
    await held.page.context().close();
  };

const valueOf = (page: Page, name: string) => page.locator(`[name=${name}]`).inputValue();

/** Adds an element to each label, as grammar checkers do, so that React creates the page again. */
const changeLabels = (page: Page) =>
  page.evaluate(() => {
    for (const label of document.querySelectorAll('label')) {
      label.prepend(document.createElement('i'));
    }
  });

async function typeWhileHydrating({page, release, hydrate}: HeldPage): Promise<void> {
  await page.locator('[name=note]').fill('Two\nlines');
  await page.locator('[name=city]').click();
  await page.keyboard.type('Os');
  release();
  for (const key of 'lo, Norway') await page.keyboard.press(key);
  await hydrate();
  await page.keyboard.type('!');
  assert.equal(await valueOf(page, 'city'), 'Oslo, Norway!');
  assert.equal(await valueOf(page, 'note'), 'Two\nlines');
}

export const FLOWS: Readonly<Record<string, Flow>> = {
  'before an interaction, only the boot script loads': flow('/', DESKTOP, async (held) => {
    await held.page.waitForLoadState('networkidle');
    assert.deepEqual(held.scripts.length, 1);
    assert.match(held.scripts[0] ?? '', /\/boot\./);
  }),
  'the menu opens after a tap before hydration': flow('/', PHONE, async ({page, hydrate}) => {
    await page.locator('.navbar__toggle').tap();
    await hydrate();
    await page.locator('.navbar-sidebar--show').waitFor();
  }),
  'a category of the sidebar opens after a click before hydration': flow(
    '/docs/intro',
    DESKTOP,
    async ({page, hydrate}) => {
      await page.locator('.menu__caret').first().click();
      await hydrate();
      await page.getByRole('link', {name: 'Create a Page'}).waitFor();
    },
  ),
  'a tab is selected after a click before hydration': flow(
    '/trial',
    DESKTOP,
    async ({page, hydrate}) => {
      await page.getByRole('tab', {name: 'Two'}).click();
      await hydrate();
      await page.getByText('Second panel').waitFor();
    },
  ),
  'the colour mode changes': flow('/', DESKTOP, async ({page, hydrate}) => {
    await page.mouse.move(200, 200);
    await hydrate();
    const toggle = page.getByRole('button', {name: /dark and light mode/}).first();
    const schemes = new Set<string | null>();
    for (let click = 0; click < 3; click += 1) {
      await toggle.click();
      schemes.add(await page.locator('html').getAttribute('data-theme'));
    }
    assert.deepEqual([...schemes].sort(), ['dark', 'light']);
  }),
  'code is copied': flow(
    '/trial',
    {...DESKTOP, permissions: ['clipboard-read', 'clipboard-write']},
    async ({page, hydrate}) => {
      await page.mouse.move(200, 200);
      await hydrate();
      await page.locator('pre').hover();
      await page.getByRole('button', {name: /Copy/}).click();
      await page.getByRole('button', {name: 'Copied'}).waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      assert.equal(copied, `console.log('copied');`);
    },
  ),
  'a link shows the next page without loading the document': flow(
    '/docs/intro',
    DESKTOP,
    async ({page, hydrate}) => {
      await page.mouse.move(200, 200);
      await hydrate();
      await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
      await page.getByRole('link', {name: 'Blog'}).first().click();
      await page.waitForURL('**/blog');
      assert.equal(await page.evaluate('window.isSameDocument'), true);
    },
  ),
  'what is typed before and during hydration stays': flow('/trial', DESKTOP, typeWhileHydrating),
  'what is typed stays when an extension has changed the page': async (browser, origin) => {
    const held = await openHeld(browser, `${origin}/trial`, DESKTOP);
    await changeLabels(held.page);
    await held.page.locator('[name=echo]').fill('Heard');
    await typeWhileHydrating(held);
    assert.equal(await held.page.locator('output').textContent(), 'Heard');
    // React did create the page again.
    assert.match(held.errors.join(), /418/);
    await held.page.context().close();
  },
};
