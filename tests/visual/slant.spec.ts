/** Drawings end where the slanted side of their band does. */
import type {Locator} from '@playwright/test';
import {expect, open, test} from '../setup/browser';
import {pixelsOf} from '../setup/png';
import {ROUTES} from '../setup/routes';
import {pageAt} from '../setup/site';

/** The pages that have slanted bands. */
const BANDS = ROUTES.filter((route) => pageAt(route)('main .slanted').length > 0);

/** Here the slanted side is steepest, and drawings reach across it. */
const WIDE = {width: 1920, height: 900};

/** How far the ground of each row may reach beyond the slanted edge, in pixels: the edge is smoothed. */
const EDGE = 3;

/**
 * Rows in which the ground of a slanted band reaches beyond its own edge, because a drawing continues it there.
 * What a drawing has of that colour inside its own lines is no continuation: the ground of the band is not right
 * behind its end.
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
  /** Counted from the side where the slanted edge is not. */
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
  test(`no drawing of ${route} bulges out of the slanted side of its band`, async ({page}) => {
    await page.setViewportSize(WIDE);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(route);
    for (const [at, band] of (await page.locator('main .slanted').all()).entries()) {
      expect(await bulgingRows(band), `band ${at + 1}`).toEqual([]);
    }
  });
}

test('a shape that stays behind a drawing is seen to bulge', async ({page}) => {
  await page.setViewportSize(WIDE);
  await open(page, '/TrendSoft/oursolutions/Testing');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.slanted.slanted svg { --art-backdrop: 1 }');
    document.adoptedStyleSheets.push(sheet);
  });
  expect(await bulgingRows(page.locator('main .slanted').first())).not.toEqual([]);
});
