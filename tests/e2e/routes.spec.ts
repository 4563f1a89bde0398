import {COMPANY} from '../../sidebars';
import {ALIASES, ROUTES, TITLES} from '../setup/routes';
import {expect, hydrated, open, test} from '../setup/browser';
import {pageAt} from '../setup/site';
import {word} from '../setup/words';

const CAREERS = '/TrendSoft/Career';
const WHO = '/TrendSoft/WhoWeServe';
const NOT_FOUND = `${COMPANY} | Not Found Page`;

test('an address with a slash at its end is its page, also after hydration', async ({page}) => {
  for (const route of ['/About', '/TrendSoft/oursolutions/CyberSecurity/ApiKey']) {
    const response = await page.goto(`${route}/`);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe(`${route}/`);
    await expect(page).toHaveTitle(`${COMPANY} | ${TITLES[route]} Page`);
  }
});

test.describe('addresses that are no page', () => {
  test.use({expectedMessages: /status of 404/});

  test('each is a 404 in our frame, also after hydration @not-found', async ({page}) => {
    for (const address of ['/no-such-page', '/TrendSoft', '/About/extra']) {
      const response = await page.goto(address);
      expect([address, response?.status()]).toEqual([address, 404]);
      await hydrated(page);
      await expect(page, address).toHaveTitle(NOT_FOUND);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    await page.getByRole('main').getByRole('link', {name: 'Home page'}).click();
    await expect(page).toHaveURL('/');
  });
});

test('each old address is a 301 that keeps the query @old-addresses', async ({request}) => {
  for (const [from, to] of Object.entries(ALIASES)) {
    const response = await request.get(`${from}?utm=a%20b&x=1`, {maxRedirects: 0});
    expect([from, response.status()]).toEqual([from, 301]);
    expect(response.headers()['location']).toBe(`${to}?utm=a%20b&x=1`);
  }
});

test('a click goes to the page without a reload, and focus moves to its heading', async ({
  page,
}) => {
  await open(page, '/About');
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await page.locator('footer a[href$="/TrendSoft/WhoWeServe"]').first().click();
  await expect(page).toHaveTitle(`${COMPANY} | ${TITLES[WHO]} Page`);
  await expect(page.getByRole('heading', {level: 1})).toBeFocused();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('/index.html shows the home page once, under /', async ({page}) => {
  await open(page, '/index.html');
  expect(new URL(page.url()).pathname).toBe('/');
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
});

test('every link on every page leads to a page that answers 200 @links', async ({request}) => {
  const hrefs = ROUTES.flatMap((route) =>
    pageAt(route)('a[href^="/"]')
      .get()
      .map((link) => link.attribs['href'] ?? ''),
  );
  const targets = new Set(hrefs.map((href) => href.split('#')[0] ?? ''));
  expect(targets.size).toBeGreaterThan(ROUTES.length);
  for (const target of targets) {
    const response = await request.get(target, {maxRedirects: 0});
    expect({target, status: response.status()}).toEqual({target, status: 200});
  }
});

test('the skip link is the first stop, is seen on focus, and goes to the main content @skip-link', async ({
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
});

test('a link to a part of the same page takes focus along', async ({page}) => {
  await open(page, '/TrendSoft/Career');
  const link = page.locator('main a[href*="#"]').first();
  const id = (await link.getAttribute('href'))?.split('#')[1] ?? '';
  await link.click();
  const heading = page.locator(`[id="${id}"]`);
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  const follows = await page.locator(':focus').evaluate((next, target) => {
    const place = document.getElementById(target)?.compareDocumentPosition(next) ?? 0;
    return (place & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  }, id);
  expect(follows).toBe(true);
});

for (const hash of ['#%', '#%E0']) {
  test(`an address that ends in ${hash} shows the page, also after going back to it`, async ({
    page,
  }) => {
    await open(page, `/About${hash}`);
    await page.locator('footer a[href$="/TrendSoft/Career"]').first().click();
    await expect(page).toHaveTitle(`${COMPANY} | ${TITLES[CAREERS]} Page`);
    await page.goBack();
    await expect(page).toHaveTitle(`${COMPANY} | ${TITLES['/About']} Page`);
  });
}

test('the skip link is not printed over the text', async ({page}) => {
  await page.goto('/');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByText(word('SkipLink.label'))).toBeHidden();
});
