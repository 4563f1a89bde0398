/** Submissions reach the database exactly once, even after failures. tests/engines/flows tests fields and messages. */
import {mkdir} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {DATA_DIR} from '../../playwright.config';
import {
  englishOf,
  errorId,
  fieldsOf,
  fileFieldsOf,
  sentenceFor,
  type Form,
} from '@trendsoft/forms-service/validate';
import {FORMS, careers, contact, quote} from '../../src/forms/tables';
import {POSITION, answersTo} from '../setup/answers';
import {RESUME, fillIn} from '../setup/fill-in';
import {expect, hydrated, open, test} from '../setup/browser';
import {storeIn} from '../setup/stored';

const PERSON = {name: 'Asha Rao', countryCode: 'GB', phoneNumber: '9876543210'};
const ENQUIRY = {...PERSON, companyName: 'Größe & Söhne <Ltd>', enquiries: 'Cyber Security'};
const APPLICATION = {...PERSON, position: POSITION};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns a unique address, by which a test finds its submission. */
const freshEmail = () => `visitor.${crypto.randomUUID()}@example.com`;

const send = (page: Page) => page.getByRole('main').locator('form button[type=submit]');

/** The message after a submit, shown by script or in the server's page. */
const answer = (page: Page, text: string) =>
  page.locator('[data-form-status] > [role]').filter({hasText: text});

async function storedFor(email: string) {
  const store = await storeIn(DATA_DIR);
  try {
    const found = (await store.list()).filter(({fields}) => fields['email'] === email);
    return await Promise.all(
      found.map(async (submission) => ({
        ...submission,
        bytes: Buffer.from((await store.readFile(submission.id)) ?? []),
      })),
    );
  } finally {
    await store.close();
  }
}

async function expectKept(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(answers)) {
    await expect(page.locator(`main [name=${name}]`)).toHaveValue(value);
  }
}

/** Sends a form with these answers. Returns the stored submissions. */
async function sent(page: Page, form: Form, answers: Record<string, string>) {
  const email = freshEmail();
  await page.goto(form.page);
  await fillIn(page, form, {...answers, email});
  await send(page).click();
  await expect(answer(page, form.texts.succeeded)).toBeVisible();
  return {email, stored: await storedFor(email)};
}

test('an enquiry is stored once and unchanged @enquiry', async ({page}) => {
  const {email, stored} = await sent(page, contact, ENQUIRY);
  const {name, companyName, enquiries} = ENQUIRY;
  const fields = {name, email, companyName, enquiries, phoneNumber: '+44 9876543210'};
  expect(stored).toMatchObject([{form: 'contact', fields}]);
  await expect(page.locator('input[name=email]')).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('an application is stored with its file @application', async ({page}) => {
    const {email, stored} = await sent(page, careers, APPLICATION);
    const fields = {name: 'Asha Rao', email, phoneNumber: '+44 9876543210', position: POSITION};
    const files = [{name: RESUME.name, size: RESUME.buffer.length}];
    expect(stored).toMatchObject([{form: 'careers', fields, files}]);
    expect(stored[0]?.bytes.equals(RESUME.buffer)).toBe(true);
  });
});

test.describe('when sending fails', () => {
  // Chromium reports failed requests itself; tests/SPEC.md section 8 asks for the console line.
  test.use({
    expectedMessages: /Failed to load resource|net::ERR_|Failed to send application$/,
  });

  test('after a 500 answer, a retry with the same key is stored once, and its message survives one reload @not-sent @reload', async ({
    page,
  }) => {
    const email = freshEmail();
    const keys: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
    });
    await open(page, careers.page);
    await page.evaluate(() => Object.assign(window, {beforeReload: true}));
    await fillIn(page, careers, {...APPLICATION, email});
    await page.route(/-form$/, (route) => route.fulfill({status: 500, body: 'Oops'}));
    await send(page).click();
    await expect(answer(page, careers.texts.failed)).toBeVisible();
    await expectKept(page, {...APPLICATION, email});
    expect(await storedFor(email)).toEqual([]);
    await page.unroute(/-form$/);
    await send(page).click();
    const message = answer(page, careers.texts.succeeded);
    await expect(message).toBeVisible();
    expect(await storedFor(email)).toMatchObject([{files: [{name: RESUME.name}]}]);
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
    expect(await page.evaluate(() => 'beforeReload' in window)).toBe(false);
    await page.reload();
    await expect(send(page)).toBeVisible();
    await expect(message).toHaveCount(0);
  });

  test('a form sent offline shows an error, and keeps its input across a reload until it is sent', async ({
    page,
    context,
  }) => {
    const answers = {...ENQUIRY, email: freshEmail()};
    await open(page, contact.page);
    await fillIn(page, contact, answers);
    await context.setOffline(true);
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText(contact.texts.failed);
    await expect(page.getByRole('alert')).toContainText(contact.texts.kept);
    await context.setOffline(false);
    await page.reload();
    await expectKept(page, answers);
    await hydrated(page);
    await send(page).click();
    await expect(answer(page, contact.texts.succeeded)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});

test('a date is judged by the clock of the server, if the clock of the visitor is a year ahead', async ({
  page,
}) => {
  const [deadline, table] = fieldsOf(quote).find(([, field]) => 'isDeadline' in field)!;
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  await page.clock.setFixedTime(Date.now() + 366 * DAY_MS);
  await open(page, quote.page);
  await fillIn(page, quote, {...answersTo(quote), email: freshEmail()});
  const field = page.locator(`main [name=${deadline}]`);
  await field.fill(inDays(-2));
  await send(page).click();
  const message = englishOf(quote)[errorId(deadline, table, 'past')] ?? '';
  await expect(page.getByRole('alert').first()).toContainText(message);
  await field.fill(inDays(90));
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  await send(page).click();
  await expect(answer(page, quote.texts.succeeded)).toBeVisible();
});

test('a word that an input method composes has no error before it is finished @key-release', async ({
  page,
}) => {
  await open(page, contact.page);
  const field = page.locator('main [name=phoneNumber]');
  const keyboard = await page.context().newCDPSession(page);
  const key = {key: 'Process', code: 'KeyN', windowsVirtualKeyCode: 229};
  await field.focus();
  await keyboard.send('Input.dispatchKeyEvent', {type: 'keyDown', ...key});
  await keyboard.send('Input.imeSetComposition', {text: 'に', selectionStart: 1, selectionEnd: 1});
  await keyboard.send('Input.dispatchKeyEvent', {type: 'keyUp', ...key});
  await expect(field).toHaveValue('に');
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(field).not.toHaveAttribute('aria-invalid');
  await keyboard.send('Input.insertText', {text: 'に'});
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

for (const form of FORMS.filter((one) => fileFieldsOf(one).length > 0)) {
  test(`a folder that is dropped on the ${form.name} form is refused at once, by its name`, async ({
    page,
  }, info) => {
    const folder = info.outputPath('My documents');
    await mkdir(folder);
    await open(page, form.page);
    const [name, table] = fileFieldsOf(form)[0]!;
    const field = page.locator(`main form [name=${name}]`);
    await field.scrollIntoViewIfNeeded();
    const {x, y} = (await field.boundingBox())!;
    const mouse = await page.context().newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      const data = {items: [], files: [folder], dragOperationsMask: 1};
      await mouse.send('Input.dispatchDragEvent', {type, x: x + 5, y: y + 5, data});
    }
    const error = errorId(name, table, 'unreadable', 'My documents');
    const message = sentenceFor(error, () => table.errors.unreadable ?? '');
    await expect(page.locator(`[id$="${name}-error"]`)).toHaveText(message);
  });
}
