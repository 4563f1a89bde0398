/** Lists the visible text of a page with its position, colour and size. */
import type {Page} from 'playwright-core';
import type {Rgb} from './contrast';
import type {ElementLocation} from './instruments';
import type {Box} from './shot';

export interface Words extends ElementLocation {
  text: string;
  /** One box for each line, in CSS px of the document. */
  lines: Box[];
  colour: Rgb;
  /** Opacity of the colour and of all ancestors, from 0 to 1. */
  opacity: number;
  /** Whether it is large text in the sense of WCAG 2.2, 1.4.3. */
  large: boolean;
}

/**
 * Returns visible text, including placeholders and the values of fields. Left out are the exceptions of
 * WCAG: logos, disabled controls and hidden text; and what a sticky part covers or a scroll container hides.
 */
export function wordsOnPage(page: Page): Promise<Words[]> {
  return page.evaluate(() => {
    const {audit} = window;
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    if (!canvas) throw new Error('This browser has no canvas, which converts colours.');
    const known = new Map<string, [number, number, number, number]>();
    const colourOf = (css: string) => {
      const before = known.get(css);
      if (before) return before;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = css;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      const found: [number, number, number, number] = [red, green, blue, alpha / 255];
      known.set(css, found);
      return found;
    };
    const words = (element: Element, text: string, rects: Iterable<DOMRect>, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      const [red, green, blue, alpha] = colourOf(style.color);
      const size = Number.parseFloat(style.fontSize);
      let opacity = alpha * (pseudo ? Number(style.opacity) : 1);
      for (let part: Element | null = element; part; part = part.parentElement) {
        opacity *= Number(getComputedStyle(part).opacity);
      }
      return {
        ...audit.locationOf(element),
        text: text.trim().slice(0, 40),
        lines: [...rects].map(({x, y, width, height}) => ({
          x: x + scrollX,
          y: y + scrollY,
          width,
          height,
        })),
        colour: [red, green, blue] as const,
        opacity,
        large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      };
    };
    const isCovered = audit.coveredByStuck();
    const counts = (element: Element | null): element is Element => {
      if (!element || audit.isInert(element) || audit.isUnderPanel(element)) return false;
      if (element.closest('script, style, noscript, option, svg, iframe, :disabled')) return false;
      return audit.isOnPage(element) && audit.seen(element) && !isCovered(element);
    };
    const valueOf = (field: HTMLInputElement | HTMLSelectElement) =>
      field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.value;

    const wordsInFields = (): Words[] => {
      const fields = [
        ...document.querySelectorAll<HTMLInputElement>('input, textarea, select'),
      ].filter(
        (field) => !/radio|checkbox|file|hidden|range|color/.test(field.type) && counts(field),
      );
      return fields.flatMap((field) => {
        const value = valueOf(field);
        const text = value || field.placeholder;
        if (!text) return [];
        const pseudo = value ? undefined : '::placeholder';
        return [words(field, text, [field.getBoundingClientRect()], pseudo)];
      });
    };

    const found: Words[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent ?? '';
      if (!text.trim() || !counts(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if (!audit.isScrolledAway(element)) found.push(words(element, text, range.getClientRects()));
    }
    return [...found, ...wordsInFields()];
  });
}
