import {type Probe} from '../probe';
import {forLayout} from '../when';
import {losses} from '../page/cut-off';
import {withStyle} from './text-spacing';

/** Half of it is 320 px, the narrowest width for reflow (1.4.10). */
const LEAST_WIDTH = 640;

/**
 * WCAG 2.2, 1.4.4: text at 200 %, both by a larger default font size and by zoom, which halves the
 * width of the viewport. At that width, a panel may not exist.
 */
export const textResize: Probe = {
  id: 'text-resize',
  title: 'At 200 %, no text is clipped or overlaps, and the page does not scroll sideways',
  criteria: ['1.4.4'],
  applies: (visit) => forLayout(visit) && visit.width >= LEAST_WIDTH && !visit.isPanel,
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
