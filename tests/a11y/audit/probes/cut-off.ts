/** Finds text that is lost if a layout is narrower, or its text larger, than in its design. */
import type {Page} from '@playwright/test';
import {revealAll} from '../instruments';
import type {Fault} from '../probe';
import {held} from './shot';

/** How far, in CSS px, a glyph's box may go beyond an edge before ink is lost: side bearings and rounding. */
const SLACK = 2;
/** How long scripts may take to react to a new width, and a carousel to end its move, in ms. */
const RESIZE_MS = 1500;

/**
 * Finds text outside the page's width or outside a part that clips it, text on top of other text, and a page
 * that scrolls sideways. Only visible text counts; a part that scrolls loses nothing by itself.
 *
 * @param remedy end of each fault's message
 */
export async function losses(page: Page, remedy: string): Promise<Fault[]> {
  await revealAll(page);
  return held(page, async () => {
    const patience = Date.now() + RESIZE_MS;
    let found = await look(page);
    while (found.length > 0 && Date.now() < patience) found = await look(page);
    return found.map((fault) => ({...fault, message: `${fault.message}. ${remedy}`}));
  });
}

function look(page: Page): Promise<Fault[]> {
  return page.evaluate((slack) => {
    const {audit} = window;
    const found: Fault[] = [];
    const lines: {rect: DOMRect; element: Element; words: string}[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const width = document.documentElement.clientWidth;
    const quote = (words: string) => `'${words.trim().slice(0, 40)}'`;
    const lost = (element: Element, words: string, how: string) => {
      found.push(audit.fault(element, `The words ${quote(words)} ${how}`));
    };
    const sideways = document.documentElement.scrollWidth - width;
    if (sideways > 0) {
      const what = `The page of ${width} px scrolls sideways, by ${sideways} px`;
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
        // The box of a line is higher than its glyphs.
        if (beyond > slack + rects[0]!.height / 4) {
          lost(
            element,
            words,
            `are cut off by ${Math.round(beyond)} px, by ${audit.locationOf(part).html}`,
          );
          break;
        }
        if (position === 'fixed') break;
      }
      if (!scrolls && (right > width + slack || left < -slack)) {
        lost(
          element,
          words,
          `end ${Math.round(Math.max(right - width, -left))} px beyond the page’s edge`,
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
          lost(other.element, other.words, `lie on ${quote(one.words)}`);
        }
      }
    });
    return found;
  }, SLACK);
}
