import type {Page} from '@playwright/test';
import {at} from '../planted-faults';
import {type Probe} from '../probe';
import {forLayout} from '../when';
import {losses} from './cut-off';
import {pageWith} from '../../../setup/routes';

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
  planted: [
    {
      name: 'Tabs have a fixed height and clip their text',
      visit: at(pageWith('Tabs')),
      plant: {
        css: 'main [role=tab] {block-size: 1.6rem; min-block-size: 0; overflow: clip; white-space: nowrap; max-inline-size: 12rem}',
      },
    },
    {
      name: 'Paragraphs of the open questions have a fixed height',
      visit: at(pageWith('Question'), 1280, {
        state: 'all questions open',
      }),
      plant: {css: 'main details p {block-size: 2lh; overflow: clip}'},
    },
  ],
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
