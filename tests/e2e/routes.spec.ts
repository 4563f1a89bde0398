import {COMPANY} from '../../sidebars';
import {ALIASES, ROUTES, TITLES} from '../setup/routes';
import {expect, hydrated, open, test} from '../setup/browser';

const CAREERS = '/TrendSoft/Career';
const WHO = '/TrendSoft/WhoWeServe';
const NOT_FOUND = `${COMPANY} | Not Found Page`;

for (const [route, title] of Object.entries(TITLES)) {
  test(`${route} answers by address, with and without a trailing slash`, async ({page}) => {
    const addresses = route === '/' ? ['/'] : [route, `${route}/`];
    for (const address of addresses) {
      const response = await page.goto(address);
      expect(response?.status()).toBe(200);
      expect(new URL(page.url()).pathname).toBe(address);
      await hydrated(page);
      await expect(page).toHaveTitle(`${COMPANY} | ${title} Page`);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    }
  });
}

test.describe('addresses that are no page', () => {
  test.use({expectedMessages: /status of 404/});
  for (const address of [
    '/about',
    '/ABOUT',
    '/trendsoft/ContactUs',
    '/TrendSoft/contactus',
    '/TrendSoft/oursolutions/CyberSecurity/apikey',
    '/digitalaccessibility/',
    '/no-such-page',
    '/TrendSoft',
    '/About/extra',
    '/Contact-Us',
  ]) {
    test(`${address} is a 404 in our frame, also after hydration`, async ({page}) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await hydrated(page);
      await expect(page).toHaveTitle(NOT_FOUND);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.getByRole('main').getByRole('link', {name: 'Home page'}).click();
      await expect(page).toHaveURL('/');
    });
  }
});

for (const [from, to] of Object.entries(ALIASES)) {
  test(`${from} is a 301 to ${to} that keeps the query and the hash`, async ({page, request}) => {
    const response = await request.get(`${from}?utm=a%20b&x=1`, {maxRedirects: 0});
    expect(response.status()).toBe(301);
    expect(response.headers()['location']).toBe(`${to}?utm=a%20b&x=1`);
    await page.goto(`${from}?x=1#main`);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(`${to}?x=1`);
    expect(new URL(page.url()).hash).toBe('#main');
  });
}

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

test('the back button returns to the page before', async ({page}) => {
  await open(page, '/About');
  await page.locator('footer a[href$="/TrendSoft/Career"]').first().click();
  await expect(page).toHaveTitle(`${COMPANY} | ${TITLES[CAREERS]} Page`);
  await page.goBack();
  await expect(page).toHaveTitle(`${COMPANY} | ${TITLES['/About']} Page`);
});

test('/index.html shows the home page once, under /', async ({page}) => {
  await open(page, '/index.html');
  expect(new URL(page.url()).pathname).toBe('/');
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
});

test('every link on every page leads to a page that answers 200', async ({page, request}) => {
  const targets = new Set<string>();
  for (const route of ROUTES) {
    await page.goto(route);
    for (const href of await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
      targets.add(href.split('#')[0] ?? '');
    }
  }
  for (const target of targets) {
    expect({target, status: (await request.get(target, {maxRedirects: 0})).status()}).toEqual({
      target,
      status: 200,
    });
  }
});

test('the skip link is the first stop, is seen on focus, and goes to the main content', async ({
  page,
}) => {
  await open(page, '/TrendSoft/oursolutions/Testing');
  const skipLink = page.getByRole('link', {name: 'Skip to main content'});
  await expect(skipLink).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('the header stays in view while the page scrolls', async ({page}) => {
  await open(page, '/About');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(page.getByRole('banner')).toBeInViewport();
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
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
  await expect(page.getByText('Skip to main content')).toBeHidden();
});
