import {load} from 'cheerio';
import {expect, hydrated, open, test} from '../setup/browser';

/** Attributes of a tag of the head that say what it is, in a fixed order. */
const KEYS = ['name', 'property', 'rel', 'href', 'hreflang', 'content', 'type'];

/** What the server put into the head of a route. */
function headOf(html: string): string[] {
  const $ = load(html);
  const tags = $('head [data-rh]:not(title)').toArray();
  return tags.map((tag) => KEYS.map((key) => $(tag).attr(key) ?? '').join('|')).sort();
}

test('after a click the head says what it says after a reload', async ({page, request}) => {
  await open(page, '/About');
  await hydrated(page);
  for (const route of ['/TrendSoft/ContactUs', '/TrendSoft/Career']) {
    await page.locator(`footer a[href="${route}"]`).first().click();
    await expect(page).toHaveURL(route);
    const served = headOf(await (await request.get(route)).text());
    expect(served.length).toBeGreaterThan(10);
    await expect.poll(async () => headOf(await page.content())).toEqual(served);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  }
});

test('the manifest is named once somebody is there, and not while the page is painted', async ({
  page,
}) => {
  await page.goto('/About');
  const manifest = page.locator('link[rel=manifest]');
  await expect(manifest).toHaveCount(0);
  await hydrated(page);
  await expect(manifest).toHaveAttribute('href', '/manifest.webmanifest');
});
