import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page, Route} from '@playwright/test';
import {COMPANY} from '../../sidebars';
import {DATA_DIR} from '../../playwright.config';
import {TOKEN_ENDPOINT, actionOf, type Form} from '../../src/forms';
import {careers, contact} from '../../src/forms/tables';
import {otherAnswers, POSITION} from '../setup/answers';
import {openStore} from '../../src/server/store/open';
import {expect, hydrated, open, test} from '../setup/browser';
import {TITLES} from '../setup/routes';
import {word} from '../setup/words';

const [SHEET, ENQUIRIES] = contact.calls.map(({path}) => path) as [string, string];

const CONTACT = '/TrendSoft/ContactUs';
const CAREERS = '/TrendSoft/Career';
const RESUME = {name: 'Ré sumé.pdf', mimeType: 'application/pdf', buffer: pdf()};

/** A file whose every byte value occurs, behind a PDF's first line. */
function pdf(): Buffer {
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.from(Array.from({length: 256}, (_, i) => i)),
  ]);
}

/** An address nobody used before, so that tests find their own row. */
function freshEmail(): string {
  return `visitor.${crypto.randomUUID()}@example.com`;
}

async function fillPerson(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name', {exact: false}).first().fill('Asha Rao');
  await page.locator('input[name=email]').fill(email);
  await page.locator('select[name=countryCode]').selectOption('GB');
  await page.locator('input[name=phoneNumber]').fill('9876543210');
}

/** Answers what these tests do not look at. */
async function fillOthers(page: Page, form: Form, known: readonly string[]): Promise<void> {
  for (const [name, answer] of Object.entries(otherAnswers(form, known))) {
    const control = page.locator(`form [name=${name}]`);
    if (form.fields[name]?.control === 'select') await control.selectOption(answer);
    else await control.fill(answer);
  }
}

const PERSON = ['name', 'email', 'countryCode', 'phoneNumber'];

async function fillContact(page: Page, email: string): Promise<void> {
  await fillPerson(page, email);
  await fillOthers(page, contact, [...PERSON, 'companyName', 'enquiries']);
  await page.locator('input[name=companyName]').fill('Größe & Söhne <Ltd>');
  await page.locator('select[name=enquiries]').selectOption('Cyber Security');
}

async function fillCareers(page: Page, email: string): Promise<void> {
  await fillPerson(page, email);
  await fillOthers(page, careers, [...PERSON, 'position']);
  await page.locator('select[name=position]').selectOption(POSITION);
  await page.locator('input[name=file]').setInputFiles(RESUME);
}

const send = (page: Page) => page.getByRole('main').locator('form button[type=submit]');

/** What the server stored for an address; opened read-only beside the running server. */
async function storedFor(email: string) {
  const store = await openStore({dataDir: path.resolve(DATA_DIR)}, {readOnly: true});
  try {
    const found = (await store.list()).filter(({fields}) => fields['email'] === email);
    return await Promise.all(
      found.map(async (submission) => ({
        ...submission,
        bytes: await store.readFile(submission.id),
      })),
    );
  } finally {
    await store.close();
  }
}

async function expectContactKept(page: Page, email: string): Promise<void> {
  await expect(page.locator('input[name=name]')).toHaveValue('Asha Rao');
  await expect(page.locator('input[name=email]')).toHaveValue(email);
  await expect(page.locator('select[name=countryCode]')).toHaveValue('GB');
  await expect(page.locator('input[name=phoneNumber]')).toHaveValue('9876543210');
  await expect(page.locator('input[name=companyName]')).toHaveValue('Größe & Söhne <Ltd>');
  await expect(page.locator('select[name=enquiries]')).toHaveValue('Cyber Security');
}

async function expectCareersKept(page: Page, email: string): Promise<void> {
  await expect(page.locator('input[name=email]')).toHaveValue(email);
  await expect(page.locator('select[name=position]')).toHaveValue(POSITION);
  const files = await page
    .locator('input[name=file]')
    .evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map(({name}) => name));
  expect(files).toEqual([RESUME.name]);
}

