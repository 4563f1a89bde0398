/** States of the forms. */
import type {Page} from '@playwright/test';
import {errorId, fieldsOf, fileFieldsOf, type Form} from '@trendsoft/forms-service/validate';
import {FORMS, careers, contact, feedback, quote} from '../../../src/forms/tables';
import {fillIn} from '../../setup/fill-in';
import {dragOver} from './drag-over';
import type {State} from './state';

const main = (page: Page) => page.locator('main');
const send = (page: Page) => main(page).locator('form[method=post] button[type=submit]');

/** States of a submitted form; without a status, the request is never answered. */
const OUTCOMES = [
  {what: 'while it is sent', holdsFocus: true as const, shows: 'form [aria-disabled=true]'},
  {what: 'when it was sent', status: 200, shows: '[data-form-status] [data-alert=success]'},
  {what: 'when it could not be sent', status: 503, shows: '[data-form-status] [data-alert=error]'},
];

const outcomes = [contact, careers, quote, feedback].flatMap((form) =>
  OUTCOMES.map(({what, holdsFocus, status, shows}) => ({
    name: `the ${form.name} form ${what}`,
    route: form.page,
    width: 1280,
    ...(holdsFocus && {holdsFocus}),
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

/** A program, whatever its name. */
const PROGRAM = {
  name: 'My “final” résumé.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('MZ\x90\0\x03', 'latin1'),
};

const addressOf = (form: Form) =>
  fieldsOf(form).find(([, field]) => field.control === 'text' && field.type === 'email')!;

const withOneError = (form: Form): State => ({
  name: `the ${form.name} form with a wrong address that was left`,
  route: form.page,
  width: 320,
  ...(form !== contact && {auditOnly: true as const}),
  reach: async (page) => {
    const [name] = addressOf(form);
    const field = main(page).locator(`[name=${name}]`);
    await field.fill('asha');
    await field.press('Tab');
    await field.and(page.locator('[aria-invalid=true]')).waitFor();
  },
});

const withErrorOfServer = (form: Form): State => ({
  name: `the ${form.name} form with an answer that the server refused`,
  route: form.page,
  width: 320,
  auditOnly: true,
  reach: async (page) => {
    const [name, field] = addressOf(form);
    const errors = [{pointer: `/${name}`, id: errorId(name, field, 'invalid')}];
    await page.route(/-form$/, (request) => request.fulfill({status: 422, json: {errors}}));
    await fillIn(page, form);
    await send(page).click();
    await main(page).locator('[data-form-status] [data-alert=error] a').waitFor();
  },
});

const withFiles = FORMS.filter((form) => fileFieldsOf(form).length > 0);

const withRefusedFile = (form: Form): State => ({
  name: `the ${form.name} form with a file of a type that it refuses`,
  route: form.page,
  width: 320,
  ...(form !== careers && {auditOnly: true as const}),
  reach: async (page) => {
    const [[name] = ['']] = fileFieldsOf(form);
    const field = main(page).locator(`[name=${name}]`);
    await field.setInputFiles(PROGRAM);
    await field.and(page.locator('[aria-invalid=true]')).waitFor();
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
  ...FORMS.map(withOneError),
  ...FORMS.map(withErrorOfServer),
  ...withFiles.map(withRefusedFile),
  ...withFiles.map((form): State => ({
    name: `the ${form.name} form with a file that is dragged over it`,
    route: form.page,
    width: 320,
    auditOnly: true,
    reach: (page) => dragOver(page, `form[method=post] [name=${fileFieldsOf(form)[0]?.[0]}]`),
  })),
  ...outcomes,
];
