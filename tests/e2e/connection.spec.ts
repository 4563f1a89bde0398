/** Pages whose scripts are delayed, fail to load, or belong to a previous release. */
import type {Request} from '@playwright/test';
import {expect, hydrated, open, test} from '../setup/browser';
import {PLAIN_PAGE} from '../setup/routes';

const BUNDLE = /\/assets\/js\/(main|runtime~main)\./;

test.use({
  expectedMessages:
    /ERR_INTERNET_DISCONNECTED|Failed to load resource|Loading chunk|MIME type|ERR_CONNECTION_RESET/,
});

test('a page stays usable offline, and hydrates when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto(PLAIN_PAGE);
  await context.setOffline(true);
  // The page detects a missing connection when its own request fails too.
  const asked = page.waitForEvent(
    'requestfailed',
    (request) => request.method() === 'HEAD' && BUNDLE.test(request.url()),
  );
  await page.mouse.move(200, 200);
  await asked;
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await context.setOffline(false);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test.describe('after a release has removed the files of an open tab', () => {
  test('a page that has not hydrated reloads at the first interaction', async ({page}) => {
    let gone = true;
    await page.route(BUNDLE, (route) => (gone ? route.fulfill({status: 404}) : route.continue()));
    await page.goto(PLAIN_PAGE);
    // Works even if the visitor or the browser has reloaded the tab before.
    await page.reload();
    const reloaded = page.waitForEvent('framenavigated');
    await page.mouse.move(200, 200);
    await reloaded;
    gone = false;
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('a script that failed to load is fetched again without a reload', async ({page}) => {
    let lost = false;
    await page.route(/\/assets\/js\/main\./, (route) => {
      if (lost || route.request().method() === 'HEAD') return route.continue();
      lost = true;
      return route.abort('connectionreset');
    });
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await open(page, PLAIN_PAGE);
    expect([lost, documents]).toEqual([true, 1]);
  });

  test('missing files are not requested repeatedly, and links work', async ({page}) => {
    const pages: string[] = [];
    const questions: Request[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) pages.push(new URL(request.url()).pathname);
      if (request.method() === 'HEAD') questions.push(request);
    });
    await page.route(BUNDLE, (route) => route.fulfill({status: 404}));
    await page.goto(PLAIN_PAGE);
    const reloaded = page.waitForEvent('load');
    await page.mouse.move(200, 200);
    await reloaded;
    await page.mouse.move(300, 300);
    // The page checks whether its files exist, and gives up if they do not.
    await expect.poll(() => questions.length).toBe(2);
    await questions[1]?.response();
    await page.locator('footer a[href$="/TrendSoft/Career"]').first().click();
    await expect(page).toHaveURL('/TrendSoft/Career');
    expect(pages).toEqual([PLAIN_PAGE, PLAIN_PAGE, '/TrendSoft/Career']);
  });

  test('a link to a page whose script is missing still opens the page', async ({page}) => {
    await open(page, PLAIN_PAGE);
    await page.route(/\/assets\/js\/page\//, (route) => route.fulfill({status: 404}));
    await page.locator('footer a[href$="/TrendSoft/Career"]').first().click();
    await expect(page).toHaveURL('/TrendSoft/Career');
  });
});
