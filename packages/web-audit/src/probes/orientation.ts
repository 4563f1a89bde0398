import type {Page} from 'playwright-core';
import {revealAll} from '../page/instruments';
import {type Probe} from '../probe';
import {onPhone} from '../when';

/** A phone's screen, in CSS px; both sides are below the breakpoint of carousels and tabs. */
const PHONE = {width: 360, height: 600};

/** WCAG 2.2, 1.3.4: the page shows the same text in portrait and landscape orientation. */
export const orientation: Probe = {
  id: 'orientation',
  title: 'A phone shows the same text in portrait and landscape orientation',
  criteria: ['1.3.4'],
  applies: onPhone,
  run: async (page) => {
    await revealAll(page);
    const before = page.viewportSize() ?? PHONE;
    await page.setViewportSize(PHONE);
    const portrait = await visibleTexts(page);
    await page.setViewportSize({width: PHONE.height, height: PHONE.width});
    const landscape = await visibleTexts(page);
    await page.setViewportSize(before);
    const lost = (from: string[], to: string[]) => from.filter((text) => !to.includes(text));
    return [
      ...lost(portrait, landscape).map((text) => ({text, how: 'landscape'})),
      ...lost(landscape, portrait).map((text) => ({text, how: 'portrait'})),
    ].map(({text, how}) => ({
      message: `A phone in ${how} orientation does not show '${text.slice(0, 40)}'. Some people cannot rotate theirs.`,
      selector: 'main',
      html: '<main>',
    }));
  },
};

/**
 * Returns the text of each visible block. Left out are carousels, whose content changes, and breadcrumbs,
 * whose number depends on the width.
 */
function visibleTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'body :is(h1, h2, h3, h4, p, li, dt, dd, label, button, th, td)',
      ),
    ]
      .filter((block) => window.audit.seen(block))
      .filter((block) => !block.closest('[aria-roledescription="carousel"], nav ol'))
      .map((block) => block.innerText.trim())
      .filter((text) => text),
  );
}
