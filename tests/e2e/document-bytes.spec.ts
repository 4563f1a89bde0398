/** What it costs to choose a file: every script that is fetched from then on, until the result is there. */
import path from 'node:path';
import type {Page} from '@playwright/test';
import {sentBytes} from '../setup/sent-bytes';
import {expect, hydrated, open, test} from '../setup/browser';
import {CHECK, check, FAULTY, field, LETTER, type Chosen} from '../setup/document-states';

/** The reader of the format, the worker that it runs in, the results, and the sentences of the format. Bytes are Brotli. */
const BUDGETS: readonly [Chosen, number][] = [
  [FAULTY, 37_300],
  [LETTER, 24_300],
];

async function fetchedBy(page: Page, act: () => Promise<void>): Promise<string[]> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await act();
  return [...scripts];
}

const weights = (scripts: readonly string[]) =>
  scripts.map((script) => [script, sentBytes(path.join('build', script))] as const);

async function ready(page: Page): Promise<void> {
  await open(page, CHECK);
  await field(page).focus();
  await hydrated(page);
}

for (const [file, budget] of BUDGETS)
  test(`${file.name}, once chosen, fetches no more script than may be`, async ({page}) => {
    await ready(page);
    const fetched = await fetchedBy(page, () => check(page, file));
    // What can be done with a result is fetched once it is there.
    const scripts = weights(fetched.filter((script) => !script.includes('-actions.')));
    const names = scripts.map(([script]) => script).join(' ');
    expect(names).toMatch(/documents_worker/);
    expect(names).toMatch(/documents_(?:pdf|office)_check/);
    const sum = scripts.reduce((all, [, bytes]) => all + bytes, 0);
    expect(sum, JSON.stringify(scripts)).toBeLessThanOrEqual(budget);
  });

test('what saves the results is fetched by those who save them', async ({page}) => {
  await ready(page);
  await check(page, FAULTY);
  const saved = page.waitForEvent('download');
  const scripts = await fetchedBy(page, async () => {
    await page.locator('main [role=group][aria-label] button').nth(2).click();
    await saved;
  });
  expect(scripts.filter((script) => !script.includes('-keep.'))).toEqual([]);
  expect(scripts).toHaveLength(1);
});

test.describe('offline', () => {
  test.use({expectedMessages: /ERR_FAILED/});

  test('what saves does not come: it is said, and the results stay', async ({page}) => {
    await ready(page);
    await check(page, FAULTY);
    await page.route(/-keep\./, (route) => route.abort());
    const said = page.locator('main p[role=status]');
    const before = await said.textContent();
    await page.locator('main [role=group][aria-label] button').nth(2).click();
    await expect(said).not.toHaveText(before ?? '');
    await expect(page.getByRole('region', {name: FAULTY.name})).toBeVisible();
  });

  test('the sentences of a format do not come: that is said, and the file can be chosen again', async ({
    page,
  }) => {
    await ready(page);
    await page.route(/document-check-pdf\./, (route) => route.abort());
    await check(page, FAULTY);
    const result = page.getByRole('region', {name: FAULTY.name});
    await expect(result).toHaveAttribute('data-refused', 'true');
    await page.unroute(/document-check-pdf\./);
    await check(page, FAULTY);
    await expect(result.last()).not.toHaveAttribute('data-refused');
  });
});
