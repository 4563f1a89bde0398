import {contact} from '../../src/forms/tables';
import {expect, hydrated, open, test} from '../setup/browser';
import {fillIn} from '../setup/form-states';
import {word} from '../setup/words';

const CONTACT = '/TrendSoft/ContactUs';
const BUNDLE = /\/assets\/js\/(main|runtime~main)\./;

test.describe('without a connection', () => {
  test.use({expectedMessages: /ERR_INTERNET_DISCONNECTED|Failed to load resource/});

  test('a form says so, keeps what was typed across a reload, and forgets it once it is sent', async ({
    page,
    context,
  }) => {
    await open(page, CONTACT);
    await fillIn(page, contact, {countryCode: 'GB', enquiries: 'Testing'});
    await context.setOffline(true);
    const send = page.getByRole('button', {name: word('ContactForm.submit')});
    await send.click();
    await expect(page.getByRole('alert')).toContainText('Form SUbmission Failed!');
    await expect(page.getByRole('alert')).toContainText('stays in this tab');
    await context.setOffline(false);
    await page.reload();
    await expect(page.locator('input[name=name]')).toHaveValue('Asha Rao');
    await expect(page.locator('select[name=countryCode]')).toHaveValue('GB');
    await expect(page.locator('select[name=enquiries]')).toHaveValue('Testing');
    await hydrated(page);
    await send.click();
    await expect(page.getByText('Form Submitted Successfully')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('a page stays as it is, and comes alive when the connection is back', async ({
    page,
    context,
  }) => {
    await page.goto('/About');
    await context.setOffline(true);
    // The page has understood that there is no connection when its question fails, too.
    const asked = page.waitForEvent('requestfailed', (request) =>
      [request.method() === 'HEAD', BUNDLE.test(request.url())].every(Boolean),
    );
    await page.mouse.move(200, 200);
    await asked;
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await context.setOffline(false);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });
});

test.describe('after a release has taken the files of an open tab away', () => {
  test.use({expectedMessages: /status of 404|Loading chunk|MIME type|ERR_CONNECTION_RESET/});

  test('a tab that was only read is fetched anew at the first sign, and lives', async ({page}) => {
    let gone = true;
    await page.route(BUNDLE, (route) => (gone ? route.fulfill({status: 404}) : route.continue()));
    await page.goto('/About');
    // Whoever has reloaded the tab before, or whose browser did at its start, is helped all the same.
    await page.reload();
    const anew = page.waitForEvent('framenavigated');
    await page.mouse.move(200, 200);
    await anew;
    gone = false;
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('a file that was lost on its way is fetched again, and the page stays', async ({page}) => {
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
    await open(page, '/About');
    expect([lost, documents]).toEqual([true, 1]);
  });

  test('files that stay away are not asked for again and again', async ({page}) => {
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(BUNDLE, (route) => route.fulfill({status: 404}));
    await page.goto('/About');
    await page.mouse.move(200, 200);
    await expect.poll(() => documents).toBe(2);
    await page.waitForLoadState('networkidle');
    await page.mouse.move(300, 300);
    await page.waitForLoadState('networkidle');
    expect(documents).toBe(2);
    await page.locator('footer a[href$="/TrendSoft/Career"]').first().click();
    await expect(page).toHaveURL(/\/TrendSoft\/Career$/);
  });

  test('a link to a page whose script is gone leads there all the same', async ({page}) => {
    await open(page, '/About');
    await page.route(/\/assets\/js\/page\//, (route) => route.fulfill({status: 404}));
    await page.locator('footer a[href$="/TrendSoft/Career"]').first().click();
    await expect(page).toHaveURL(/\/TrendSoft\/Career$/);
    expect(new URL(page.url()).pathname).toBe('/TrendSoft/Career');
  });
});
