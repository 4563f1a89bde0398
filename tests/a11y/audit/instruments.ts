/** What engines and scripted checks have in the page with them: names for elements, and which of them are seen. */
import type {Page} from '@playwright/test';
import type {Fault} from './probe';
import {putInPage} from './in-page';

/** Where a finding is. */
export interface Place {
  selector: string;
  html: string;
}

export interface Instruments {
  /** A selector that finds this element alone, short and the same in every build. */
  selectorOf: (element: Element) => string;
  /** The same, and its opening tag. */
  placeOf: (element: Element) => Place;
  /** A fault of an element. */
  fault: (element: Element, message: string) => Fault;
  /** Whether somebody sees it: it has a box, and is neither transparent nor clipped to a dot. */
  seen: (element: Element) => boolean;
  /** Whether assistive technology is told of it. */
  told: (element: Element) => boolean;
  /** The text that is seen, white space folded. */
  words: (element: Element) => string;
  /** Whether any of it lies on the page: a skip link waits above it, slides of a carousel beside what is in view. */
  isOnPage: (element: Element) => boolean;
  /** Whether it can be neither focused nor found: inert, or behind an open modal dialog. */
  isInert: (element: Element) => boolean;
  /** Whether an open panel covers any of it. */
  isUnderPanel: (element: Element) => boolean;
  /** What Tab stops at, in the order of the document. A radio group is one stop; a frame's are its own page's. */
  stops: () => HTMLElement[];
  /** Links that stand in a sentence, which are marked and sized as its words are. */
  isInSentence: (link: Element) => boolean;
  /** What a visitor would notice of a page that changed by itself; what moves (a carousel) is no part of it. */
  situation: () => Record<string, string>;
  /** Watches what happens without being asked for, until it is stopped. */
  watch: () => Watch;
  /** Elements that a check comes back to, by number. */
  kept: Element[];
  /** Whether everything has been in sight once. */
  awake: boolean;
}

export interface Watch {
  /** What has happened since the last call, in words. */
  happened: () => string[];
  stop: () => void;
}

declare global {
  interface Window {
    audit: Instruments;
  }
}

/** Puts the instruments into the page; nothing happens where they are. */
export async function equip(page: Page): Promise<void> {
  await page.evaluate(putInPage);
}

/** How long a carousel may take to come to life once it has been seen, in ms. */
const CAROUSEL_MS = 3000;

/**
 * The same, and lets everything wake that waits to be seen, so that the page does not change under a check.
 * Every check of what is seen starts with it.
 */
export async function wake(page: Page): Promise<void> {
  await equip(page);
  await page.evaluate(async () => {
    if (window.audit.awake) return;
    window.audit.awake = true;
    const {scrollHeight} = document.documentElement;
    for (let top = 0; top < scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  await page
    .waitForFunction(
      () => !document.querySelector('[aria-roledescription="carousel"]:not([data-ready])'),
      undefined,
      {timeout: CAROUSEL_MS},
    )
    .catch(() => undefined);
}
