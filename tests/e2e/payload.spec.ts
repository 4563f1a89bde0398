/** The files that a page loads before any interaction, at the first interaction, and for links. */
import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {expect, hydrated, open, test} from '../setup/browser';
import {FOOTER_PAGE, PLAIN_PAGE} from '../setup/routes';

/** Returns a list to which the paths of all further scripts are added. */
function scriptsOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.push(new URL(request.url()).pathname);
  });
  return files;
}

/** Waits until the page is loaded and has been idle several times. */
async function idle(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
  });
}

const MARKERS = {forms: '/googleSheet-contact-form', Swiper: 'swiper-wrapper'};

for (const [route, parts] of [
  [PLAIN_PAGE, []],
  ['/TrendSoft/ContactUs', ['forms']],
] as const) {
  test(`${route} fetches ${parts.join() || 'none'} of the large modules`, async ({page}) => {
    const files = scriptsOf(page);
    await page.goto(route);
    await hydrated(page);
    await idle(page);
    const scripts = [...new Set(files)]
      .map((file) => readFileSync(`build${file}`, 'utf8'))
      .join('');
    const found = Object.entries(MARKERS).filter(([, word]) => scripts.includes(word));
    expect(found.map(([part]) => part)).toEqual(parts);
  });
}

test('without interaction, a page fetches only the boot script and no manifest', async ({page}) => {
  const scripts = scriptsOf(page);
  await page.goto('/');
  await idle(page);
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/js\/boot\./)]);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  const manifest = page.locator('link[rel=manifest]');
  await expect(manifest).toHaveCount(0);
  await hydrated(page);
  await expect(manifest).toHaveAttribute('href', '/manifest.webmanifest');
});

for (const [event, trigger] of Object.entries({
  'a pointer move': (page: Page) => page.mouse.move(200, 200),
  'a key press': (page: Page) => page.keyboard.press('Shift'),
  'a wheel event': (page: Page) => page.mouse.wheel(0, 100),
})) {
  test(`${event} hydrates a page`, async ({page}) => {
    await page.goto(PLAIN_PAGE);
    await trigger(page);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });
}

for (const saveData of [false, true]) {
  const when = saveData ? 'clicked, with Save-Data' : 'hovered, not when it is in view';
  test(`a page is fetched when its link is ${when}`, async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value: {saveData: value}});
    }, saveData);
    await open(page, PLAIN_PAGE);
    await idle(page);
    const scripts = scriptsOf(page);
    const link = page.locator(`footer a[href$="${FOOTER_PAGE}"]`).first();
    await link.scrollIntoViewIfNeeded();
    if (saveData) await link.hover();
    await idle(page);
    expect(scripts).toEqual([]);
    await (saveData ? link.click() : link.hover());
    await expect.poll(() => scripts).not.toEqual([]);
  });
}

test('no scroll listeners are on the window or the document @no-scroll-listener', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const listeners: string[] = [];
    Object.assign(window, {listeners});
    const original = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function add(this: EventTarget, type, ...rest) {
      // React's own listeners are on its root element.
      if (this === window || this === document) listeners.push(type);
      original.call(this, type, ...rest);
    };
  });
  await open(page, '/');
  await page.locator('dl[data-start=view]').scrollIntoViewIfNeeded();
  const carousel = page.locator('section[aria-roledescription=carousel]').last();
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-ready');
  const listeners = await page.evaluate(
    () => (window as unknown as {listeners: string[]}).listeners,
  );
  expect(listeners).toContain('resize');
  expect(listeners).not.toContain('scroll');
});
