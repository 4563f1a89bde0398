/** What the scripted checks have in the page with them: names for elements, and which of them are seen. */
import type {Page} from '@playwright/test';

/** Where a finding is. */
export interface Place {
  selector: string;
  html: string;
}

export interface Instruments {
  /** A selector that finds this element alone, as short as it can be, and its opening tag. */
  placeOf: (element: Element) => Place;
  /** Whether somebody sees it: it has a box, and is neither transparent nor clipped to a dot. */
  isSeen: (element: Element) => boolean;
  /** Whether any of it lies on the page: a skip link waits above it, slides of a carousel beside what is in view. */
  isOnPage: (element: Element) => boolean;
  /** Whether it can be neither focused nor found: inert, or behind an open modal dialog. */
  isInert: (element: Element) => boolean;
  /** What Tab stops at, in the order of the document. A radio group is one stop; a frame's are its own page's. */
  stops: () => HTMLElement[];
  /** Links that stand in a sentence, which are marked and sized as its words are. */
  isInSentence: (link: Element) => boolean;
  /** Elements that a check comes back to, by number. */
  kept: Element[];
  /** By id of a check, the elements that it has measured. */
  measured: Record<string, WeakSet<Element>>;
  /** Notes that a check has measured an element. */
  mark: (check: string, element: Element) => void;
}

declare global {
  interface Window {
    audit: Instruments;
  }
}

/** How long a carousel may take to come to life once it has been seen, in ms. */
const CAROUSEL_MS = 3000;

/**
 * Puts the instruments into the page, and lets everything on it wake that waits to be seen, so that
 * it does not change under a check. Every check starts with it.
 */
export async function equip(page: Page): Promise<void> {
  if (await page.evaluate(() => 'audit' in window)) return;
  await page.evaluate(async () => {
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
  await addInstruments(page);
}

async function addInstruments(page: Page): Promise<void> {
  await page.evaluate(() => {
    const attribute = (element: Element) => {
      for (const name of ['name', 'href', 'aria-label', 'role']) {
        const value = element.getAttribute(name);
        if (value) return `[${name}="${CSS.escape(value)}"]`;
      }
      return '';
    };
    const isAlone = (selector: string) => document.querySelectorAll(selector).length === 1;
    const selectorOf = (element: Element): string => {
      const tag = element.localName;
      // Ids that React makes up change with every build.
      if (/^[a-z][\w-]*$/i.test(element.id)) return `#${element.id}`;
      const own = tag + attribute(element);
      const land = element.closest('header, main, footer, dialog')?.localName;
      const short = [own, `${land ?? 'body'} ${own}`].find(isAlone);
      if (short ?? !element.parentElement) return short ?? tag;
      const place = [...element.parentElement.children].indexOf(element) + 1;
      return `${selectorOf(element.parentElement)} > ${tag}:nth-child(${place})`;
    };
    const isInert = (element: Element) => element.closest('[inert]') !== null;
    // Its buttons bring it there, and its edge shows that it is there; a screen reader reads it where it is.
    const isBesideView = (element: Element) => {
      const slide = element.closest('[aria-roledescription=slide]');
      const view = slide?.parentElement?.parentElement?.getBoundingClientRect();
      if (!slide || !view) return false;
      const {left, right} = slide.getBoundingClientRect();
      const middle = (left + right) / 2;
      return middle < view.left || middle > view.right;
    };
    const focusable =
      'a[href], area[href], button, input, select, textarea, summary, [contenteditable], [tabindex]';
    const isStop = (element: HTMLElement) => {
      if (element instanceof HTMLIFrameElement) return false;
      if (element.tabIndex < 0 || element.matches(':disabled') || isInert(element)) return false;
      if (element.getClientRects().length === 0) return false;
      if (element instanceof HTMLInputElement && element.type === 'radio' && element.name) {
        const group = document.getElementsByName(element.name);
        const all = [...group].filter((one) => one instanceof HTMLInputElement);
        if ((all.find(({checked}) => checked) ?? all[0]) !== element) return false;
      }
      return element.checkVisibility({visibilityProperty: true});
    };
    window.audit = {
      kept: [],
      measured: {},
      mark: (check, element) => {
        (window.audit.measured[check] ??= new WeakSet()).add(element);
      },
      isInert,
      placeOf: (element) => ({
        selector: selectorOf(element),
        html: ((element.cloneNode() as Element).outerHTML.split('</')[0] ?? '').slice(0, 200),
      }),
      isSeen: (element) => {
        const {width, height} = element.getBoundingClientRect();
        if (width < 2 || height < 2 || element.closest('.visually-hidden')) return false;
        return element.checkVisibility({visibilityProperty: true, opacityProperty: true});
      },
      isOnPage: (element) => {
        const {right, bottom} = element.getBoundingClientRect();
        return right + scrollX > 0 && bottom + scrollY > 0 && !isBesideView(element);
      },
      stops: () => [...document.querySelectorAll<HTMLElement>(focusable)].filter(isStop),
      isInSentence: (link) => {
        const block = link.closest('p, li, dd, td, label, address');
        if (!block || getComputedStyle(link).display !== 'inline') return false;
        const letters = (node: Node | null) => node?.textContent?.replaceAll(/\s/g, '').length ?? 0;
        return letters(block) > letters(link);
      },
    };
  });
}
