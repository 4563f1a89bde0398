/** Opens every page in a browser. The console, which reports CSP violations, must stay empty. */
import {ROUTES, TITLES} from '../setup/routes';
import {axeViolations, expect, hydrated, open} from '../setup/browser';
import {test} from '../setup/one-window';

// Chromium reports the status of the 404 page.
test.use({expectedMessages: /status of 404/});

for (const route of [...ROUTES, '/no-such-page']) {
  test(`${route} hydrates, and axe finds no violations`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    const answer = await page.goto(route);
    const title = TITLES[route];
    expect(answer?.status()).toBe(title === undefined ? 404 : 200);
    await hydrated(page);
    await expect(page).toHaveTitle(`TrendSoft | ${title ?? 'Not Found'} Page`);
    await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    expect(await axeViolations(page)).toEqual([]);
  });

  const onPhone = `${route} has no axe violations in the dark scheme at 1280 and 320 px`;
  test(onPhone, {tag: '@slow'}, async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await page.setViewportSize({width: 1280, height: 800});
    await open(page, route);
    expect(await axeViolations(page, 'color-contrast')).toEqual([]);
    // `npm run audit` combines each width with each scheme.
    await page.setViewportSize({width: 320, height: 640});
    expect(await axeViolations(page)).toEqual([]);
  });
}
