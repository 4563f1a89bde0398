import type {Page} from '@playwright/test';
import {revealAll} from '../instruments';
import {at} from '../plants';
import {type Probe} from '../probe';
import {onPhone} from '../when';

/** A phone's screen, in CSS px; both sides below the width at which carousels and tabs change. */
const PHONE = {width: 360, height: 600};

/** WCAG 2.2, 1.3.4: a phone shows the same text in portrait and landscape, and no text asks to turn it. */
export const orientation: Probe = {
  id: 'orientation',
  title: 'Upright and on its side a phone shows the same words',
  criteria: ['1.3.4'],
  applies: onPhone,
  planted: [
    {
      name: 'A phone on its side is asked to be turned',
      visit: at('/About', 320),
      plant: {css: '@media (orientation: landscape) {main {display: none}}'},
    },
  ],
  run: async (page) => {
    await revealAll(page);
    const before = page.viewportSize() ?? PHONE;
    await page.setViewportSize(PHONE);
    const upright = await wordsSeen(page);
    await page.setViewportSize({width: PHONE.height, height: PHONE.width});
    const sideways = await wordsSeen(page);
    await page.setViewportSize(before);
    const lost = (from: string[], to: string[]) => from.filter((words) => !to.includes(words));
    return [
      ...lost(upright, sideways).map((words) => ({words, how: 'on its side'})),
      ...lost(sideways, upright).map((words) => ({words, how: 'upright'})),
    ].map(({words, how}) => ({
      message: `A phone held ${how} does not show '${words.slice(0, 40)}'. Some people cannot turn theirs.`,
      selector: 'main',
      html: '<main>',
    }));
  },
};

/**
 * The text of each block that is seen. What a carousel shows at the time is not compared, nor the
 * steps of breadcrumbs: how many there are depends on the width, whichever way a screen is held.
 */
function wordsSeen(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'body :is(h1, h2, h3, h4, p, li, dt, dd, label, button, th, td)',
      ),
    ]
      .filter((block) => window.audit.seen(block))
      .filter((block) => !block.closest('[aria-roledescription="carousel"], nav ol'))
      .map((block) => block.innerText.trim())
      .filter((words) => words),
  );
}
