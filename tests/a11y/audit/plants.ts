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
  /** Runs in the page at the same time. */
  script?: () => void;
}

/** Changes to the first element that a selector finds. */
interface Change {
  element: string;
  /** Name → value; null removes an attribute. */
  attributes?: Readonly<Record<string, string | null>>;
  /** Its new text. */
  text?: string;
  /** HTML to insert at its end, or after it. */
  append?: string;
  after?: string;
}

/** Returns a visit of a page as it opens. */
export const at = (
  route: string,
  width = 1280,
  {scheme = 'light', state}: Partial<Pick<Visit, 'scheme' | 'state'>> = {},
): Visit => ({route, width, scheme, ...(state && {state})});

/** Returns a plant that sets attributes of an element; null removes one. */
export const set = (element: string, attributes: Change['attributes']): Plant => ({
  change: {element, attributes},
});

/** Returns a plant that replaces an element's content with text, by default none. */
export const say = (element: string, text = ''): Plant => ({change: {element, text}});

/** Returns a plant that inserts HTML at the end of an element. */
export const append = (element: string, html: string): Plant => ({
  change: {element, append: html},
});

/** Returns a plant that inserts HTML after an element. */
export const after = (element: string, html: string): Plant => ({change: {element, after: html}});

/** @throws Error if the plant changes nothing */
export function plantIn(html: string, plant: Plant): string {
  const planted = plant.html?.(html) ?? html;
  if (planted === html) throw new Error('The planted fault changes nothing of the HTML.');
  return planted;
}

/** Plants in an open page what is not in its HTML. @throws Error if there is no such element */
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
