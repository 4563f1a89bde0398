/** The site below a base path with the forms service on another origin, as on a CDN. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test, type Page} from '@playwright/test';
import {load} from 'cheerio';
import type {Form} from '@trendsoft/forms-service/validate';
import {careers, contact} from '../../src/forms/tables';
import {hydrated} from '../setup/browser';
import {fillIn} from '../setup/fill-in';
import {ALIASES, ROUTES} from '../setup/routes';
import {startOnTwoOrigins, type TwoOrigins} from '../setup/two-origins';

// All tests share one build, so they need one worker.
test.describe.configure({mode: 'serial'});

let at: TwoOrigins;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  at = await startOnTwoOrigins();
});
test.afterAll(() => at.stop());

async function send(page: Page, form: Form, email: string): Promise<void> {
  await fillIn(page, form, {email});
  await page.locator('main form[action] button[type=submit]').click();
  await expect(page.getByText(form.texts.succeeded)).toBeVisible();
}

/** External addresses in pages: maps, the W3C's Understanding documents, and the favicon, which is a data URL. */
const EXTERNAL =
  /^(https:\/\/www\.(openstreetmap\.org|w3\.org\/WAI\/WCAG22\/Understanding)\/|data:)/;

/** Returns the addresses of links, files and scripts in a page, without anchors. */
function addressesIn(html: string): string[] {
  const $ = load(html);
  return $('[href], [src], [data-scripts]')
    .toArray()
    .flatMap(({attribs: {href, src, 'data-scripts': scripts}}) => [
      href,
      src,
      ...(scripts?.split(' ') ?? []),
    ])
    .map((address = '') => address.replace(/#.*$/s, ''));
}

test('every address in every page is below the base path and exists', {tag: '@slow'}, async () => {
  const pages = readdirSync(at.build, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.html'),
  );
  expect(pages).toHaveLength(ROUTES.length + Object.keys(ALIASES).length + 1);
  const addresses = new Set(
    pages
      .flatMap((file) => addressesIn(readFileSync(path.join(at.build, file), 'utf8')))
      .filter((address) => address !== '' && !EXTERNAL.test(address))
      .map((address) => address.replace(at.site, '')),
  );
  expect([...addresses].filter((address) => !address.startsWith('/site/'))).toEqual([]);
  const broken: string[] = [];
  for (const address of addresses) {
    const {status} = await fetch(at.site + address);
    if (status !== 200) broken.push(`${status} ${address}`);
  }
  expect(broken).toEqual([]);
});

const WITH_SCRIPT = 'links work without a reload, and forms reach the service on another origin';

test(WITH_SCRIPT, {tag: '@slow'}, async ({page}) => {
  const messages: string[] = [];
  page.on('pageerror', ({message}) => messages.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  await page.goto(`${at.site}/site${contact.page}`);
  await hydrated(page);
  await send(page, contact, 'script@example.com');
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await page.locator('footer a[href$="/TrendSoft/Career"]').first().click();
  await expect(page).toHaveURL(`${at.site}/site${careers.page}`);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  // The address changes before the content, whose form has fields with the same names.
  await page.locator('main [name=position]').waitFor();
  await send(page, careers, 'job@example.com');
  expect(await at.stored()).toEqual(
    expect.arrayContaining(['script@example.com', 'job@example.com']),
  );
  expect(messages).toEqual([]);
});

test.describe('without JavaScript', {tag: '@slow'}, () => {
  test.use({javaScriptEnabled: false});

  test('the browser posts a form, and the answer links back to it', async ({page}) => {
    await page.goto(`${at.site}/site${contact.page}`);
    await send(page, contact, 'plain@example.com');
    expect(new URL(page.url()).origin).toBe(at.forms);
    await page.getByRole('link', {name: 'Back to the form'}).click();
    await expect(page).toHaveURL(/\/TrendSoft\/ContactUs/);
    expect(await at.stored()).toContain('plain@example.com');
  });
});
