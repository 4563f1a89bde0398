/** Content of every page if scripts are disabled. */
import {CHECK, field} from '../setup/documents';
import {ROUTES} from '../setup/routes';
import {expect, test} from '../setup/browser';
import {mainText} from '../setup/site';
import {word} from '../setup/words';

test.use({javaScriptEnabled: false});

test('every page shows all its text and links without script', async ({page}) => {
  test.slow();
  for (const route of ROUTES) {
    await page.goto(route);
    // Closed disclosures show their answers after one click; everything else must be visible.
    const hidden = await page
      .locator('main :is(h1, h2, h3, p, li, a, dd span)')
      .evaluateAll((elements) =>
        elements
          .filter(
            (element) =>
              !element.closest('details:not([open]) > :not(summary)') &&
              !element.closest('[hidden], .visually-hidden') &&
              // Hidden, since they need a script; a replacement is visible.
              !element.closest('[data-needs-script]') &&
              // Shortcuts to panels right below, which are checked themselves.
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

test('nothing is shown that needs a script: colours, tabs, the check of documents', async ({
  page,
}) => {
  await page.goto('/TrendSoft/oursolutions/Testing');
  await expect(page.getByText(word('ColourScheme.legend'))).toBeHidden();
  await expect(page.locator('main a[href="#usability"]')).toBeHidden();
  await page.goto(CHECK);
  await expect(field(page)).toBeHidden();
  await expect(page.locator('main noscript a[href="/TrendSoft/ContactUs"]')).toBeVisible();
});
