import type {Page} from '@playwright/test';
import {at} from '../plants';
import {type Probe} from '../probe';
import {forLayout} from '../when';
import {losses} from './cut-off';

/** WCAG 2.2, 1.4.12, as it states them: line height, letters, words, and space after paragraphs. */
const SPACED = `
  * {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}
  p {margin-block-end: 2em !important}
`;

/** WCAG 2.2, 1.4.12: with the spacing that some readers set, no text is cut off or covered. */
export const textSpacing: Probe = {
  id: 'text-spacing',
  title: 'With the text spacing of WCAG nothing is cut off or lies on something else',
  criteria: ['1.4.12'],
  applies: forLayout,
  planted: [
    {
      name: 'Tabs have a fixed height and clip what does not fit',
      visit: at('/TrendSoft/oursolutions/CyberSecurity'),
      plant: {
        css: 'main [role=tab] {block-size: 1.6rem; min-block-size: 0; overflow: clip; white-space: nowrap; max-inline-size: 12rem}',
      },
    },
    {
      name: 'Paragraphs of the open questions have a fixed height',
      visit: at('/TrendSoft/oursolutions/WebAccess-DigitalAccessibility', 1280, {
        state: 'all questions open',
      }),
      plant: {css: 'main details p {block-size: 2lh; overflow: clip}'},
    },
  ],
  run: async (page) =>
    withStyle(page, SPACED, () =>
      losses(
        page,
        'With more space between letters, words and lines. Give no part of text a fixed height, and let it wrap.',
      ),
    ),
};

/** Adds a style sheet while a function runs. */
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
