/** What becomes of the two forms, for ./states. */
import type {Locator, Page} from '@playwright/test';
import type {State} from './states';

const CONTACT = '/TrendSoft/ContactUs';
const CAREERS = '/TrendSoft/Career';

const main = (page: Page) => page.locator('main');
const send = (page: Page) => main(page).locator('form[method=post] button[type=submit]');

/** Fills in the contact form by the fields' names, which are the same in every language. */
export async function fillContact(page: Page): Promise<void> {
  const field = (name: string): Locator => main(page).locator(`[name=${name}]`);
  for (const [name, value] of [
    ['name', 'Asha Rao'],
    ['email', 'asha.rao@example.com'],
    ['phoneNumber', '9876543210'],
    ['companyName', 'Rao Press'],
  ] as const) {
    await field(name).fill(value);
  }
  await field('countryCode').selectOption({index: 1});
  await field('enquiries').selectOption({index: 1});
}

/** Fills in the careers form likewise. */
async function fillCareers(page: Page): Promise<void> {
  const field = (name: string): Locator => main(page).locator(`[name=${name}]`);
  await field('name').fill('Asha Rao');
  await field('email').fill('asha.rao@example.com');
  await field('phoneNumber').fill('9876543210');
  await field('countryCode').selectOption({index: 1});
  await field('position').selectOption({index: 1});
  const buffer = Buffer.from('%PDF-1.7\n');
  await field('file').setInputFiles({name: 'resume.pdf', mimeType: 'application/pdf', buffer});
}

/** What becomes of a form that is filled in and sent; without a status it is never answered. */
const OUTCOMES = [
  {what: 'while it is sent', shows: 'form [aria-disabled=true]'},
  {what: 'when it was sent', status: 200, shows: '[data-form-status] [data-alert=success]'},
  {what: 'when it could not be sent', status: 503, shows: '[data-form-status] [data-alert=error]'},
];

const FORMS = [
  {form: 'contact', route: CONTACT, fill: fillContact},
  {form: 'careers', route: CAREERS, fill: fillCareers},
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
