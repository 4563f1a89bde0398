/** Functions that engines and probes use inside the page, such as selectors and visibility of elements. */
import type {Page} from 'playwright-core';
import type {Fault} from '../probe';
import {putInPage} from './in-page';

/** Selector and opening tag of an element. */
export interface ElementLocation {
  selector: string;
  html: string;
}

export interface Instruments {
  /** Returns a short selector that matches only this element and is the same in every build. */
  selectorOf: (element: Element) => string;
  locationOf: (element: Element) => ElementLocation;
  fault: (element: Element, message: string) => Fault;
  /** Whether an element is visible: it has a box, and is neither transparent nor visually hidden. */
  seen: (element: Element) => boolean;
  /** Whether an element is exposed to assistive technology. */
  exposed: (element: Element) => boolean;
  /** Returns the visible text with white space collapsed. */
  words: (element: Element) => string;
  /** Whether an element is on the page: not an unfocused skip link above it, or a slide out of view. */
  isOnPage: (element: Element) => boolean;
  /** Whether an element is inert, for example behind an open modal dialog. */
  isInert: (element: Element) => boolean;
  /** Whether an open panel covers part of an element. */
  isUnderPanel: (element: Element) => boolean;
  /** Returns a test whether a sticky part, which was moved there by scrolling, covers a part of an element. */
  coveredByStuck: () => (element: Element) => boolean;
  /** Whether a scroll container hides a part of an element, which is then not whole on a screenshot. */
  isScrolledAway: (element: Element) => boolean;
  /** Returns the Tab stops in document order. A radio group is one stop; frames are left out. */
  stops: () => HTMLElement[];
  /** Whether a link is inline in a sentence. */
  isInSentence: (link: Element) => boolean;
  /** Returns state whose unexpected change a visitor would notice, except for moving content such as a carousel. */
  situation: () => Record<string, string>;
  /** Records changes of context until `stop` is called. */
  watch: () => Watch;
  /** Elements that a probe refers to by index. */
  kept: Element[];
  /** Whether the whole page has been scrolled into view once. */
  revealed: boolean;
}

export interface Watch {
  /** Returns descriptions of the changes since the last call. */
  happened: () => string[];
  stop: () => void;
}

declare global {
  interface Window {
    audit: Instruments;
  }
}

/** Adds the instruments to the page, unless it has them. */
export async function equip(page: Page): Promise<void> {
  await page.evaluate(putInPage);
}

const afterwards = new WeakMap<Page, (page: Page) => Promise<void>>();

/** Sets what waits, once the page has been scrolled through, until what loads lazily is ready. */
export function onceRevealed(page: Page, wait: (page: Page) => Promise<void>): void {
  afterwards.set(page, wait);
}

/**
 * Adds the instruments and scrolls through the page, so that lazy content is loaded before a probe starts.
 * Every probe of visible content calls it first.
 */
export async function revealAll(page: Page): Promise<void> {
  await equip(page);
  await page.evaluate(async () => {
    if (window.audit.revealed) return;
    window.audit.revealed = true;
    const {scrollHeight} = document.documentElement;
    for (let top = 0; top < scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  await afterwards.get(page)?.(page);
}
