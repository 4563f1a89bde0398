const MARKUP: [RegExp, string][] = [
  [/^---\n[\s\S]*?\n---\n/g, ''],
  [/^import .*$/gm, ''],
  // What is heard as a sentence though it stands in a tag: the question of a <Question>.
  [/<Question\s+heading="([^"]*)"\s*>/g, '\n\n$1\n\n'],
  [/<[^>]*>/g, ''],
  // The label that opens an item of a list, on a line of its own: "**Scraping**\"
  [/^(\s*(?:[-*]|\d+\.)\s+)\*\*[^*\n]+(?:[.:]\*\*|\*\*\\\n)/gm, '$1'],
  [/\s*\{#[\w-]+\}/g, ''],
  [/\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/[*_`]{1,2}(?=\S)|(?<=\S)[*_`]{1,2}/g, ''],
];

/**
 * The sentences of a page, as they are read in a row. Headings, labels and lines of a list that are no sentence are
 * left out: they are short, and would make a page look easier than it is.
 *
 * @param mdx a page's source
 */
export function sentencesOf(mdx: string): string[] {
  const text = MARKUP.reduce((rest, [pattern, by]) => rest.replaceAll(pattern, by), mdx);
  return text
    .split(/\n(?:\s*\n|(?=\s*(?:[-*]|\d+\.)\s))/)
    .map((block) =>
      block
        .replace(/^\s*(?:[-*]|\d+\.)\s+/, '')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((block) => !block.startsWith('#'))
    .flatMap((block) => block.split(/(?<=[.?!:]["'”)]?) (?=["'“(]?[\p{Lu}\d])/u))
    .filter((sentence) => /[.?!:]["'”)]?$/.test(sentence) && /\w \w/.test(sentence));
}
