/** `npm run audit -- --review`: a person goes through a question, and what they judge is kept. */
import {once} from 'node:events';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type {AuditSummary} from '../../src/plugins/accessibility-report/types';
import {pictureOf} from './audit/review/pictures';
import {reviewServer} from './audit/review/server';
import {axeViolations, expect, test as base} from '../setup/browser';

const ROUTE = '/TrendSoft/ContactUs';

const QUESTION: AuditSummary['questions'][number] = {
  ...{id: 'ibm:text_block_heading p', engine: 'ibm', rule: 'text_block_heading'},
  ...{criteria: ['1.3.1'], pages: [ROUTE], states: [], results: 3},
  places: [
    {
      ...{message: 'Is this <text> a heading?', selector: 'main h1', html: '<h1>'},
      visit: {route: ROUTE, width: 1280, scheme: 'light'},
    },
  ],
};

/** The page's address, and the folder whose docs/ it reads and writes. */
const test = base.extend<{review: {address: string; folder: string}}>({
  review: async ({baseURL, browser}, use, {testId}) => {
    const folder = path.resolve('test-results', `review-${testId}`);
    rmSync(folder, {recursive: true, force: true});
    mkdirSync(path.join(folder, 'docs/listen'), {recursive: true});
    const audit = JSON.parse(readFileSync('docs/audit.json', 'utf8')) as AuditSummary;
    const asked = {...audit, questions: [QUESTION]};
    writeFileSync(path.join(folder, 'docs/audit.json'), JSON.stringify(asked));
    writeFileSync(path.join(folder, 'docs/review.json'), '[]\n');
    writeFileSync(
      path.join(folder, 'docs/listen/contact.firefox.md'),
      `# Send the form\n\n${ROUTE} at 1280 px, in firefox\n\n- heading level 1\n`,
    );
    const server: Server = reviewServer({
      ...{siteDir: folder, site: baseURL!, today: () => '2027-01-15'},
      pictureOf: (place) => pictureOf(browser, baseURL!, place),
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const {port} = server.address() as AddressInfo;
    await use({address: `http://127.0.0.1:${port}`, folder});
    server.closeAllConnections();
    server.close();
    rmSync(folder, {recursive: true, force: true});
  },
});

const kept = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'docs/review.json'), 'utf8')) as object[];

/** The fixture page lets nothing go elsewhere; the review is elsewhere. */
const allow = (page: Page, address: string) =>
  page.route(`${address}/**`, (route) => route.continue());

test.use({expectedMessages: /422 \(Unprocessable Entity\)/});

test('a verdict is asked for in full, kept, and shown', async ({page, review}) => {
  const {address, folder} = review;
  await allow(page, address);
  await page.goto(address);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', {name: QUESTION.id, exact: true}).click();
  await expect(page.getByText('Is this <text> a heading?')).toBeVisible();
  await page.getByText('contact.firefox.md').click();
  await expect(page.getByText('heading level 1')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const picture = page.getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1280);

  await page.getByRole('button', {name: 'Keep the verdict'}).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(3);
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription(/Give your name/);
  expect(await axeViolations(page)).toEqual([]);
  expect(kept(folder)).toEqual([]);

  await page.getByRole('radio', {name: 'meets'}).check();
  await page.getByLabel('What you looked at').fill('The heading heads its page.');
  await page.getByLabel('Your name').fill('Asha Rao');
  await page.getByLabel('Stands until').fill('2027-07-15');
  await page.getByRole('button', {name: 'Keep the verdict'}).click();
  await expect(page.getByRole('status')).toContainText(QUESTION.id);
  expect(kept(folder)).toEqual([
    {
      ...{item: QUESTION.id, verdict: 'meets', note: 'The heading heads its page.'},
      ...{name: 'Asha Rao', date: '2027-01-15', expiry: '2027-07-15'},
      evidence: expect.stringMatching(/^[0-9a-f]{12}$/),
    },
  ]);
  await expect(page.getByText('judged, meets (Asha Rao, 2027-01-15)')).toBeVisible();
});

test('the review fits a phone, and the criteria for people have steps', async ({page, review}) => {
  await allow(page, review.address);
  await page.setViewportSize({width: 320, height: 640});
  await page.goto(`${review.address}/item?id=1.4.5`);
  await expect(page.getByRole('heading', {level: 1})).toContainText('1.4.5');
  await expect(page.locator('ol li')).not.toHaveCount(0);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(320);
  expect(await axeViolations(page)).toEqual([]);
});

test('another site can neither read the review nor write to it', async ({review}) => {
  const {address, folder} = review;
  const elsewhere = {origin: 'https://elsewhere.example'};
  const item = `${address}/item?id=1.4.5`;
  expect((await fetch(address, {headers: elsewhere})).status).toBe(403);
  const body = new URLSearchParams({
    verdict: 'meets',
    note: 'x',
    name: 'x',
    date: '2027-01-15',
    expiry: '2027-07-15',
  });
  expect((await fetch(item, {method: 'POST', headers: elsewhere, body})).status).toBe(403);
  expect(kept(folder)).toEqual([]);
});
