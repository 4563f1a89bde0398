/** Addresses and navigation between pages after hydration. */
import {load} from 'cheerio';
import {COMPANY} from '../../sidebars';
import {pageOfKind, PLAIN_PAGE, TITLES} from '../setup/routes';
import {expect, hydrated, open} from '../setup/browser';
import {t} from '../setup/messages';
import {test} from '../setup/one-window';

const CAREERS = '/TrendSoft/Career';

test('an address with a trailing slash shows its page, also after hydration', async ({page}) => {
  for (const route of [PLAIN_PAGE, pageOfKind('service')]) {
    const response = await page.goto(`${route}/`);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe(`${route}/`);
    await expect(page).toHaveTitle(`${COMPANY} | ${TITLES[route]} Page`);
  }
  await open(page, '/index.html');
  expect(new URL(page.url()).pathname).toBe('/');
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
});

/** Attributes that identify a tag in the head, in a fixed order. */
const KEYS = ['name', 'property', 'rel', 'href', 'hreflang', 'content', 'type'];

function headOf(html: string): string[] {
  const $ = load(html);
  const tags = $('head [data-rh]:not(title)').toArray();
  return tags.map((tag) => KEYS.map((key) => $(tag).attr(key) ?? '').join('|')).sort();
}

test('a click opens the page without a reload, focuses its heading, and updates its head as served', async ({
  page,
  request,
}) => {
  await open(page, PLAIN_PAGE);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  for (const route of ['/TrendSoft/ContactUs', CAREERS]) {
    await page.locator(`footer a[href="${route}"]`).first().click();
    await expect(page).toHaveTitle(`${COMPANY} | ${TITLES[route]} Page`);
    await expect(page.getByRole('heading', {level: 1})).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const served = headOf(await (await request.get(route)).text());
    expect(served.length).toBeGreaterThan(10);
    await expect.poll(async () => headOf(await page.content())).toEqual(served);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the skip link is visible when focused, and is not printed', async ({page}) => {
  await page.goto(CAREERS);
  const link = page.getByText(t('SkipLink.label'));
  await expect(link).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(link).toBeInViewport();
  await page.emulateMedia({media: 'print'});
  await expect(link).toBeHidden();
});
