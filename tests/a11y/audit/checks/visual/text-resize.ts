import type {Check} from '../../check';
import {losses} from './cut-off';
import {equip} from './instruments';
import {withStyle} from './text-spacing';

/** Half of it is 320 px, the narrowest that a page must reflow to (1.4.10). */
const LEAST_WIDTH = 640;

/**
 * WCAG 2.2, 1.4.4: text at 200 %, in both ways that browsers have: a larger default size, and zoom,
 * which leaves the page half of its window. The services panel is no part of a page of that width.
 */
export const textResize: Check = {
  id: 'text-resize',
  title: 'With text at 200 % nothing is cut off, lies on something else or scrolls sideways',
  criteria: ['1.4.4'],
  applies: ({scheme, width, state}) =>
    scheme === 'light' && width >= LEAST_WIDTH && !/panel/.test(state ?? ''),
  run: async (page) => {
    await equip(page);
    const inLargerText = await withStyle(page, ':root {font-size: 200%}', () => losses(page));
    const found = inLargerText.map((loss) => ({...loss, how: 'a text size of 200 %'}));
    const size = page.viewportSize();
    if (size) {
      await page.setViewportSize({width: size.width / 2, height: size.height / 2});
      found.push(...(await losses(page)).map((loss) => ({...loss, how: 'a zoom of 200 %'})));
      await page.setViewportSize(size);
    }
    return found.map(({what, how, selector, html}) => ({
      rule: 'text-resize',
      outcome: 'violation' as const,
      criteria: ['1.4.4'],
      message: `${what}, with ${how}. Size in rem what holds text, and let it wrap.`,
      selector,
      html,
    }));
  },
  defects: [
    {
      name: 'Buttons have a height in px',
      visit: {route: '/', width: 1280, scheme: 'light'},
      plant: {
        css: 'main a[href="/TrendSoft/ContactUs"] {min-block-size: 0; max-block-size: 18px; padding: 0; overflow: clip}',
      },
    },
    {
      name: 'The header shows all its links in half of the window too',
      visit: {route: '/TrendSoft/Career', width: 1280, scheme: 'light'},
      plant: {css: 'header nav[aria-label] {display: block}'},
    },
  ],
};
