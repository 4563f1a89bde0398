/** Drawings end where the slanted side of their band does. */
import type {Page} from '@playwright/test';
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

/** Shows or hides the drawings, and nothing else. */
async function shoot(page: Page, at: number, art: 'visible' | 'hidden') {
  const band = page.locator('main .slanted').nth(at);
  await band.locator('svg:has(use)').evaluateAll((drawings, visibility) => {
    for (const drawing of drawings) (drawing as SVGElement).style.visibility = visibility;
  }, art);
  return pixelsOf(await band.screenshot({animations: 'disabled'}));
}

/**
 * Rows in which the ground of a slanted band reaches beyond its own edge, because a drawing continues
 * it there. What a drawing has of that colour inside its own lines is no continuation: the ground of
 * the band is not right behind its end.
 */
async function bulgingRows(page: Page, at: number): Promise<number[]> {
  const [bare, drawn] = [await shoot(page, at, 'hidden'), await shoot(page, at, 'visible')];
  const colour = ({pixels, width}: typeof bare, x: number, y: number) =>
    pixels.readUInt32BE(4 * (y * width + x));
  const middle = Math.floor(bare.height / 2);
  const side = colour(bare, bare.width - 2, middle);
  const other = colour(bare, 1, middle);
  const flipped = await page
    .locator('main .slanted')
    .nth(at)
    .evaluate((band) => Boolean(band.querySelector(':scope > .flipped')));
  const ground = flipped ? other : side;
  const rows: number[] = [];
  for (let y = 0; y < bare.height; y += 1) {
    const across = [...Array(bare.width).keys()];
    const edge = (flipped ? across.reverse() : across).find((x) => colour(bare, x, y) === ground);
    if (edge === undefined) continue;
    const beyond = (step: number) => (flipped ? edge + step : edge - step);
    let reach = 0;
    while (colour(drawn, beyond(reach + 1), y) === ground) reach += 1;
    const behind = beyond(reach + 2);
    if (reach > EDGE && colour(drawn, behind, y) === colour(bare, behind, y)) rows.push(y);
  }
  return rows;
}

for (const route of BANDS) {
  test(`no drawing of ${route} bulges out of the slanted side of its band`, async ({page}) => {
    await page.setViewportSize(WIDE);
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(route);
    const count = await page.locator('main .slanted').count();
    expect(count).toBeGreaterThan(0);
    for (let at = 0; at < count; at += 1) {
      expect(await bulgingRows(page, at), `band ${at + 1}`).toEqual([]);
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
  expect(await bulgingRows(page, 0)).not.toEqual([]);
});
