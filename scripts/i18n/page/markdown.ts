import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {VFileMessage} from 'vfile-message';
import {UnreadableError} from './problem';

const processor = unified().use(remarkParse).use(remarkMdx);

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
    throw inWords(error as VFileMessage);
  }
}

function inWords({reason, line, place}: VFileMessage): UnreadableError {
  const begun = /\((\d+):/.exec(reason)?.[1];
  const known = WORDS.find(([pattern]) => pattern.test(reason));
  const sentence = known
    ? reason.replace(known[0], known[1])
    : `This page cannot be read: ${reason}. Compare this line with the English page.`;
  const placed = place && 'start' in place ? place.start.line : place?.line;
  return new UnreadableError(sentence, line ?? placed ?? Number(begun ?? 1));
}
