/** States of the forms. */
import type {Page} from '@playwright/test';
import type {Form} from '../../../src/forms';
import {careers, contact, feedback, quote} from '../../../src/forms/tables';
import {fillIn} from '../../setup/fill-in';
import type {State} from './state';

const main = (page: Page) => page.locator('main');
const send = (page: Page) => main(page).locator('form[method=post] button[type=submit]');

/** States of a submitted form; without a status, the request is never answered. */
const OUTCOMES = [
  {what: 'while it is sent', shows: 'form [aria-disabled=true]'},
  {what: 'when it was sent', status: 200, shows: '[data-form-status] [data-alert=success]'},
  {what: 'when it could not be sent', status: 503, shows: '[data-form-status] [data-alert=error]'},
];

const outcomes = [contact, careers, quote, feedback].flatMap((form) =>
  OUTCOMES.map(({what, status, shows}) => ({
    name: `the ${form.name} form ${what}`,
    route: form.page,
    width: 1280,
    ...((form !== contact || status === 503) && {auditOnly: true as const}),
    reach: async (page: Page) => {
      await page.route(/-form$/, (request) => (status ? request.fulfill({status}) : undefined));
      await fillIn(page, form);
      await send(page).click();
      await main(page).locator(shows).waitFor();
    },
  })),
);

const withEveryError = ({name, page: route}: Form, width: number): State => ({
  name: `the ${name} form with every error`,
  route,
  width,
  reach: async (page) => {
    await send(page).click();
    await main(page).locator('[data-form-status] [data-alert=error]').waitFor();
  },
});

export const FORM_STATES: readonly State[] = [
  withEveryError(contact, 1280),
  withEveryError(careers, 320),
  withEveryError(quote, 1280),
  withEveryError(feedback, 320),
  {
    name: 'the quote form with the findings alone, which are missing',
    route: quote.page,
    width: 320,
    reach: async (page) => {
      await fillIn(page, quote);
      await main(page).locator('[name=findingsOnly]').check();
      await send(page).click();
      await main(page).locator('[name=findings][aria-invalid=true]').waitFor();
    },
  },
  ...outcomes,
];
