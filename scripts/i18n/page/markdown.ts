import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {VFileMessage} from 'vfile-message';
import {UnreadableError} from './problem';

const processor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);

/** What the parser says, in a translator's words. */
const WORDS: [RegExp, string][] = [
  [
    /^Unexpected closing tag `<\/(\S+)>`, expected corresponding closing tag for `<(\S+)>` \((\d+):.*/,
    '</$1> stands where </$2> should: the block <$2> begins in line $3. Copy both tags from the English page.',
  ],
  [
    /^Expected a closing tag for `<(\S+)>` \((\d+):.*/,
    'The block <$1> that begins in line $2 never ends. Write </$1> where the English page has it.',
  ],
  [
    /^Unexpected closing slash `\/` in tag, expected an open tag first.*/,
    'A block ends here that never began. Compare the tags above with those of the English page.',
  ],
  [
    /^Unexpected end of file in attribute value.*/,
    'A quotation mark is missing: in a tag, words stand between two straight marks, as in label="…".',
  ],
  [
    /^Could not parse expression with acorn.*/,
    'What stands between { and } is not as in the English page. Copy it from there; in tags={[…]} change only what is between the marks.',
  ],
  [
    /^Unexpected character `[“”„«»]`.*/u,
    'Curly marks stand around what a prop says. Write straight ones: label="…".',
  ],
  [
    /^Unexpected character `"`.*/,
    'A straight mark (") stands inside what a prop says, and ends it too early. Inside the words, use your language’s own.',
  ],
  [
    /^Unexpected (?:character|lazy line|end of file).*/,
    'A tag is broken here. Copy it from the English page; a "<" that is no tag is written &lt;, a "{" is written &#123;.',
  ],
];

/**
 * @param source MDX without front matter
 * @throws UnreadableError when it is no MDX
 */
export function parseMarkdown(source: string): Root {
  try {
    // `{#id}` would be read as JavaScript; the same number of characters keeps every position.
    return processor.parse(source.replaceAll(/^(#{1,6} .*)\{(#[\w-]+)\}(?=\s*$)/gm, '$1[$2]'));
  } catch (error) {
    throw inWords(error as VFileMessage, source.split('\n'));
  }
}

/** What is wrong with the line of a heading; undefined when it is something else. */
function headingFault(text = ''): string | undefined {
  const [, marks] = /^(#{1,6})[^#\s]/.exec(text) ?? [];
  if (marks) return `A heading needs a space after ${marks}.`;
  if (/^[^#<]*\{#[\w-]+\}\s*$/.test(text)) {
    return 'This is a heading in English. Begin it with as many # as there, and a space.';
  }
  return /^#{1,6} .*\{#?[\w -]+\}\s*$/.test(text)
    ? 'The id at the end of this heading must be as in English, without spaces and with its #.'
    : undefined;
}

function inWords({reason, line, place}: VFileMessage, lines: string[]): UnreadableError {
  const begun = /\((\d+):/.exec(reason)?.[1];
  const known = WORDS.find(([pattern]) => pattern.test(reason));
  const sentence = known
    ? reason.replace(known[0], known[1])
    : `This page cannot be read: ${reason}. Compare this line with the English page.`;
  const heading = headingFault(lines[(line ?? 0) - 1]);
  if (heading !== undefined && line) return new UnreadableError(heading, line);
  const placed = place && 'start' in place ? place.start.line : place?.line;
  return new UnreadableError(sentence, line ?? placed ?? Number(begun ?? 1));
}
