/** Finds text that is clipped or overlapped in a narrow layout or at a large text size. */
import type {Page} from 'playwright-core';
import {revealAll} from './instruments';
import type {Fault} from '../probe';
import {held} from './shot';

/** How far, in CSS px, a glyph's box may overflow without being clipped: side bearings and rounding. */
const SLACK = 2;
/** How long scripts may take to adapt to a new width, and a carousel to finish moving, in ms. */
const RESIZE_MS = 1500;

/**
 * Returns text that is outside the page or clipped by an element, text that overlaps other text, and
 * horizontal scrolling of the page. Only visible text counts, and text in a scroll container is not lost.
 * What is scrolled out of its container overlaps nothing. Scrolls to the top, where no fixed or sticky part is over others.
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
    type Sides = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
    interface Line {
      rect: DOMRect;
      element: Element;
      words: string;
    }

    const {audit} = window;
    scrollTo(0, 0);
    const found: Fault[] = [];
    const width = document.documentElement.clientWidth;
    const quote = (text: string) => `'${text.trim().slice(0, 40)}'`;
    const lost = ({element, words}: Omit<Line, 'rect'>, how: string) => {
      found.push(audit.fault(element, `The text ${quote(words)} ${how}`));
    };

    const isVisible = ({width: across, height: down}: DOMRect) => across > 1 && down > 1;

    // It is read after more scrolling.
    const isCovered = audit.coveredByStuck();
    const isExamined = (element: Element) => {
      if (audit.isInert(element) || audit.isUnderPanel(element) || isCovered(element)) return false;
      if (element.closest('script, style, noscript, option, svg') || !audit.seen(element)) {
        return false;
      }
      return !element.closest('[aria-roledescription=slide]') || audit.isOnPage(element);
    };

    /** Returns the part of a line that its scroll containers show; without width or height if they show none. */
    const shownPart = (element: Element, line: DOMRect): DOMRect => {
      let {left, top, right, bottom} = line;
      const {body} = document;
      for (let part: Element | null = element; part && part !== body; part = part.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(part).overflow)) continue;
        const view = part.getBoundingClientRect();
        left = Math.max(left, view.left);
        top = Math.max(top, view.top);
        right = Math.min(right, view.right);
        bottom = Math.min(bottom, view.bottom);
      }
      return new DOMRect(left, top, right - left, bottom - top);
    };

    const sidesOf = (rects: readonly DOMRect[]): Sides => ({
      left: Math.min(...rects.map((rect) => rect.left)),
      top: Math.min(...rects.map((rect) => rect.top)),
      right: Math.max(...rects.map((rect) => rect.right)),
      bottom: Math.max(...rects.map((rect) => rect.bottom)),
    });

    /** Returns how far a text extends beyond an element, in px. */
    const beyondEdge = (part: Element, {left, top, right, bottom}: Sides) => {
      const edge = part.getBoundingClientRect();
      return Math.max(edge.left - left, right - edge.right, edge.top - top, bottom - edge.bottom);
    };

    /** Reports what clips a text. Returns whether the text is in a scroll container. */
    const reportClipping = (text: Omit<Line, 'rect'>, sides: Sides, allowed: number): boolean => {
      const {body} = document;
      for (
        let part: Element | null = text.element;
        part && part !== body;
        part = part.parentElement
      ) {
        const {overflowX, overflowY, position} = getComputedStyle(part);
        const overflow = overflowX + overflowY;
        if (/auto|scroll/.test(overflow)) return true;
        if (/visible/.test(overflow)) continue;
        const beyond = beyondEdge(part, sides);
        if (beyond > allowed) {
          lost(text, `is clipped by ${Math.round(beyond)} px, by ${audit.locationOf(part).html}`);
          return false;
        }
        if (position === 'fixed') return false;
      }
      return false;
    };

    const overlap = (one: Line, other: Line) => {
      const across =
        Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = one.rect.bottom - other.rect.top;
      return across > slack && down > Math.min(one.rect.height, other.rect.height) / 3;
    };

    /** @param lines sorted by their tops */
    const reportOverlaps = (lines: readonly Line[]) => {
      lines.forEach((one, index) => {
        for (const other of lines.slice(index + 1)) {
          if (other.rect.top >= one.rect.bottom) return;
          const isNested =
            other.element.contains(one.element) || one.element.contains(other.element);
          if (!isNested && overlap(one, other)) lost(other, `overlaps ${quote(one.words)}`);
        }
      });
    };

    const reportSidewaysScrolling = () => {
      const sideways = document.documentElement.scrollWidth - width;
      if (sideways <= 0) return;
      const what = `The page of ${width} px scrolls horizontally, by ${sideways} px`;
      found.push(audit.fault(document.documentElement, what));
    };

    reportSidewaysScrolling();
    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement;
      const words = texts.currentNode.textContent ?? '';
      if (!element || !words.trim() || !isExamined(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const rects = [...range.getClientRects()].filter(isVisible);
      const [first] = rects;
      if (!first) continue;
      const shown = rects.map((rect) => shownPart(element, rect)).filter(isVisible);
      lines.push(...shown.map((rect) => ({rect, element, words})));
      const sides = sidesOf(rects);
      // A line's box is higher than its glyphs.
      const scrolls = reportClipping({element, words}, sides, slack + first.height / 4);
      const {left, right} = sides;
      if (!scrolls && (right > width + slack || left < -slack)) {
        const beyond = Math.round(Math.max(right - width, -left));
        lost({element, words}, `extends ${beyond} px beyond the page`);
      }
    }
    lines.sort((a, b) => a.rect.top - b.rect.top);
    reportOverlaps(lines);
    return found;
  }, SLACK);
}