for (const scripted of [true, false]) {
  test.describe(scripted ? 'with script' : 'without script', () => {
    test.use({javaScriptEnabled: scripted});

    test('an enquiry is found in the database byte for byte, once', async ({page}) => {
      const email = freshEmail();
      await page.goto(CONTACT);
      if (scripted) await open(page, CONTACT);
      await fillContact(page, email);
      await send(page).click();
      await expect(
        page
          .getByRole(scripted ? 'alert' : 'status')
          .filter({hasText: 'Form Submitted Successfully'}),
      ).toBeVisible();
      expect(await storedFor(email)).toMatchObject([
        {
          form: 'contact',
          fields: {
            name: 'Asha Rao',
            phoneNumber: '+44 9876543210',
            email,
            companyName: 'Größe & Söhne <Ltd>',
            enquiries: 'Cyber Security',
          },
        },
      ]);
      await expect(page.locator('input[name=email]')).toHaveValue('');
    });

    test('an application is found in the database byte for byte, file included', async ({page}) => {
      const email = freshEmail();
      await page.goto(CAREERS);
      if (scripted) await open(page, CAREERS);
      await fillCareers(page, email);
      await send(page).click();
      await expect(
        page
          .getByRole(scripted ? 'alert' : 'status')
          .filter({hasText: 'Application submitted successfully'}),
      ).toBeVisible();
      const [application, ...others] = await storedFor(email);
      expect(others).toEqual([]);
      expect(application).toMatchObject({
        form: 'careers',
        fields: {name: 'Asha Rao', email, phoneNumber: '+44 9876543210', position: POSITION},
        files: [{name: RESUME.name, size: RESUME.buffer.length}],
      });
      expect(Buffer.from(application?.bytes ?? []).equals(RESUME.buffer)).toBe(true);
    });
  });
}

for (const [route, fill] of [
  [CONTACT, fillContact],
  [CAREERS, fillCareers],
] as const) {
  test(`${route}: the token that the server wrote survives hydration, and is sent`, async ({
    page,
  }) => {
    const tokens = new Set<string | undefined>();
    const paths: string[] = [];
    page.on('request', (request) => {
      paths.push(new URL(request.url()).pathname);
      if (request.method() === 'POST') tokens.add(request.headers()['form-token']);
    });
    await page.goto(route);
    const token = page.locator('main form input[name=formToken]');
    const written = await token.inputValue();
    expect(written).toMatch(/^1\.\w+\.[\w-]{43}$/);
    await hydrated(page);
    await fill(page, freshEmail());
    await expect(token).toHaveValue(written);
    await send(page).click();
    await expect(page.getByRole('alert').filter({hasText: /success/i})).toBeVisible();
    expect([...tokens]).toEqual([written]);
    expect(paths).not.toContain(TOKEN_ENDPOINT);
  });
}

test('a form that was reached by a link within the site asks for its token', async ({page}) => {
  const email = freshEmail();
  await open(page, '/About');
  await page.locator('header nav a[href="/TrendSoft/ContactUs"]').first().click();
  await expect(page).toHaveURL(CONTACT);
  const answer = page.waitForResponse(`**${TOKEN_ENDPOINT}`);
  await page.locator('input[name=name]').focus();
  await answer;
  await fillContact(page, email);
  const posted = page.waitForRequest(`**${ENQUIRIES}`);
  await send(page).click();
  expect((await posted).headers()['form-token']).toMatch(/^1\./);
  await expect(
    page.getByRole('alert').filter({hasText: 'Form Submitted Successfully'}),
  ).toBeVisible();
  expect(await storedFor(email)).toMatchObject([{held: false}]);
});

for (const route of [CONTACT, CAREERS]) {
  test(`${route}: nobody meets the field that is for programs`, async ({page}) => {
    await open(page, route);
    const trap = page.locator('input[name=website]');
    await expect(trap).toBeAttached();
    const box = await trap.locator('..').boundingBox();
    expect([box?.width, box?.height]).toEqual([1, 1]);
    await expect(page.getByRole('textbox', {name: word('SubmissionForm.honeypot')})).toHaveCount(0);
    // Tab, from the first field to the button.
    await page.locator('input[name=name]').focus();
    const met: (string | null)[] = [];
    for (let step = 0; step < 12 && met.at(-1) !== 'submit'; step += 1) {
      await page.keyboard.press('Tab');
      met.push(
        await page.evaluate(() => {
          const {activeElement: element} = document;
          return element?.getAttribute('name') ?? element?.getAttribute('type') ?? null;
        }),
      );
    }
    expect(met).toContain('submit');
    expect(met).not.toContain('website');
  });
}

test('every purpose is offered, and submits its own name', async ({page}) => {
  await open(page, CONTACT);
  const options = page.locator('select[name=enquiries] option');
  expect(
    await options.evaluateAll((all) => all.map((option) => option.getAttribute('value'))),
  ).toEqual(['', ...contact.fields.enquiries.options.map(({value}) => value)]);
});

