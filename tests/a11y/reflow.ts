/** Finds content that does not fit the width. The functions run in the page, so they can only use what they define. */

/** Returns the elements that make the page scroll sideways. */
export function overflowingElements(): string[] {
  const root = document.documentElement;
  if (root.scrollWidth <= innerWidth) return [];
  const wide = [...document.body.querySelectorAll('*')].filter(
    (one) => one.getBoundingClientRect().right > innerWidth + 1,
  );
  return [`${root.scrollWidth} px`, ...wide.slice(-3).map((one) => one.outerHTML.slice(0, 160))];
}

/**
 * Returns the words that are broken across two lines. Lists the words once, and later calls only measure them.
 * @param hyphenates whether the engine supports `hyphens: auto`; Chromium has no dictionary
 */
export function brokenTexts(hyphenates: boolean): string[] {
  interface Word {
    word: string;
    /** Ranges of the first and the last character. */
    ends: [Range, Range];
  }
  const page = window as Window & {words?: Word[]};
  page.words ??= findWords();
  return page.words
    .filter(({ends: [first, last]}) => {
      // Compare the middle, since tight lines overlap.
      const {top, bottom} = last.getBoundingClientRect();
      if ((top + bottom) / 2 <= first.getBoundingClientRect().bottom) return false;
      const block = blockOf(first.startContainer);
      // At another width, the ends may be in different blocks.
      if (block !== blockOf(last.startContainer) || block.closest('.visually-hidden, script')) {
        return false;
      }
      return !hyphenates || getComputedStyle(block).hyphens !== 'auto';
    })
    .map(({word}) => `"${word}" is broken`);

  function blockOf(text: Node): Element {
    let block = text.parentElement!;
    // In Firefox, a line of text in a drawing is inline, too.
    const isInline = () =>
      getComputedStyle(block).display === 'inline' && !block.matches('svg text');
    while (isInline()) block = block.parentElement!;
    return block;
  }

  function findWords(): Word[] {
    /** A word up to a break opportunity, or a short number with its unit, such as 24/7. */
    const WORDS = /(?<!\S)(?=\S*\d)(?!\p{L}+-)\S{1,7}(?!\S)|[^\s\-‐–—/.:@\u00ad\u200b]+/gu;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    /** Consecutive text of one block, by character. */
    const runs: {block: Element; characters: {text: Text; offset: number}[]}[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const block = blockOf(text);
      if (runs.at(-1)?.block !== block) runs.push({block, characters: []});
      for (let offset = 0; offset < text.length; offset += 1) {
        runs.at(-1)!.characters.push({text, offset});
      }
    }
    return runs.flatMap(({characters}) => {
      const whole = characters.map(({text, offset}) => text.data[offset]).join('');
      return [...whole.matchAll(WORDS)].map(({0: word, index}): Word => {
        const [first, last] = [index, index + word.length - 1].map((at) => {
          const {text, offset} = characters[at]!;
          const range = document.createRange();
          range.setStart(text, offset);
          range.setEnd(text, offset + 1);
          return range;
        });
        return {word, ends: [first!, last!]};
      });
    });
  }
}
