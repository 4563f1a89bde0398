/** Functions that engines and probes use inside the page: selectors of elements, and which are visible. */
import type {Page} from '@playwright/test';
import type {Fault} from './probe';
import {putInPage} from './in-page';

/** Where a finding is. */
export interface ElementLocation {
  selector: string;
  html: string;
}

export interface Instruments {
  /** A selector that finds this element alone, short and the same in every build. */
  selectorOf: (element: Element) => string;
  /** The same, and its opening tag. */
  locationOf: (element: Element) => ElementLocation;
  /** A fault of an element. */
  fault: (element: Element, message: string) => Fault;
  /** Whether it is visible: it has a box, and is neither transparent nor clipped to a dot. */
  seen: (element: Element) => boolean;
  /** Whether it is exposed to assistive technology. */
  exposed: (element: Element) => boolean;
  /** The visible text, white space folded. */
  words: (element: Element) => string;
  /** Whether any of it lies on the page: a skip link waits above it, slides of a carousel beside what is in view. */
  isOnPage: (element: Element) => boolean;
  /** Whether it can be neither focused nor found: inert, or behind an open modal dialog. */
  isInert: (element: Element) => boolean;
  /** Whether an open panel covers any of it. */
  isUnderPanel: (element: Element) => boolean;
  /** The Tab stops in the order of the document. A radio group is one stop; those in frames do not count. */
  stops: () => HTMLElement[];
  /** Whether a link is part of a sentence, so that it looks like its words. */
  isInSentence: (link: Element) => boolean;
  /** What a visitor would notice if the page changed by itself, without moving content such as a carousel. */
  situation: () => Record<string, string>;
  /** Records changes without an interaction until it is stopped. */
  watch: () => Watch;
  /** Elements that a probe needs again, by number. */
  kept: Element[];
  /** Whether everything has been scrolled into view once. */
  revealed: boolean;
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

/** Adds the functions to the page, unless it has them. */
export async function equip(page: Page): Promise<void> {
  await page.evaluate(putInPage);
}

/** Longest time until a carousel is ready once it was in view, in ms. */
const CAROUSEL_MS = 3000;

/**
 * Does the same, then scrolls through the page, so that lazy content is there and the page does not change during a probe.
 * Every probe of visible content starts with it.
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
  await page
    .waitForFunction(
      () => !document.querySelector('[aria-roledescription="carousel"]:not([data-ready])'),
      undefined,
      {timeout: CAROUSEL_MS},
    )
    .catch(() => undefined);
}
