/** Functions that engines and probes use inside the page: they select elements, and tell which are visible. */
import type {Page} from '@playwright/test';
import type {Fault} from './probe';
import {putInPage} from './in-page';

/** Where a finding is. */
export interface ElementLocation {
  selector: string;
  html: string;
}

export interface Instruments {
  /** Returns a selector that finds only this element, short and the same in every build. */
  selectorOf: (element: Element) => string;
  /** Returns the selector and the opening tag. */
  locationOf: (element: Element) => ElementLocation;
  /** A fault of an element. */
  fault: (element: Element, message: string) => Fault;
  /** Returns whether it is visible: it has a box, and is neither transparent nor clipped to a dot. */
  seen: (element: Element) => boolean;
  /** Returns whether it is exposed to assistive technology. */
  exposed: (element: Element) => boolean;
  /** Returns the visible text, with white space collapsed. */
  words: (element: Element) => string;
  /** Returns whether any of it is on the page: a skip link is above it, hidden slides of a carousel are beside the visible ones. */
  isOnPage: (element: Element) => boolean;
  /** Whether it can be neither focused nor found: inert, or behind an open modal dialog. */
  isInert: (element: Element) => boolean;
  /** Returns whether an open panel covers any of it. */
  isUnderPanel: (element: Element) => boolean;
  /** Returns the Tab stops in document order. A radio group is one stop; stops in frames do not count. */
  stops: () => HTMLElement[];
  /** Returns whether a link is part of a sentence, so that it looks like the text around it. */
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
  /** Returns what has happened since the last call, in words. */
  happened: () => string[];
  stop: () => void;
}

declare global {
  interface Window {
    audit: Instruments;
  }
}

/** Adds the functions to the page, unless it has them already. */
export async function equip(page: Page): Promise<void> {
  await page.evaluate(putInPage);
}

/** Longest time until a carousel in view is ready, in ms. */
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
