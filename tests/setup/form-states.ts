/** What becomes of the two forms, for ./states. */
import type {Page} from '@playwright/test';
import {fileFieldsOf, type Form} from '../../src/forms';
import {careers, contact} from '../../src/forms/tables';
import {answersTo} from './answers';
import type {State} from './states';

const CONTACT = '/TrendSoft/ContactUs';
const CAREERS = '/TrendSoft/Career';

const main = (page: Page) => page.locator('main');
const send = (page: Page) => main(page).locator('form[method=post] button[type=submit]');

/** Fills in a form by its fields' names, which are the same in every language. */
async function fill(page: Page, form: Form): Promise<void> {
  const control = (name: string) => main(page).locator(`[name=${name}]`);
  for (const [name, answer] of Object.entries(answersTo(form))) {
    if (form.fields[name]?.control === 'select') await control(name).selectOption({index: 1});
    else await control(name).fill(answer);
  }
  const buffer = Buffer.from('%PDF-1.7\n');
  for (const [name] of fileFieldsOf(form)) {
    const file = {name: 'resume.pdf', mimeType: 'application/pdf', buffer};
    await control(name).setInputFiles(file);
  }
}

/** Fills in the contact form. */
export const fillContact = (page: Page) => fill(page, contact);

/** What becomes of a form that is filled in and sent; without a status it is never answered. */
const OUTCOMES = [
  {what: 'while it is sent', shows: 'form [aria-disabled=true]'},
  {what: 'when it was sent', status: 200, shows: '[data-form-status] [data-alert=success]'},
  {what: 'when it could not be sent', status: 503, shows: '[data-form-status] [data-alert=error]'},
];

const FORMS = [
  {form: 'contact', route: CONTACT, fill: fillContact},
  {form: 'careers', route: CAREERS, fill: (page: Page) => fill(page, careers)},
];

const outcomes = FORMS.flatMap(({form, route, fill}) =>
  OUTCOMES.map(({what, status, shows}) => ({
    name: `the ${form} form ${what}`,
    ...{route, width: 1280},
    ...((form === 'careers' || status === 503) && {auditOnly: true as const}),
    reach: async (page: Page) => {
      await page.route(/-form$/, (request) => (status ? request.fulfill({status}) : undefined));
      await fill(page);
      await send(page).click();
      await main(page).locator(shows).waitFor();
    },
  })),
);

export const FORM_STATES: readonly State[] = [
  {
    name: 'the contact form with every error',
    route: CONTACT,
    width: 1280,
    reach: (page) => send(page).click(),
  },
  {
    name: 'the careers form with every error',
    route: CAREERS,
    width: 320,
    reach: (page) => send(page).click(),
  },
  ...outcomes,
];
