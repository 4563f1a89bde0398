/** Pictures of elements, taken from the built site when somebody asks for them. */
import type {Browser} from '@playwright/test';
import type {QuestionPlace} from '../../../../src/plugins/accessibility-report/types';
import type {Visit} from '../check';
import {openVisit} from '../visit';

/** Of the page around the element, in CSS px. */
const AROUND = 80;

/**
 * PNG of an element marked by a line, and of what is around it; of the viewport where it has no box.
 *
 * @param site where the built site is served
 * @throws Error when the element has no visit, or is not there any more
 */
export async function pictureOf(
  browser: Browser,
  site: string,
  {visit, selector}: QuestionPlace,
): Promise<Buffer> {
  if (!visit) throw new Error('It was found in the HTML as built, and has no picture.');
  const page = await openVisit(browser, site, visit as Visit);
  try {
    const element = page.locator(selector).first();
    await element.scrollIntoViewIfNeeded().catch(() => undefined);
    const box = await element.evaluate((one) => {
      (one as HTMLElement).style.outline = '3px dashed #d6006c';
      const {y, width, height} = one.getBoundingClientRect();
      return {y, width, height, all: {width: innerWidth, height: innerHeight}};
    });
    const fits = box.width > 0 && box.height > 0 && box.height < box.all.height;
    const top = Math.min(Math.max(0, box.y - AROUND), box.all.height - 1);
    const height = Math.min(box.height + 2 * AROUND, box.all.height - top);
    return await page.screenshot(fits ? {clip: {x: 0, y: top, width: box.all.width, height}} : {});
  } finally {
    await page.context().close();
  }
}
