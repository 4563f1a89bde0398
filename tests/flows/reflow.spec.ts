/** Every page at every width: no broken word, no wrapped figure, no sideways scroll (WCAG 1.4.10). */
import {allLaidOut, expect, test} from '../setup/browser';
import {ROUTES} from '../setup/routes';

const WIDTHS = Array.from({length: 51}, (_, step) => 320 + 32 * step);

for (const route of ROUTES) {
  test(`text and figures of ${route} fit at every width`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto(route);
    await allLaidOut(page);
    await page.evaluate(async () => {
      for (const closed of document.querySelectorAll('details')) closed.open = true;
      await document.fonts.ready;
    });
    const faults: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 800});
      const found = await page.evaluate(faultsOfLayout);
      faults.push(...found.map((fault) => `${width} px: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

/** Returns what does not fit in the page at its present width. Runs in the page. */
function faultsOfLayout(): string[] {
  /** A word, up to a character after which a line may end; or a short figure with its unit, such as 24/7. */
  const WORDS = /(?<!\S)(?=\S*\d)(?!\p{L}+-)\S{1,7}(?!\S)|[^\s\-‐–—/.:@\u00ad\u200b]+/gu;
  const faults: string[] = [];
  const {scrollWidth, clientWidth} = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide`);

  let texts: Text[] = [];
  let block: Element | null = null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const own = blockOf(text);
    if (own !== block) measure();
    block = own;
    texts.push(text);
  }
  measure();
  return faults;

  /** The closest ancestor that starts lines of its own. */
  function blockOf(text: Text): Element | null {
    let element = text.parentElement;
    while (element && getComputedStyle(element).display === 'inline') {
      element = element.parentElement;
    }
    return element;
  }

  /** Reports the words that lie on two lines in the texts of one block. */
  function measure(): void {
    const whole = texts.map(({data}) => data).join('');
    if (block?.checkVisibility() && whole.trim() && !block.closest('.visually-hidden, script')) {
      for (const {0: word, index} of whole.matchAll(WORDS)) {
        if (isBroken(rangeOf(index, index + word.length))) faults.push(`"${word}" is broken`);
      }
    }
    texts = [];
  }

  function rangeOf(start: number, end: number): Range {
    const range = document.createRange();
    let before = 0;
    for (const text of texts) {
      const after = before + text.length;
      if (start >= before && start < after) range.setStart(text, start - before);
      if (end > before && end <= after) range.setEnd(text, end - before);
      before = after;
    }
    return range;
  }

  /** Returns whether the middle of one part is below the end of another; tight lines overlap. */
  function isBroken(range: Range): boolean {
    const parts = [...range.getClientRects()].filter(({width}) => width > 0);
    const end = Math.min(...parts.map(({bottom}) => bottom));
    return parts.some(({top, bottom}) => (top + bottom) / 2 > end);
  }
}
