/**
 * A handful of pages against committed pictures of them. Both are shrunk first: a letter's edge, which
 * differs from machine to machine, is then gone; a missing band or a broken grid is not. And the same
 * words are everywhere, so that a writer's new sentence is no fault.
 *
 * After a change that is meant: `npx playwright test tests/visual --update-snapshots`, look, commit.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, open, test} from '../setup/browser';
import {difference, shrunk} from './shrunk';

/** The share of pixels that may differ: above what another font changes, below each planted fault. */
const LIMIT = 0.01;

const SERVICE = {
  name: 'service',
  route: '/TrendSoft/oursolutions/CyberSecurity/ApiKey',
  width: 1280,
  scheme: 'light',
} as const;

const VIEWS = [
  SERVICE,
  {name: 'home', route: '/', width: 1280, scheme: 'light'},
  {name: 'home-on-a-phone', route: '/', width: 375, scheme: 'dark'},
  {
    name: 'document-service',
    route: '/TrendSoft/oursolutions/DocumentAccessibility/PDFUA',
    width: 768,
    scheme: 'dark',
  },
  {name: 'contact', route: '/TrendSoft/ContactUs', width: 1280, scheme: 'dark'},
  {name: 'careers-on-a-phone', route: '/TrendSoft/Career', width: 375, scheme: 'light'},
] as const;

type View = (typeof VIEWS)[number];

const referenceOf = ({name}: View) => path.join(__dirname, 'references', `${name}.png`);

/** Opens a view at rest, in a window three times as high as it is wide. */
async function show(page: Page, {route, width, scheme}: View): Promise<void> {
  await page.emulateMedia({colorScheme: scheme, reducedMotion: 'reduce'});
  await page.setViewportSize({width, height: width * 3});
  await open(page, route);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.data.trim()) continue;
      const short = text.parentElement?.closest(
        'header, footer, h1, h2, h3, a, button, strong, dl',
      );
      text.data = short
        ? 'Words'
        : 'Here stands a sentence of middling length, whatever the page says.';
    }
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
  });
}

for (const view of VIEWS) {
  test(`${view.route} at ${view.width} px in ${view.scheme} looks as it did`, async ({page}) => {
    await show(page, view);
    const picture = await shrunk(page);
    if (['all', 'changed'].includes(test.info().config.updateSnapshots)) {
      writeFileSync(referenceOf(view), picture, 'base64');
    }
    const reference = readFileSync(referenceOf(view), 'base64');
    expect(await difference(page, picture, reference)).toBeLessThanOrEqual(LIMIT);
  });
}

const FAULTS: Record<string, string> = {
  'a band of another colour': '[data-tone=tint] { background-color: var(--line) }',
  'pictures that are missing': 'main svg:has(use[href$="-art"]) { visibility: hidden }',
  'a grid that fell apart': 'main#main :is(div, ul, ol) { display: block }',
  'type that has grown': 'html { font-size: 115% }',
};

for (const [fault, css] of Object.entries(FAULTS)) {
  test(`the comparison sees ${fault}`, async ({page}) => {
    await show(page, SERVICE);
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, css);
    const reference = readFileSync(referenceOf(SERVICE), 'base64');
    expect(await difference(page, await shrunk(page), reference)).toBeGreaterThan(2 * LIMIT);
  });
}

test('the comparison does not see which machine drew the letters', async ({page}) => {
  await show(page, SERVICE);
  const crisp = await shrunk(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // Another rasteriser: thinner strokes, another sub-pixel position.
    sheet.replaceSync('body { -webkit-text-stroke: 0.2px; transform: translateX(0.3px) }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await difference(page, await shrunk(page), crisp)).toBeLessThanOrEqual(LIMIT);
});
