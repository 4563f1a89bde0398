/** Every page without JavaScript. */
import {CHECK, field} from '../setup/documents';
import {ROUTES} from '../setup/routes';
import {expect, test} from '../setup/browser';
import {mainText} from '../setup/site';
import {t} from '../setup/messages';

test.use({javaScriptEnabled: false});

test('every page shows all its text and links without JavaScript', async ({page}) => {
  test.slow();
  for (const route of ROUTES) {
    await page.goto(route);
    // Everything must be visible, except the answers of closed disclosures.
    const hidden = await page
      .locator('main :is(h1, h2, h3, p, li, a, dd span)')
      .evaluateAll((elements) =>
        elements
          .filter(
            (element) =>
              !element.closest('details:not([open]) > :not(summary)') &&
              !element.closest('[hidden], .visually-hidden') &&
              // Needs JavaScript, and has a replacement.
              !element.closest('[data-needs-script]') &&
              // Tab links to panels that are right below.
              !element.matches('a[href^="#"]') &&
              !element.checkVisibility({visibilityProperty: true, opacityProperty: true}),
          )
          .map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`),
      );
    const idle = page.locator('main button:visible:not([type=submit])');
    await expect(idle, `buttons of ${route} that do nothing`).toHaveCount(0);
    expect.soft({route, hidden}).toEqual({route, hidden: []});
    expect(mainText(route).length, route).toBeGreaterThan(300);
  }
});

test('controls that need JavaScript are hidden: colour schemes, tabs, the document check', async ({
  page,
}) => {
  await page.goto('/TrendSoft/oursolutions/Testing');
  await expect(page.getByText(t('ColourScheme.legend'))).toBeHidden();
  await expect(page.locator('main a[href="#usability"]')).toBeHidden();
  await page.goto(CHECK);
  await expect(field(page)).toBeHidden();
  await expect(page.locator('main noscript a[href="/TrendSoft/ContactUs"]')).toBeVisible();
});
