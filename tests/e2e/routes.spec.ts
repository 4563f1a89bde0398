/** Addresses and navigation between pages, as the browser shows them after hydration. */
import {load} from 'cheerio';
import {COMPANY} from '../../sidebars';
import {ALIASES, ROUTES, TITLES} from '../setup/routes';
import {expect, hydrated, open, test} from '../setup/browser';
import {pageAt} from '../setup/site';
import {word} from '../setup/words';

const CAREERS = '/TrendSoft/Career';

test('an address with a slash at its end is its page, also after hydration', async ({page}) => {
  for (const route of ['/About', '/TrendSoft/oursolutions/CyberSecurity/ApiKey']) {
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

test.describe('addresses that are no page', () => {
  test.use({expectedMessages: /status of 404/});

  test('each is a 404 in our frame, also after hydration @not-found', async ({page}) => {
    for (const address of ['/no-such-page', '/TrendSoft', '/About/extra']) {
      const response = await page.goto(address);
      expect([address, response?.status()]).toEqual([address, 404]);
      await hydrated(page);
      await expect(page, address).toHaveTitle(`${COMPANY} | Not Found Page`);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
  });
});

test('links answer 200 without a detour, old addresses 301 with their query @links @old-addresses', async ({
  request,
}) => {
  const hrefs = ROUTES.flatMap((route) =>
    pageAt(route)('a[href^="/"]')
      .get()
      .map((link) => link.attribs['href']?.split('#')[0] ?? ''),
  );
  for (const target of new Set(hrefs)) {
    const response = await request.get(target, {maxRedirects: 0});
    expect({target, status: response.status()}).toEqual({target, status: 200});
  }
  for (const [from, to] of Object.entries(ALIASES)) {
    const response = await request.get(`${from}?utm=a%20b&x=1`, {maxRedirects: 0});
    expect([from, response.status()]).toEqual([from, 301]);
    expect(response.headers()['location']).toBe(`${to}?utm=a%20b&x=1`);
  }
});

/** Attributes of a tag of the head that say what it is, in a fixed order. */
const KEYS = ['name', 'property', 'rel', 'href', 'hreflang', 'content', 'type'];

/** What stands in the head of a page. */
function headOf(html: string): string[] {
  const $ = load(html);
  const tags = $('head [data-rh]:not(title)').toArray();
  return tags.map((tag) => KEYS.map((key) => $(tag).attr(key) ?? '').join('|')).sort();
}

test('a click goes to the page without a reload, to its heading, and its head is as served', async ({
  page,
  request,
}) => {
  await open(page, '/About');
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

test('the skip link is the first stop, is seen on focus, leads to the content and is not printed @skip-link', async ({
  page,
}) => {
  await open(page, '/TrendSoft/oursolutions/Testing');
  const skipLink = page.getByRole('link', {name: word('SkipLink.label')});
  await expect(skipLink).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText(word('SkipLink.label'))).toBeHidden();
});

test('a link to a part of the same page takes focus along', async ({page}) => {
  await open(page, CAREERS);
  const link = page.locator('main a[href*="#"]').first();
  const id = (await link.getAttribute('href'))?.split('#')[1] ?? '';
  await link.click();
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  await page.keyboard.press('Tab');
  const follows = await page.locator(':focus').evaluate((next, target) => {
    const place = document.getElementById(target)?.compareDocumentPosition(next) ?? 0;
    return (place & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  }, id);
  expect(follows).toBe(true);
});

test('an address that ends in #%E0 shows the page, also after going back to it', async ({page}) => {
  await open(page, '/About#%E0');
  await page.locator(`footer a[href$="${CAREERS}"]`).first().click();
  await expect(page).toHaveTitle(`${COMPANY} | ${TITLES[CAREERS]} Page`);
  await page.goBack();
  await expect(page).toHaveTitle(`${COMPANY} | ${TITLES['/About']} Page`);
});
