import type {Text} from 'mdast';
import {withoutHeadingIds} from '../../../src/mdx/parse';
import {nodesOf, positionOf} from '../../../src/mdx/nodes';
import type {Diagnostic} from '../../../src/mdx/diagnostic';
import type {Rule} from './rule';

/** Markdown characters that were not parsed, and so appear in the text of a page. */
const UNPARSED_MARKUP: readonly [RegExp, string][] = [
  [
    /!\[[^\]\n]*\]\([^()\n]*\s[^()\n]*\.\w+\)/,
    'The name of the file has a space. Rename the file, with hyphens instead of spaces, and write the new name here',
  ],
  [
    /!?\[[^\]\n]*\]|\]\(/,
    'Write a link as [words](/address), a picture as ![what it shows](/img/name.webp)',
  ],
  [/\*\*|(?<!\w)__|__(?!\w)|~~|==/, 'Write bold words as **words**, without spaces inside'],
  [/(?<![\w*])\*(?=\p{L})|(?<=\p{L})\*(?![\w*])/u, 'Write emphasised words as *words*'],
  [/`/, 'Write code as `code`'],
  [/^[•·▪◦‣●–—]\s|^[-+](?=\p{L})/mu, 'Begin each line of a list with a hyphen and a space'],
  [
    /^\(?(?:\d{1,2}|[a-z])\)\s|^\d{1,2}[.)](?=\p{L})/mu,
    'Begin each line of a numbered list with "1. "',
  ],
  [/^#{1,6}(?=\p{L})/mu, 'Write a space after the # of a heading'],
  [/^:::\w+/m, 'Use a block, such as <Note>'],
  [
    /^\s*\|.*\||\S\t+\S/m,
    'Write a table: | before, between and after the cells of each row, and | --- | --- | below the first row',
  ],
  [/&amp;#?\w+;/, 'Type the character itself'],
];

/** Pictures among the letters: emoji, and characters that are shown as such. */
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/u;

const HIDDEN =
  'There is an invisible character on this line, as word processors leave it behind. Delete the word and type it again';

/** Invisible characters that break searching and copying: soft hyphen, zero-width space, joiner, BOM. */
export const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/;

function diagnosticIn(text: Text, page: string): Diagnostic[] {
  const {start, end} = text.position ?? {};
  // An escaped character is intended.
  const written = page.slice(start?.offset, end?.offset).replaceAll(/\\[^\w\s]/g, '  ');
  const at = (index: number) =>
    positionOf(text).line + written.slice(0, index).split('\n').length - 1;
  for (const [pattern, remedy] of UNPARSED_MARKUP) {
    const found = pattern.exec(written);
    if (!found) continue;
    const message = `Visitors would read "${found[0].trim()}": it is not understood as Markdown here. ${remedy}; to show the character itself, write \\ before it`;
    return [{line: at(found.index), message}];
  }
  // Markdown has replaced the names that it knows.
  const [unknown] = /&[a-z]\w*;/i.exec(text.value) ?? [];
  if (unknown === undefined) return [];
  const message = `Visitors would read "${unknown}", since HTML has no such character. Type the character itself`;
  return [{line: at(Math.max(written.indexOf(unknown), 0)), message}];
}

/** Returns the markup that visitors would read as text. @param source as the page is written */
export function markupDiagnostics(
  tree: Parameters<typeof nodesOf>[0],
  source: string,
): Diagnostic[] {
  const page = withoutHeadingIds(source);
  return nodesOf(tree).flatMap((node): Diagnostic[] => {
    if (node.type === 'text') return diagnosticIn(node, page);
    if (node.type !== 'link' || !/\.(?:avif|svg|webp|png|jpe?g)$/i.test(node.url)) return [];
    const message = `This is a link to the picture ${node.url}. To show the picture, write ! right before [`;
    return [{...positionOf(node), message}];
  });
}

function emojiIn(text: string, index: number): Diagnostic[] {
  const found = EMOJI.exec(text);
  if (!found) return [];
  const message = `Screen readers read ${found[0]} aloud in the middle of the text, and it looks different on each device. Delete it; some blocks show a drawing with icon="…"`;
  return [{line: index + 1, column: found.index + 1, message}];
}

export const markup: Rule = {
  name: 'markup',
  level: 'error',
  find: ({tree, source, lines}) => [
    ...(tree ? markupDiagnostics(tree, source) : []),
    ...lines.flatMap(emojiIn),
    ...lines.flatMap((text, index) =>
      INVISIBLE.test(text) ? [{line: index + 1, message: HIDDEN}] : [],
    ),
  ],
};
