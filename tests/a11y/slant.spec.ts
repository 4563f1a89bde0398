/** Drawings do not extend beyond the slanted side of their band. */
import type {Locator} from '@playwright/test';
import {expect, open, test} from '../setup/browser';
import {pixelsOf} from '../setup/png';
import {pageWith, ROUTES} from '../setup/routes';
import {pageAt} from '../setup/site';

const DRAWINGS = 'main .slanted svg:has(use[href$="-art"])';

/** The pages with a drawing in a slanted band. */
const DRAWN = ROUTES.filter((route) => pageAt(route)(DRAWINGS).length > 0);

/** At this width, the slanted side is steepest, and drawings cross it. */
const WIDE = {width: 1920, height: 900};

/** How far the background of a row may extend beyond the slanted edge, in pixels, because of anti-aliasing. */
const EDGE = 3;

/**
 * Returns the rows in which the background of a slanted band extends beyond its edge, because its drawing continues
 * it there. The same colour inside a drawing does not count, because it is not right behind the end of the
 * background.
 */
async function bulgingRows(drawing: Locator): Promise<number[]> {
  // Transparent rather than hidden: Playwright takes no pictures of hidden elements.
  const shoot = async (opacity: string) => {
    await drawing.evaluate((element, value) => {
      element.style.opacity = value;
    }, opacity);
    return pixelsOf(await drawing.screenshot({animations: 'disabled'}));
  };
  const bare = await shoot('0');
  const drawn = await shoot('1');
  const flipped = await drawing.evaluate((element) => element.closest('.flipped') !== null);
  /** Returns the colour of a pixel, with x counted from the slanted side; 0, which no pixel has, outside the picture. */
  const colour = ({pixels, width}: typeof bare, x: number, y: number) =>
    x < 0 ? 0 : pixels.readUInt32BE(4 * (y * width + (flipped ? width - 1 - x : x)));
  const ground = colour(bare, bare.width - 2, Math.floor(bare.height / 2));
  const across = [...Array(bare.width).keys()];
  const edges = [...Array(bare.height).keys()].map((y) =>
    across.find((x) => colour(bare, x, y) === ground),
  );
  expect.soft(edges.some(Boolean), 'the slanted side crosses the drawing').toBe(true);
  return [...edges.keys()].filter((y) => {
    const edge = edges[y];
    if (edge === undefined) return false;
    let reach = 0;
    while (colour(drawn, edge - reach - 1, y) === ground) reach += 1;
    const behind = edge - reach - 2;
    return reach > EDGE && colour(drawn, behind, y) === colour(bare, behind, y);
  });
}

test.describe('without JavaScript', {tag: '@slow'}, () => {
  // Scripts take longer than the pictures, and drawings do not need them.
  test.use({javaScriptEnabled: false, viewport: WIDE});

  test('no drawing extends its band beyond the slanted side', async ({page}) => {
    test.setTimeout(300_000);
    for (const route of DRAWN) {
      await page.goto(route);
      for (const [at, drawing] of (await page.locator(DRAWINGS).all()).entries()) {
        expect.soft(await bulgingRows(drawing), `drawing ${at + 1} of ${route}`).toEqual([]);
      }
    }
  });
});

test(
  'a shape behind a drawing that extends the band is detected',
  {tag: '@slow'},
  async ({page}) => {
    await page.setViewportSize(WIDE);
    await open(page, pageWith('Tabs'));
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.slanted.slanted svg { --art-backdrop: 1 }');
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await bulgingRows(page.locator(DRAWINGS).first())).not.toEqual([]);
  },
);
