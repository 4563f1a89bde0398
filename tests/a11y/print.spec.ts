import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import sidebars from '../../sidebars';
import {familyOf} from '../../src/components/familyOf';
import {allPages} from '../../src/menus';
import {expect, open} from '../setup/browser';
import {test} from '../setup/one-window';
import {wordsOf} from './printed-words';

/** Minimum contrast; WCAG 2.2, 1.4.3. */
const LEAST = 4.5;

/** The usual margin of browsers; without it, a letter's box may extend beyond the sheet. */
const MARGIN = {top: '1cm', right: '1cm', bottom: '1cm', left: '1cm'};

const paths = allPages(sidebars.pages).map(({path}) => path);
/** A page with questions and answers. */
const QUESTIONS = paths.find((path) => readFileSync(`pages${path}.mdx`, 'utf8').includes('<Faq'));
const withSteps = paths.filter((path) =>
  readFileSync(`pages${path}.mdx`, 'utf8').includes('<Steps>'),
);
const styled = [
  ...readFileSync('src/css/tokens.css', 'utf8').matchAll(/^\[data-family='(\w+)'\] \{/gm),
].map(([, family = '']) => family);
/** A page of each family with its own hue, and one without; steps are numbered in the hue. */
const PAGES = ['none', ...styled].map((family) => {
  const own = (path: string) => styled.find((name) => name === familyOf(path)) ?? 'none';
  return (
    withSteps.find((path) => own(path) === family) ?? paths.find((path) => own(path) === family)
  );
});

/** Returns printed words with too little contrast, with their sheet and contrast. */
function faintIn(pdf: Buffer): string[] {
  const words = wordsOf(pdf);
  expect(words.length).toBeGreaterThan(100);
  return words
    .filter(({contrast}) => contrast < LEAST)
    .map(({text, sheet, contrast}) => `${text} (sheet ${sheet}): ${contrast.toFixed(1)}`);
}

/** Opens a page without its visually hidden text, which a PDF contains but does not print. */
async function show(page: Page, route: string, css = ''): Promise<void> {
  await open(page, route);
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`.visually-hidden { display: none } ${text}`);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

const timeless = (pdf: Buffer) => pdf.toString('latin1').replaceAll(/\(D:\d{14}[^)]*\)/g, '');

for (const route of PAGES.map(String)) {
  const title = `${route} prints with sufficient contrast with and without backgrounds, in either scheme`;
  test(title, {tag: '@slow'}, async ({page}) => {
    test.slow();
    await show(page, route);
    const print = (printBackground: boolean) =>
      page.pdf({format: 'A4', margin: MARGIN, printBackground});
    const light = await print(true);
    expect(faintIn(light)).toEqual([]);
    expect(faintIn(await print(false))).toEqual([]);
    await page.emulateMedia({colorScheme: 'dark'});
    expect(timeless(await print(true)) === timeless(light), 'dark and light print the same').toBe(
      true,
    );
  });
}

test(
  'the measurement finds a band that keeps its dark background',
  {tag: '@slow'},
  async ({page}) => {
    const css = "main [data-tone='night'] { background-color: #0a2c38 !important }";
    await show(page, String(PAGES.at(1)), css);
    const pdf = await page.pdf({format: 'A4', margin: MARGIN, printBackground: true});
    expect(faintIn(pdf)).not.toEqual([]);
  },
);

test('in print, closed questions show their answers without a chevron, and links their full address', async ({
  page,
}) => {
  await open(page, String(QUESTIONS));
  const answers = page.locator('main details:not([open]) > div').filter({visible: true});
  await expect(answers).toHaveCount(0);
  await page.emulateMedia({media: 'print'});
  await expect(answers).toHaveCount(await page.locator('main details').count());
  await expect(page.locator('main summary svg:visible')).toHaveCount(0);
  const contact = page.locator('main a[href^="/TrendSoft/ContactUs"]').last();
  const address = (await contact.getAttribute('href')) ?? '';
  const printed = await contact.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(printed.replaceAll('" "', '')).toBe(`" (https://www.trendsoft.example${address})"`);
});
