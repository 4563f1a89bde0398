import {at} from '../plants';
import {type Probe} from '../probe';
import {CAREERS, forLayout} from '../when';
import {losses} from './cut-off';
import {withStyle} from './text-spacing';

/** Half of it is 320 px, the narrowest that a page must reflow to (1.4.10). */
const LEAST_WIDTH = 640;

/**
 * WCAG 2.2, 1.4.4: text at 200 %, in both ways that browsers have: a larger default size, and zoom,
 * which leaves the page half of its window. The services panel is no part of a page of that width.
 */
export const textResize: Probe = {
  id: 'text-resize',
  title: 'With text at 200 % nothing is cut off, lies on something else or scrolls sideways',
  criteria: ['1.4.4'],
  applies: (visit) =>
    forLayout(visit) && visit.width >= LEAST_WIDTH && !/panel/.test(visit.state ?? ''),
  planted: [
    {
      name: 'Buttons have a height in px',
      visit: at('/'),
      plant: {
        css: 'main a[href="/TrendSoft/ContactUs"] {min-block-size: 0; max-block-size: 18px; padding: 0; overflow: clip}',
      },
    },
    {
      name: 'The header shows all its links in half of the window too',
      visit: at(CAREERS),
      plant: {css: 'header nav[aria-label] {display: block}'},
    },
  ],
  run: async (page) => {
    const lostBy = (how: string) =>
      losses(page, `With ${how}. Size in rem what contains text, and let it wrap.`);
    const found = await withStyle(page, ':root {font-size: 200%}', () =>
      lostBy('a text size of 200 %'),
    );
    const size = page.viewportSize();
    if (size) {
      await page.setViewportSize({width: size.width / 2, height: size.height / 2});
      found.push(...(await lostBy('a zoom of 200 %')));
      await page.setViewportSize(size);
    }
    return found;
  },
};
