import type {Page} from 'playwright-core';
import {type Probe} from '../probe';
import {forLayout} from '../when';
import {losses} from '../page/cut-off';

/** The values of WCAG 2.2, 1.4.12. */
const SPACED = `
  * {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
  p {margin-block-end: 2em !important}
`;

/** WCAG 2.2, 1.4.12: with increased text spacing, no text is clipped or overlaps. */
export const textSpacing: Probe = {
  id: 'text-spacing',
  title: 'With the text spacing of WCAG, no text is clipped or overlaps',
  criteria: ['1.4.12'],
  applies: forLayout,
  run: async (page) =>
    withStyle(page, SPACED, () =>
      losses(
        page,
        'With increased text spacing. Do not give containers of text a fixed height, and let text wrap.',
      ),
    ),
};

/** Runs a function with an additional style sheet. */
export async function withStyle<T>(page: Page, css: string, work: () => Promise<T>): Promise<T> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  try {
    return await work();
  } finally {
    await page.evaluate(() => document.adoptedStyleSheets.pop());
  }
}