test('the enquiry goes to the spreadsheet first, then to the contact endpoint, with one key', async ({
  page,
}) => {
  const calls: {path: string; key: string | undefined; body: unknown}[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    calls.push({
      path: new URL(request.url()).pathname,
      key: request.headers()['idempotency-key'],
      body: request.postDataJSON(),
    });
  });
  const email = freshEmail();
  await open(page, CONTACT);
  await fillContact(page, email);
  await send(page).click();
  await expect(
    page.getByRole('alert').filter({hasText: 'Form Submitted Successfully'}),
  ).toBeVisible();
  expect(calls.map((call) => call.path)).toEqual([SHEET, ENQUIRIES]);
  expect(calls[0]?.key).toMatch(/^[\w-]{16,64}$/);
  expect(calls[1]).toEqual({...calls[0], path: ENQUIRIES});
  expect(Object.keys(calls[0]?.body as object).sort()).toEqual(
    ['companyName', 'email', 'enquiries', 'name', 'phoneNumber'].sort(),
  );
});

// Chromium reports failed requests itself; tests/SPEC.md section 8 asks for the console line.
const FAILED_REQUEST = /Failed to load resource|net::ERR_|Failed to send application/;

test.describe('when the spreadsheet fails', () => {
  test.use({expectedMessages: FAILED_REQUEST});

  test('nothing goes to the contact endpoint when the spreadsheet fails', async ({page}) => {
    let contactCalls = 0;
    await page.route(`**${SHEET}`, (route) => route.fulfill({status: 500}));
    await page.route(`**${ENQUIRIES}`, (route) => {
      contactCalls += 1;
      return route.continue();
    });
    await open(page, CONTACT);
    await fillContact(page, freshEmail());
    await send(page).click();
    await expect(
      page.getByRole('alert').filter({hasText: 'Form SUbmission Failed!'}),
    ).toBeVisible();
    expect(contactCalls).toBe(0);
  });
});

test('merely passing through a field by Tab accuses nobody; every other key release validates', async ({
  page,
}) => {
  await open(page, CONTACT);
  const name = page.locator('input[name=name]');
  await name.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByText('Name is required')).toHaveCount(0);
  await page.keyboard.type('A1');
  await expect(page.getByText('Please enter valid name').first()).toBeVisible();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Backspace');
  await expect(page.getByText('Please enter valid name')).toHaveCount(0);
});

interface Fault {
  name: string;
  answer: (route: Route) => Promise<void>;
}
const FAULTS: Fault[] = [
  {name: 'the server is down', answer: (route) => route.abort('connectionrefused')},
  {name: 'the connection is dropped', answer: (route) => route.abort('connectionreset')},
  {name: 'the server answers 500', answer: (route) => route.fulfill({status: 500, body: 'Oops'})},
  {
    name: 'the server answers 422',
    answer: (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          status: 422,
          errors: [{pointer: '/email', detail: 'Email is required', id: 'emailRequired'}],
        }),
      }),
  },
];

test.describe('when sending fails', () => {
  test.use({expectedMessages: FAILED_REQUEST});

  for (const {name, answer} of FAULTS) {
    test(`${name}: the enquirer is told, keeps everything, and a retry is stored once`, async ({
      page,
    }) => {
      const email = freshEmail();
      const keys = new Set<string | undefined>();
      page.on('request', (request) => {
        if (request.method() === 'POST') keys.add(request.headers()['idempotency-key']);
      });
      await open(page, CONTACT);
      await fillContact(page, email);
      await page.route(`**${SHEET}`, answer);
      await send(page).click();
      await expect(
        page.getByRole('alert').filter({hasText: 'Form SUbmission Failed!'}),
      ).toBeVisible();
      await expectContactKept(page, email);
      expect(await storedFor(email)).toEqual([]);
      await page.unroute(`**${SHEET}`);
      await send(page).click();
      await expect(
        page.getByRole('alert').filter({hasText: 'Form Submitted Successfully'}),
      ).toBeVisible();
      expect(await storedFor(email)).toHaveLength(1);
      expect(keys.size).toBe(1);
    });

    test(`${name}: the applicant is told, keeps everything, and a retry is stored once`, async ({
      page,
    }) => {
      const email = freshEmail();
      const lines: string[] = [];
      page.on('console', (message) => lines.push(message.text()));
      await open(page, CAREERS);
      await fillCareers(page, email);
      await page.route(`**${actionOf(careers)}`, answer);
      await send(page).click();
      await expect(
        page.getByRole('alert').filter({hasText: 'Failed to send application'}),
      ).toBeVisible();
      // The console's messages come on their own time.
      await expect.poll(() => lines.join('\n')).toContain('Failed to send application');
      await expectCareersKept(page, email);
      await page.unroute(`**${actionOf(careers)}`);
      await send(page).click();
      await expect(
        page.getByRole('alert').filter({hasText: 'Application submitted successfully'}),
      ).toBeVisible();
      expect(await storedFor(email)).toHaveLength(1);
    });
  }

  for (const [route, failure] of [
    [CONTACT, 'Form SUbmission Failed!'],
    [CAREERS, 'Failed to send application'],
  ] as const) {
    test(`${route}: a server that never answers is given up after 50 seconds`, async ({page}) => {
      const email = freshEmail();
      await page.clock.install();
      await open(page, route);
      await (route === CONTACT ? fillContact : fillCareers)(page, email);
      await page.route(/-form$/, () => undefined);
      await send(page).click();
      await expect(send(page)).toHaveText('Please wait...');
      await expect(send(page)).toBeDisabled();
      await page.clock.fastForward(49_000);
      await expect(send(page)).toHaveText('Please wait...');
      await page.clock.fastForward(1_500);
      await expect(page.getByRole('alert').filter({hasText: failure})).toBeVisible();
      await expect(send(page)).toBeEnabled();
      await (route === CONTACT ? expectContactKept : expectCareersKept)(page, email);
    });
  }
});

