/** Tests the catalogue of blocks in the same way as the site. */
import path from 'node:path';
import type {Locator, Page} from '@playwright/test';
import {BLOCKS} from '../../src/blocks/declared';
import {CATALOGUE} from '../../src/catalogue/plugin/address';
import {axeViolations, expect, open, test, testInOneWindow} from '../setup/localised-site';

const COMPONENTS = [...new Set(Object.values(BLOCKS).map(({folder}) => path.basename(folder)))];

/** Components that show content of the pages, figures of the audit or fields of the forms, which change independently. */
const WRITERS = new Set([
  path.basename(CATALOGUE),
  'SiteMap',
  'CareersForm',
  'Openings',
  'Conformance',
  'DataKept',
]);

test.use({viewport: {width: 1280, height: 800}});
testInOneWindow.use({viewport: {width: 1280, height: 800}});

for (const route of [CATALOGUE, ...COMPONENTS.map((component) => `${CATALOGUE}/${component}`)]) {
  testInOneWindow(
    `the examples of ${route} have their roles and names, and no axe violations`,
    async ({page}) => {
      await open(page, route);
      if (!WRITERS.has(path.basename(route))) {
        const examples = page.locator('main div:has(> h2#examples)');
        const name = `${path.basename(route)}.aria.yml`;
        await expect.soft(examples).toMatchAriaSnapshot({name});
      }
      expect(await axeViolations(page)).toEqual([]);
    },
  );

  const title = `the examples of ${route} have contrast in the dark scheme, and fit on a phone`;
  testInOneWindow(title, {tag: '@slow'}, async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, route);
    expect.soft(await axeViolations(page, 'color-contrast')).toEqual([]);
    await page.setViewportSize({width: 320, height: 640});
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await expect.poll(width, 'at 320 px').toBeLessThanOrEqual(320);
  });
}

test('copying the MDX of an example is confirmed by a message', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${CATALOGUE}/Note`);
  await page.getByRole('button', {name: 'Copy'}).first().click();
  await expect(page.getByText('Copied. Paste it into your page.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^<Note>\n\n\*\*Want to upload[^]+<\/Note>$/);
});

testInOneWindow(
  'the list links to each component, and each component back to the list',
  async ({page}) => {
    await open(page, CATALOGUE);
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(COMPONENTS.length);
    await page.getByRole('link', {name: 'See Tabs'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Tabs'})).toBeVisible();
    await page.getByRole('link', {name: 'All blocks'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Blocks'})).toBeVisible();
  },
);

/** Tests of the quote form that jsdom does not support. */
test.describe('the form for documents', () => {
  const DOCUMENT = 'static/trendsoft-brochure.pdf';

  async function fillIn(page: Page) {
    const form = page.locator('form[action$="/quote-form"]');
    await form.locator('[name=name]').fill('Mira Sen');
    await form.locator('[name=email]').fill('mira@example.com');
    await form.locator('[name=wanted]').selectOption('Remediation');
    return form;
  }

  /** Whether a box has the background of a success message in the current scheme. */
  async function isGreen(box: Locator) {
    return box.evaluate((element) => {
      const probe = document.body.appendChild(document.createElement('p'));
      probe.style.backgroundColor = 'var(--success-surface)';
      const colours = [element, probe].map((one) => getComputedStyle(one).backgroundColor);
      probe.remove();
      return colours[0] === colours[1];
    });
  }

  testInOneWindow('asks for documents or for findings, and sends them', async ({page}) => {
    await open(page, `${CATALOGUE}/Form`);
    const form = await fillIn(page);
    const documents = form.locator('[type=file]');
    const text = form.locator('[name=findings]');
    await expect(text).toBeHidden();
    await form.getByRole('checkbox').check();
    await expect(documents).toBeHidden();
    await expect(text).toBeVisible();
    await form.getByRole('checkbox').uncheck();
    // An incomplete date, which browsers report as empty.
    await form.locator('[name=neededBy]').pressSequentially('12');
    await form.locator('button').click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
    await form.locator('[name=neededBy]').fill(`${new Date().getFullYear() + 1}-03-31`);
    await documents.setInputFiles(DOCUMENT);
    await form.locator('button').click();
    const sent = page.locator('[data-form-status] > [data-alert=success]');
    await expect(sent).toBeVisible();
    expect(await isGreen(sent)).toBe(true);
  });

  testInOneWindow('is prefilled with files from another part of the page', async ({page}) => {
    await open(page, `${CATALOGUE}/Form`);
    await page.evaluate(() => {
      const list = new DataTransfer();
      list.items.add(new File(['%PDF-1.7'], 'a.pdf'));
      list.items.add(new File(['MZ\0'], 'b.exe'));
      const input = document.querySelector<HTMLInputElement>('#quote-documents')!;
      input.files = list.files;
      input.dispatchEvent(new Event('change', {bubbles: true}));
    });
    await expect(page.locator('#quote-documents')).toHaveAttribute('aria-invalid', 'true');
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('is sent, and answered with a success message', async ({page}) => {
      await page.goto(`${CATALOGUE}/Form`);
      const form = await fillIn(page);
      await expect(form.locator('[name=findings]')).toBeVisible();
      await form.locator('[type=file]').setInputFiles(DOCUMENT);
      await form.locator('button').click();
      const sent = page.locator('[data-form-status] [data-alert=success]');
      await expect(sent).toBeVisible();
      expect(await isGreen(sent)).toBe(true);
    });
  });
});
