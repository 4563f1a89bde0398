/** Helpers for browser tests of the two carousels of the home page. */
import type {Locator, Page} from '@playwright/test';
import {expect} from './browser';
import {pageAt} from './site';

/** The name and number of slides of a carousel on the built home page. */
function carouselWith(what: string) {
  const found = pageAt('/')(`section[aria-roledescription=carousel]:has(${what})`).first();
  return {
    label: found.attr('aria-label') ?? '',
    count: found.find('[aria-roledescription=slide]').length,
  };
}
export const LOGOS = carouselWith('img');
export const TESTIMONIALS = carouselWith('figure');
export const {label: LABEL, count: COUNT} = TESTIMONIALS;
export const nth = (number: number) => `${((number - 1 + COUNT) % COUNT) + 1} of ${COUNT}`;

export const carousel = (page: Page, label: string) =>
  page.getByRole('region', {name: label, exact: true});

/** Scrolls to a carousel and waits until it moves by itself. */
export async function ready(page: Page, label: string): Promise<Locator> {
  const found = carousel(page, label);
  await found.scrollIntoViewIfNeeded();
  await expect(found).toHaveAttribute('data-ready');
  return found;
}

/** Returns the names of the slides inside the carousel's box, with a tolerance of 1 px; copies included. */
export function inView(within: Locator): Promise<(string | null | undefined)[]> {
  return within.evaluate((section) => {
    const {left, right} = section.getBoundingClientRect();
    return [...section.querySelectorAll('[aria-roledescription="slide"] > *')]
      .filter((slide) => {
        const box = slide.getBoundingClientRect();
        return box.left > left - 1 && box.right < right + 1;
      })
      .map((slide) => slide.parentElement?.getAttribute('aria-label'));
  });
}

/** Waits until no slide moves and the carousel is full. */
export async function atRest(within: Locator, space = 3): Promise<(string | null | undefined)[]> {
  await expect.poll(() => inView(within)).toHaveLength(space);
  return inView(within);
}
