/** Finds text that is clipped or overlapped in a narrow layout or at a large text size. */
import type {Page} from '@playwright/test';
import {revealAll} from '../instruments';
import type {Fault} from '../probe';
import {held} from './shot';

/** How far, in CSS px, a glyph's box may overflow without being clipped: side bearings and rounding. */
const SLACK = 2;
/** How long scripts may take to adapt to a new width, and a carousel to finish moving, in ms. */
const RESIZE_MS = 1500;

/**
 * Returns text that is outside the page or clipped by an element, text that overlaps other text, and
 * horizontal scrolling of the page. Only visible text counts, and text in a scroll container is not lost.
 *
 * @param remedy how to fix it, which ends each fault's message
 */
export async function losses(page: Page, remedy: string): Promise<Fault[]> {
  await revealAll(page);
  return held(page, async () => {
    const deadline = Date.now() + RESIZE_MS;
    let found = await findLosses(page);
    while (found.length > 0 && Date.now() < deadline) found = await findLosses(page);
    return found.map((fault) => ({...fault, message: `${fault.message}. ${remedy}`}));
  });
}

function findLosses(page: Page): Promise<Fault[]> {
  return page.evaluate((slack) => {
    const {audit} = window;
    const found: Fault[] = [];
    const lines: {rect: DOMRect; element: Element; words: string}[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const width = document.documentElement.clientWidth;
    const quote = (text: string) => `'${text.trim().slice(0, 40)}'`;
    const lost = (element: Element, words: string, how: string) => {
      found.push(audit.fault(element, `The text ${quote(words)} ${how}`));
    };
    const sideways = document.documentElement.scrollWidth - width;
    if (sideways > 0) {
      const what = `The page of ${width} px scrolls horizontally, by ${sideways} px`;
      found.push(audit.fault(document.documentElement, what));
    }
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const words = texts.currentNode.textContent ?? '';
      if (!element || !words.trim() || audit.isInert(element)) continue;
      if (audit.isUnderPanel(element)) continue;
      if (element.closest('script, style, noscript, option, svg') || !audit.seen(element)) continue;
      if (element.closest('[aria-roledescription=slide]') && !audit.isOnPage(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const rects = [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1);
      lines.push(...rects.map((rect) => ({rect, element, words})));
      const [left, right] = [
        Math.min(...rects.map((rect) => rect.left)),
        Math.max(...rects.map((rect) => rect.right)),
      ];
      const [top, bottom] = [
        Math.min(...rects.map((rect) => rect.top)),
        Math.max(...rects.map((rect) => rect.bottom)),
      ];
      let scrolls = false;
      for (
        let part: Element | null = element;
        part && part !== document.body;
        part = part.parentElement
      ) {
        const {overflowX, overflowY, position} = getComputedStyle(part);
        scrolls ||= /auto|scroll/.test(overflowX + overflowY);
        if (scrolls || /visible/.test(overflowX + overflowY)) continue;
        const edge = part.getBoundingClientRect();
        const beyond = Math.max(
          edge.left - left,
          right - edge.right,
          edge.top - top,
          bottom - edge.bottom,
        );
        // A line's box is higher than its glyphs.
        if (beyond > slack + rects[0]!.height / 4) {
          lost(
            element,
            words,
            `is clipped by ${Math.round(beyond)} px, by ${audit.locationOf(part).html}`,
          );
          break;
        }
        if (position === 'fixed') break;
      }
      if (!scrolls && (right > width + slack || left < -slack)) {
        lost(
          element,
          words,
          `extends ${Math.round(Math.max(right - width, -left))} px beyond the page`,
        );
      }
    }
    lines.sort((a, b) => a.rect.top - b.rect.top);
    lines.forEach((one, at) => {
      for (let next = at + 1; next < lines.length; next += 1) {
        const other = lines[next]!;
        if (other.rect.top >= one.rect.bottom) return;
        if (other.element.contains(one.element) || one.element.contains(other.element)) continue;
        const across =
          Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const down = one.rect.bottom - other.rect.top;
        const height = Math.min(one.rect.height, other.rect.height);
        if (across > slack && down > height / 3) {
          lost(other.element, other.words, `overlaps ${quote(one.words)}`);
        }
      }
    });
    return found;
  }, SLACK);
}
