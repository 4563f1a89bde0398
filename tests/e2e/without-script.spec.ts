/** Every page without JavaScript. */
import type {Page} from '@playwright/test';
import {fieldsOf, isAsked, type Form} from '@trendsoft/forms-service/validate';
import {FORMS} from '../../src/forms/tables';
import {answersTo} from '../setup/answers';
import {CHECK, field} from '../setup/documents';
import {fillIn} from '../setup/fill-in';
import {pastedTexts} from '../setup/pasted';
import {pageWith, ROUTES, tabsOf} from '../setup/routes';
import {expect, test} from '../setup/browser';
import {mainText} from '../setup/site';
import {t} from '../setup/messages';

const TABS = pageWith('Tabs');

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
  await page.goto(TABS);
  await expect(page.getByText(t('ColourScheme.legend'), {exact: true})).toBeHidden();
  await expect(page.locator(`main a[href="#${tabsOf(TABS)[1]}"]`)).toBeHidden();
  await page.goto(CHECK);
  await expect(field(page)).toBeHidden();
  await expect(page.locator('main noscript a[href="/TrendSoft/ContactUs"]')).toBeVisible();
});

const control = (page: Page, name: string) => page.locator(`main form [name=${name}]`);
const send = (page: Page) => page.locator('main form[method=post] button[type=submit]').click();

/** Expects what was typed in every field, except for one. */
async function expectKept(page: Page, form: Form, except?: string): Promise<void> {
  for (const [name, answer] of Object.entries(answersTo(form))) {
    if (!isAsked(form, name, {}) || name === except) continue;
    if (form.fields[name]?.control === 'text') {
      await expect(control(page, name)).toHaveValue(answer);
    } else {
      await expect(control(page, name)).not.toHaveValue('');
    }
  }
}

for (const form of FORMS) {
  test.describe(`the ${form.name} form without JavaScript`, () => {
    // Chromium reports refused pages itself.
    test.use({expectedMessages: /Failed to load resource/});

    test('accepts what people paste', async ({page}) => {
      await page.goto(form.page);
      await fillIn(page, form);
      for (const {name, text} of pastedTexts(form)) await control(page, name).fill(text);
      // A number that is optional needs its country code.
      for (const [name, table] of fieldsOf(form)) {
        if (table.control === 'select') await control(page, name).selectOption({index: 1});
      }
      await send(page);
      await expect(page.locator('[data-form-status]')).toContainText(form.texts.succeeded);
    });

    test('comes back with what was typed if the server refuses an answer', async ({page}) => {
      const [name = ''] =
        fieldsOf(form).find(([, table]) => table.control === 'text' && !table.optional) ?? [];
      await page.goto(form.page);
      await fillIn(page, form);
      await control(page, name).fill('\u200b\u2060');
      const answer = page.waitForResponse((response) => response.request().method() === 'POST');
      await send(page);
      expect((await answer).status()).toBe(422);
      await expect(page.getByRole('alert')).toBeVisible();
      await expectKept(page, form, name);
    });

    for (const status of [403, 413]) {
      test(`has what was typed after Back from a page of status ${status}`, async ({page}) => {
        await page.goto(form.page);
        await fillIn(page, form);
        await page.route(/-form$/, (route) =>
          route.fulfill({status, contentType: 'text/html', body: '<title>Refused</title>'}),
        );
        await send(page);
        await expect(page).toHaveTitle('Refused');
        await page.goBack();
        await expectKept(page, form);
      });
    }
  });
}
