/** How a fault is planted in a good page. */
import type {Page} from '@playwright/test';
import type {Visit} from './probe';

/** At least one of these. */
export interface Plant {
  /** Changes the page's HTML, before a browser reads it. */
  html?: (html: string) => string;
  css?: string;
  /** Changes an element of the page, once that has opened and reached its state. */
  change?: Change;
  /** Runs in the page, then as well. */
  script?: () => void;
}

/** What becomes of the first element that a selector finds. */
interface Change {
  element: string;
  /** Name → value; null takes an attribute away. */
  attributes?: Readonly<Record<string, string | null>>;
  /** What it says from now on. */
  text?: string;
  /** HTML that is put in at its end, or behind it. */
  append?: string;
  after?: string;
}

/** A visit of a page as it opens. */
export const at = (
  route: string,
  width = 1280,
  {scheme = 'light', state}: Partial<Pick<Visit, 'scheme' | 'state'>> = {},
): Visit => ({route, width, scheme, ...(state && {state})});

/** Sets attributes of an element; null takes one away. */
export const set = (element: string, attributes: Change['attributes']): Plant => ({
  change: {element, attributes},
});

/** Replaces the content of an element with these words, by default none. */
export const say = (element: string, text = ''): Plant => ({change: {element, text}});

/** Puts HTML at the end of an element. */
export const append = (element: string, html: string): Plant => ({
  change: {element, append: html},
});

/** Puts HTML behind an element. */
export const after = (element: string, html: string): Plant => ({change: {element, after: html}});

/** @throws Error when the HTML has nothing to change */
export function plantIn(html: string, plant: Plant): string {
  const planted = plant.html?.(html) ?? html;
  if (planted === html) throw new Error('The planted fault changes nothing of the HTML.');
  return planted;
}

/** Plants in an open page what is not in its HTML. @throws Error when there is no such element */
export async function plantOn(page: Page, {css, change, script}: Plant): Promise<void> {
  if (css) {
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, css);
  }
  if (change) await page.evaluate(changeElement, change);
  if (script) await page.evaluate(script);
}

/** Runs in the page. */
function changeElement({element: selector, attributes = {}, text, append, after}: Change): void {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`The planted fault changes nothing: there is no ${selector}.`);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  if (text !== undefined) element.replaceChildren(text);
  if (append) element.insertAdjacentHTML('beforeend', append);
  if (after) element.insertAdjacentHTML('afterend', after);
}
