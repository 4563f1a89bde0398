/**
 * Compares a few pages with committed screenshots. Both are reduced in size, which hides differences in
 * font rendering between machines, but still shows a missing band or a broken grid. All text is replaced
 * by the same sentence, so that the tests do not depend on the content.
 *
 * After an intended change: `npx playwright test tests/visual --update-snapshots`, review, commit.
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, open, test} from '../setup/browser';
import {difference, shrunk} from './shrunk';

/** Maximum share of different pixels: above the effect of another font, below that of each planted fault. */
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

/** Opens a view without motion, in a viewport three times as high as wide. */
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
  test(`${view.route} at ${view.width} px in ${view.scheme} looks the same`, async ({page}) => {
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
  'missing pictures': 'main svg:has(use[href$="-art"]) { visibility: hidden }',
  'a broken grid': 'main#main :is(div, ul, ol) { display: block }',
  'a larger font size': 'html { font-size: 115% }',
};

for (const [fault, css] of Object.entries(FAULTS)) {
  test(`the comparison detects ${fault}`, async ({page}) => {
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

test('the comparison ignores differences in font rendering', async ({page}) => {
  await show(page, SERVICE);
  const crisp = await shrunk(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    // Simulates another rasteriser with thicker strokes and a sub-pixel offset.
    sheet.replaceSync('body { -webkit-text-stroke: 0.2px; transform: translateX(0.3px) }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await difference(page, await shrunk(page), crisp)).toBeLessThanOrEqual(LIMIT);
});
