/** Plants faults in pages, to test that probes and engines find them. */
import type {Page} from 'playwright-core';
import type {Visit} from './probe';

/** A fault to plant in a page, which the probe or engine must find, and must not find before. */
export interface PlantedFault {
  /** A sentence, e.g. 'Links have no focus ring'. */
  name: string;
  visit: Visit;
  plant: Plant;
}

/** Changes that plant a fault; at least one is set. */
export interface Plant {
  /** Changes the HTML of the response. */
  html?: (html: string) => string;
  css?: string;
  /** Changes an element after the page has opened and reached its state. */
  change?: Change;
  /** Runs in the page at the same time. */
  script?: () => void;
}

/** A change of the first element that matches a selector. */
interface Change {
  element: string;
  /** Name → value; null removes the attribute. */
  attributes?: Readonly<Record<string, string | null>>;
  /** Replaces the content. */
  text?: string;
  /** HTML to insert at the end of the element, or after it. */
  append?: string;
  after?: string;
}

/** Returns a visit of a page: by default at 1280 px, in the light scheme, as it opens. */
export const at = (
  route: string,
  width = 1280,
  {scheme = 'light', state}: Partial<Pick<Visit, 'scheme' | 'state'>> = {},
): Visit => ({route, width, scheme, ...(state && {state})});

/** Sets attributes of an element; null removes one. */
export const set = (element: string, attributes: Change['attributes']): Plant => ({
  change: {element, attributes},
});

/** Replaces the content of an element with text; empty by default. */
export const setText = (element: string, text = ''): Plant => ({change: {element, text}});

/** Inserts HTML at the end of an element. */
export const append = (element: string, html: string): Plant => ({
  change: {element, append: html},
});

/** Inserts HTML after an element. */
export const after = (element: string, html: string): Plant => ({change: {element, after: html}});

/** Plants a fault in HTML. @throws Error if the HTML stays the same */
export function plantIn(html: string, plant: Plant): string {
  const planted = plant.html?.(html) ?? html;
  if (planted === html) throw new Error('The planted fault changes nothing of the HTML.');
  return planted;
}

/** Plants a fault in an open page. @throws Error if the element does not exist */
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
