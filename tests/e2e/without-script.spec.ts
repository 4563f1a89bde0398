import {ROUTES} from '../setup/routes';
import {expect, test} from '../setup/browser';
import {mainText} from '../setup/site';

test.use({javaScriptEnabled: false});

test('every page shows all its text and links without script', async ({page}) => {
  test.slow();
  for (const route of ROUTES) {
    await page.goto(route);
    // Closed disclosures keep their answers one click away; everything else must be on screen.
    const hidden = await page.locator('main :is(h1, h2, h3, p, li, a)').evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            !element.closest('details:not([open]) > :not(summary)') &&
            !element.closest('[hidden], .visually-hidden') &&
            // Of no use without it; something else stands in its place.
            !element.closest('[data-needs-script]') &&
            // Shortcuts to panels that stand right below, and are checked themselves.
            !element.matches('a[href^="#"]') &&
            !element.checkVisibility({visibilityProperty: true, opacityProperty: true}),
        )
        .map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`),
    );
    expect.soft({route, hidden}).toEqual({route, hidden: []});
    expect(mainText(route).length, route).toBeGreaterThan(300);
  }
});

test('the menu of small screens does not stay open on a wide one', async ({page}) => {
  const menu = page.locator('dialog[popover]');
  await page.setViewportSize({width: 375, height: 700});
  await page.goto('/About');
  await page.locator('header [aria-haspopup=dialog]').click();
  await expect(menu).toBeVisible();
  await page.setViewportSize({width: 1280, height: 700});
  await expect(menu).toBeHidden();
});
