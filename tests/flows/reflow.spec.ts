/** Every page at every width: no broken word, no wrapped figure, no sideways scroll (WCAG 1.4.10). */
import {sticksOut} from '../engines/look';
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
      const found = [...(await page.evaluate(sticksOut)), ...(await page.evaluate(brokenTexts))];
      faults.push(...found.map((fault) => `${width} px: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

/** Returns the words that lie on two lines. Runs in the page. */
function brokenTexts(): string[] {
  /** A word, up to a character after which a line may end; or a short figure with its unit, such as 24/7. */
  const WORDS = /(?<!\S)(?=\S*\d)(?!\p{L}+-)\S{1,7}(?!\S)|[^\s\-‐–—/.:@\u00ad\u200b]+/gu;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  /** The texts that follow each other in one block, character by character. */
  const runs: {block: Element; characters: {text: Text; offset: number}[]}[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    let block = text.parentElement!;
    while (getComputedStyle(block).display === 'inline') block = block.parentElement!;
    if (runs.at(-1)?.block !== block) runs.push({block, characters: []});
    for (let offset = 0; offset < text.length; offset += 1) {
      runs.at(-1)!.characters.push({text, offset});
    }
  }
  return runs
    .filter(({block}) => block.checkVisibility() && !block.closest('.visually-hidden, script'))
    .flatMap(({characters}) => {
      const whole = characters.map(({text, offset}) => text.data[offset]).join('');
      return [...whole.matchAll(WORDS)]
        .filter(({0: word, index}) => {
          const [first, last] = [characters[index]!, characters[index + word.length - 1]!];
          const range = document.createRange();
          range.setStart(first.text, first.offset);
          range.setEnd(last.text, last.offset + 1);
          // Broken, if the middle of one part is below the end of another; tight lines overlap.
          const parts = [...range.getClientRects()].filter(({width}) => width > 0);
          const end = Math.min(...parts.map(({bottom}) => bottom));
          return parts.some(({top, bottom}) => (top + bottom) / 2 > end);
        })
        .map(([word]) => `"${word}" is broken`);
    });
}
