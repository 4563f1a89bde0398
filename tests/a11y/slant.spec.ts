/** Drawings do not extend beyond the slanted side of their band. */
import type {Locator} from '@playwright/test';
import {expect, open, test} from '../setup/browser';
import {pixelsOf} from '../setup/png';
import {ROUTES} from '../setup/routes';
import {pageAt} from '../setup/site';

/** The pages that have slanted bands. */
const BANDS = ROUTES.filter((route) => pageAt(route)('main .slanted').length > 0);

/** At this width, the slanted side is steepest, and drawings cross it. */
const WIDE = {width: 1920, height: 900};

/** How far the background of a row may extend beyond the slanted edge, in pixels, because of anti-aliasing. */
const EDGE = 3;

/**
 * Returns the rows in which the background of a slanted band extends beyond its edge, because a drawing continues
 * it there. The same colour inside a drawing does not count, because it is not right behind the end of the
 * background.
 */
async function bulgingRows(band: Locator): Promise<number[]> {
  const shoot = async (visibility: string) => {
    await band.locator('svg:has(use)').evaluateAll((drawings, value) => {
      for (const drawing of drawings) (drawing as SVGElement).style.visibility = value;
    }, visibility);
    return pixelsOf(await band.screenshot({animations: 'disabled'}));
  };
  const [bare, drawn] = [await shoot('hidden'), await shoot('visible')];
  const flipped = (await band.locator('> .flipped').count()) > 0;
  /** Returns the colour of a pixel, with x counted from the straight side. */
  const colour = ({pixels, width}: typeof bare, x: number, y: number) =>
    pixels.readUInt32BE(4 * (y * width + (flipped ? width - 1 - x : x)));
  const ground = colour(bare, bare.width - 2, Math.floor(bare.height / 2));
  return [...Array(bare.height).keys()].filter((y) => {
    const across = [...Array(bare.width).keys()];
    const edge = across.find((x) => colour(bare, x, y) === ground);
    if (edge === undefined) return false;
    let reach = 0;
    while (colour(drawn, edge - reach - 1, y) === ground) reach += 1;
    const behind = edge - reach - 2;
    return reach > EDGE && colour(drawn, behind, y) === colour(bare, behind, y);
  });
}

for (const route of BANDS) {
  test(`no drawing of ${route} extends its band beyond the slanted side`, async ({page}) => {
    await page.setViewportSize(WIDE);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(route);
    for (const [at, band] of (await page.locator('main .slanted').all()).entries()) {
      expect(await bulgingRows(band), `band ${at + 1}`).toEqual([]);
    }
  });
}

test('a shape behind a drawing that extends the band is detected', async ({page}) => {
  await page.setViewportSize(WIDE);
  await open(page, '/TrendSoft/oursolutions/Testing');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.slanted.slanted svg { --art-backdrop: 1 }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await bulgingRows(page.locator('main .slanted').first())).not.toEqual([]);
});
