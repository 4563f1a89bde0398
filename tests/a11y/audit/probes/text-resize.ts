import {at} from '../planted-faults';
import {type Probe} from '../probe';
import {CAREERS, forLayout} from '../when';
import {losses} from './cut-off';
import {withStyle} from './text-spacing';

/** Half of it is 320 px, the narrowest width for reflow (1.4.10). */
const LEAST_WIDTH = 640;

/**
 * WCAG 2.2, 1.4.4: text at 200 %, both by a larger default font size and by zoom, which halves the
 * width of the viewport. At that width, the services panel does not exist.
 */
export const textResize: Probe = {
  id: 'text-resize',
  title: 'At 200 %, no text is clipped or overlaps, and the page does not scroll sideways',
  criteria: ['1.4.4'],
  applies: (visit) =>
    forLayout(visit) && visit.width >= LEAST_WIDTH && !/panel/.test(visit.state ?? ''),
  planted: [
    {
      name: 'A button has a maximum height in px',
      visit: at('/'),
      plant: {
        css: 'main a[href="/TrendSoft/ContactUs"] {min-block-size: 0; max-block-size: 18px; padding: 0; overflow: clip}',
      },
    },
    {
      name: 'The header shows all its links in half the viewport width too',
      visit: at(CAREERS),
      plant: {css: 'header nav[aria-label] {display: block}'},
    },
  ],
  run: async (page) => {
    const lostBy = (how: string) =>
      losses(page, `With ${how}. Size containers of text in rem, and let text wrap.`);
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
