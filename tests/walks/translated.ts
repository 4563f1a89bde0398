/** What is no word: addresses, ids, tags, code, signs. */
const KEPT = /\]\([^)]*\)|\{[^}]*\}|<[^>]*>|`[^`]*`|&\w+;/;

/**
 * A page that `npm run i18n -- start` made, with words of no language in place of each marked text.
 * @param names words that stay, one a line
 */
export function translated(page: string, names: string): string {
  const known = new Set(names.split('\n'));
  const foreign = (words: string) =>
    words
      .split(new RegExp(`(${KEPT.source})`))
      .map((part, index) =>
        index % 2 === 1
          ? part
          : part.replaceAll(/\p{L}{3,}/gu, (word) =>
              known.has(word) ? word : `${word.slice(0, -1)}é`,
            ),
      )
      .join('');
  return page
    .replaceAll(/(?<==")\(en\) ([^"]*)/g, (_, words: string) => foreign(words))
    .replaceAll(/(?<=\[')\(en\) ([^']*)|(?<=, ')\(en\) ([^']*)/g, (_, a?: string, b?: string) =>
      foreign(a ?? b ?? ''),
    )
    .replaceAll(/\(en\) (.*)/g, (_, words: string) => foreign(words));
}
