import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {expect, hydrated, open, test} from '../setup/browser';

const OWN_WORDS = {forms: '/googleSheet-contact-form', Swiper: 'swiper-wrapper'};

/** Which of the heavy parts stand in the scripts that a page asks for until it is quiet. */
async function heavyPartsOf(page: Page, route: string): Promise<string[]> {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.add(new URL(request.url()).pathname);
  });
  await page.goto(route);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const scripts = [...files].map((file) => readFileSync(`build${file}`, 'utf8')).join('');
  return Object.entries(OWN_WORDS).flatMap(([part, word]) =>
    scripts.includes(word) ? [part] : [],
  );
}

test('Swiper and the forms stay out of pages that do not show them', async ({page}) => {
  expect(await heavyPartsOf(page, '/About')).toEqual([]);
});

test('the contact page brings the forms, and no Swiper', async ({page}) => {
  expect(await heavyPartsOf(page, '/TrendSoft/ContactUs')).toEqual(['forms']);
});

/** Paths of the scripts asked for from now on. */
function scriptsOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.push(new URL(request.url()).pathname);
  });
  return files;
}

const isFirst = (file: string) => file.startsWith('/assets/js/boot.');

test('nobody there: a page fetches its small script and no other', async ({page}) => {
  const scripts = scriptsOf(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((file) => !isFirst(file))).toEqual([]);
  expect(scripts).toHaveLength(1);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
});

for (const [sign, give] of Object.entries({
  'a pointer that moves': (page: Page) => page.mouse.move(200, 200),
  'a key': (page: Page) => page.keyboard.press('Shift'),
  'a wheel': (page: Page) => page.mouse.wheel(0, 100),
})) {
  test(`${sign} is enough for a page to come alive`, async ({page}) => {
    await page.goto('/About');
    await give(page);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });
}

test('a link that is clicked at once leads on, bundle or not', async ({page}) => {
  await page.goto('/About');
  await page.locator('footer a[href$="/TrendSoft/Career"]').first().click();
  await expect(page).toHaveURL(/\/TrendSoft\/Career$/);
});

test('a page is fetched when its link is pointed at, not because it is in view', async ({page}) => {
  await open(page, '/About');
  await page.waitForLoadState('networkidle');
  const scripts = scriptsOf(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await page.locator('footer a[href$="/TrendSoft/WhoWeServe"]').first().hover();
  await expect.poll(() => scripts).not.toEqual([]);
});

test('whoever saves data fetches a page by clicking, and only then', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true}});
  });
  await open(page, '/About');
  await page.waitForLoadState('networkidle');
  const scripts = scriptsOf(page);
  const link = page.locator('footer a[href$="/TrendSoft/WhoWeServe"]').first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await link.click();
  await expect(page).toHaveURL(/\/TrendSoft\/WhoWeServe$/);
});
