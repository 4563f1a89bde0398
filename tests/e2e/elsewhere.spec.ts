/** The site below a path and the forms on another origin, in one build: what a CDN with a forms service has. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {load} from 'cheerio';
import {POSITION} from '../setup/answers';
import {ALIASES, CANONICAL, ROUTES} from '../setup/routes';
import {startElsewhere, type Elsewhere} from '../setup/elsewhere';

// One build for all, so one worker.
test.describe.configure({mode: 'serial'});

let at: Elsewhere;
let complaints: string[];

test.beforeAll(async () => {
  test.setTimeout(300_000);
  at = await startElsewhere();
});
test.afterAll(() => at.stop());

test.beforeEach(({page}) => {
  complaints = [];
  page.on('pageerror', ({message}) => complaints.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
});
test.afterEach(() => expect(complaints).toEqual([]));

async function alive(page: Page, route: string): Promise<void> {
  await page.goto(`${at.site}/site${route}`);
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    return document.documentElement.dataset['hasHydrated'] === 'true';
  });
}

/** Fills in what both forms ask for. */
async function fillPerson(page: Page, email: string): Promise<void> {
  await page.locator('input[name=name]').fill('Asha Rao');
  await page.locator('input[name=email]').fill(email);
  await page.locator('select[name=countryCode]').selectOption('GB');
  await page.locator('input[name=phoneNumber]').fill('9876543210');
}

async function sendContact(page: Page, email: string): Promise<void> {
  await fillPerson(page, email);
  await page.locator('input[name=companyName]').fill('Blue Lamp');
  await page.locator('select[name=enquiries]').selectOption('Testing');
  await page.locator('main form button[type=submit]').click();
}

async function sendCareers(page: Page, email: string): Promise<void> {
  await fillPerson(page, email);
  await page.locator('select[name=position]').selectOption(POSITION);
  const buffer = Buffer.from('%PDF-1.7\n');
  await page
    .locator('input[name=file]')
    .setInputFiles({name: 'cv.pdf', mimeType: 'application/pdf', buffer});
  await page.locator('main form button[type=submit]').click();
}

/** Maps, what W3C says of a criterion, and the favicon, which is its own address. */
const ELSEWHERE =
  /^(https:\/\/www\.(openstreetmap\.org|w3\.org\/WAI\/WCAG22\/Understanding)\/|data:)/;

test('every address in every page lies below the path and answers', async ({request}) => {
  const pages = readdirSync(at.build, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  expect(pages).toHaveLength(ROUTES.length + Object.keys(ALIASES).length + 1);
  const addresses = new Set<string>();
  for (const file of pages) {
    const $ = load(readFileSync(path.join(at.build, file), 'utf8'));
    for (const element of $('[href], [src], [data-scripts]').toArray()) {
      const {href, src, 'data-scripts': scripts} = element.attribs;
      for (const value of [href, src, ...(scripts?.split(' ') ?? [])]) {
        const [address = ''] = value?.split('#') ?? [];
        if (address !== '' && !ELSEWHERE.test(address)) {
          addresses.add(address.replace(at.site, ''));
        }
      }
    }
  }
  expect([...addresses].filter((address) => !address.startsWith('/site/'))).toEqual([]);
  const broken: string[] = [];
  for (const address of addresses) {
    const {status} = await fetch(at.site + address);
    if (status !== 200) broken.push(`${status} ${address}`);
  }
  expect(broken).toEqual([]);
  const sitemap = await (await request.get(`${at.site}/site/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const expected = ROUTES.filter((route) => (CANONICAL[route] ?? route) === route);
  expect(listed.sort()).toEqual(expected.map((route) => `${at.site}/site${route}`).sort());
});

test('old addresses lead on, and what is not below the path is not there', async ({request}) => {
  for (const [from, to] of Object.entries(ALIASES)) {
    const reply = await request.get(`${at.site}/site${from}?x=1`, {maxRedirects: 0});
    expect([reply.status(), reply.headers()['location']]).toEqual([301, `/site${to}?x=1`]);
  }
  expect((await request.get(`${at.site}/About`)).status()).toBe(404);
});

test('pages come alive, and a click leads on without a reload', async ({page}) => {
  await alive(page, '/About');
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await page.locator('footer a[href$="/TrendSoft/WhoWeServe"]').first().click();
  await expect(page).toHaveURL(/\/TrendSoft\/WhoWeServe$/);
  expect(new URL(page.url()).pathname).toBe('/site/TrendSoft/WhoWeServe');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await alive(page, '/');
  await expect(page).toHaveURL(/\/$/);
});

test('an enquiry and an application reach the forms service on another origin', async ({page}) => {
  await alive(page, '/TrendSoft/ContactUs');
  await sendContact(page, 'script@example.com');
  await expect(page.getByText('Form Submitted Successfully')).toBeVisible();
  await alive(page, '/TrendSoft/Career');
  await sendCareers(page, 'job@example.com');
  await expect(page.getByText('Application submitted successfully')).toBeVisible();
  expect(await at.stored()).toEqual(
    expect.arrayContaining(['script@example.com', 'job@example.com']),
  );
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('both are posted by the browser, and the answer leads back to the form', async ({page}) => {
    await page.goto(`${at.site}/site/TrendSoft/ContactUs`);
    await sendContact(page, 'plain@example.com');
    await expect(page.getByText('Form Submitted Successfully')).toBeVisible();
    expect(new URL(page.url()).origin).toBe(at.forms);
    await page.getByRole('link', {name: 'Back to the form'}).click();
    await expect(page).toHaveURL(/\/TrendSoft\/ContactUs/);
    await page.goto(`${at.site}/site/TrendSoft/Career`);
    await sendCareers(page, 'plain.job@example.com');
    await expect(page.getByText('Application submitted successfully')).toBeVisible();
    expect(await at.stored()).toEqual(
      expect.arrayContaining(['plain@example.com', 'plain.job@example.com']),
    );
  });
});