test('the careers page reloads on success, and the message survives it, once', async ({page}) => {
  await open(page, CAREERS);
  await page.evaluate(() => Object.assign(window, {beforeReload: true}));
  await fillCareers(page, freshEmail());
  await send(page).click();
  const message = page.getByRole('alert').filter({hasText: 'Application submitted successfully'});
  await expect(message).toBeVisible();
  expect(await page.evaluate(() => 'beforeReload' in window)).toBe(false);
  await page.reload();
  await expect(send(page)).toBeVisible();
  await expect(message).toHaveCount(0);
});

test('a wrong or too large file is refused with its reason, and nothing else is lost', async ({
  page,
}) => {
  await open(page, CAREERS);
  await fillPerson(page, 'asha@example.com');
  const file = page.locator('input[name=file]');
  await file.setInputFiles({
    name: 'resume.exe',
    mimeType: 'application/octet-stream',
    buffer: pdf(),
  });
  await expect(page.getByText('This type of file is not accepted').first()).toBeVisible();
  await file.setInputFiles({
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF'),
  });
  await expect(page.getByText('The file is larger than 10 MB').first()).toBeVisible();
  await expect(page.locator('input[name=name]')).toHaveValue('Asha Rao');
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false, expectedMessages: /status of 422/});

  test('mistakes come back on the page, with everything typed', async ({page}) => {
    await page.goto(CONTACT);
    const token = await page.locator('input[name=formToken]').inputValue();
    expect(token).toMatch(/^1\./);
    await fillContact(page, 'asha@example.com');
    // The browser's own checks stop the rest; a phone number of the wrong length passes none of them.
    await page.locator('form').evaluate((form) => form.setAttribute('novalidate', ''));
    await page.locator('input[name=phoneNumber]').fill('12345');
    await send(page).click();
    await expect(page).toHaveTitle(`Error: ${COMPANY} | ${TITLES[CONTACT]} Page`);
    // The form keeps the time at which it was opened.
    await expect(page.locator('input[name=formToken]')).toHaveValue(token);
    const summary = page.getByRole('alert').filter({hasText: word('forms.problemHeading')});
    await expect(
      summary.getByRole('link', {name: 'Please enter 10 Digit Phone Number'}),
    ).toBeVisible();
    await expect(page.locator('input[name=phoneNumber]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('input[name=phoneNumber]')).toHaveValue('12345');
    await expect(page.locator('input[name=companyName]')).toHaveValue('Größe & Söhne <Ltd>');
    await expect(page.locator('select[name=enquiries]')).toHaveValue('Cyber Security');
  });

  test('the sign-up strip says that it is not open and sends no address', async ({page}) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/');
    await expect(page.getByText(word('SignUp.closed'))).toBeVisible();
    await page.locator('main form input[type=email]').fill('reader@example.com');
    await page.getByRole('button', {name: word('SignUp.submit')}).click();
    await expect(page).toHaveURL('/');
    expect(requests.filter((url) => url.includes('reader'))).toEqual([]);
  });
});

test('the maps are lazy frames, each with a name of its own', async ({page}) => {
  await open(page, CONTACT);
  const frames = page.locator('iframe');
  const attributes = await frames.evaluateAll((all) =>
    all.map((one) => [one.getAttribute('title'), one.getAttribute('loading')]),
  );
  expect(attributes.length).toBeGreaterThan(0);
  expect(attributes.filter(([, loading]) => loading !== 'lazy')).toEqual([]);
  expect(new Set(attributes.map(([title]) => title)).size).toBe(attributes.length);
});

test('the brochure is a PDF that opens in a new tab', async ({page, context}) => {
  await open(page, '/TrendSoft/oursolutions/Testing');
  const link = page.getByRole('link', {name: /\(PDF, \d+ kB, opens in a new tab\)$/});
  await expect(link).toHaveAttribute('target', '_blank');
  const answer = await context.request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  expect(await answer.body()).toEqual(readFileSync('static/trendsoft-brochure.pdf'));
});
