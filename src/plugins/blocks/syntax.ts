import {nearest} from '../../nearest';
import type {Problem} from '../problem';

/** What the MDX parser throws (a VFileMessage), as far as it is used here. */
export interface SyntaxFault {
  message: string;
  line?: number | null;
  column?: number | null;
}

type Explain = (match: RegExpExecArray, at: Place) => Omit<Problem, 'line'> & {line?: number};

interface Place {
  line: number;
  column: number;
  lines: string[];
}

const AN_EMPTY_LINE = 'Put each tag on a line of its own, with an empty line before and after it';

/** A `<` in a text, before what is no tag. */
const LESS_THAN = 'write "less than", or \\<';

/**
 * The parser's sentences (mdast-util-mdx-jsx 3, micromark-extension-mdx-jsx 3, micromark-extension-mdx-expression 3),
 * and what a writer does about each. The first that fits counts.
 */
const EXPLANATIONS: [RegExp, Explain][] = [
  [
    /^Unexpected closing tag `<\/(.*?)>`, expected corresponding closing tag for `<(.*?)>` \((\d+):/,
    ([, found = '', open = '', line], {lines}) => {
      const typo = !lines.some((text) => text.includes(`<${found}`));
      return typo && nearest(found, [open])
        ? {
            message: `The closing tag </${found}> does not match <${open}> of line ${line}. Write </${open}>`,
            mend: {find: `</${found}>`, put: `</${open}>`},
          }
        : {
            line: Number(line),
            message: `<${open}> is not closed before </${found}>. Write </${open}> where it ends, on a line of its own`,
          };
    },
  ],
  [
    /^Expected a closing tag for `<(br|hr|img|input)\b/,
    ([, name], {line}) => ({
      line,
      message: `<${name}> is HTML that is never closed. In a page, leave an empty line for a new paragraph, and write a picture as ![what it shows](/img/name.webp)`,
    }),
  ],
  [
    /^Expected a closing tag for `<(.*?)>` \((\d+):\d+-\d+:\d+\)(?: before the end of `(.*?)`)?/,
    ([, name, line, parent]) => ({
      line: Number(line),
      message: parent
        ? `<${name}> begins inside a ${WORDS[parent] ?? parent} and ends outside it. ${AN_EMPTY_LINE}`
        : `<${name}> is not closed. Write </${name}> where it ends, or <${name} /> when nothing stands inside`,
    }),
  ],
  [
    /^Expected the closing tag `<\/(.*?)>` either after the end of `(.*?)`/,
    ([, name, parent = '']) => ({
      message: `</${name}> stands at the end of a ${WORDS[parent] ?? parent} that begins inside <${name}>. ${AN_EMPTY_LINE}`,
    }),
  ],
  [
    /^Unexpected closing slash `\/` in tag/,
    (_, {line, lines}) => ({
      message: `${/<\/[\w.]*>?/.exec(lines[line - 1] ?? '')?.[0] ?? 'A closing tag'} closes a block that was never opened. Write the opening tag before it, or remove it`,
    }),
  ],
  [
    /^Unexpected end of file in attribute value, expected a corresponding closing quote `(.)`/,
    ([, quote = '"'], {lines}) => {
      const line = openedAndNotClosed(lines, quote);
      return {
        line,
        message: `A value begins with ${quote} and does not end. Write ${quote} after it. Example: to="/TrendSoft/Career"`,
      };
    },
  ],
  [
    /^Unexpected end of file in expression/,
    (_, {lines}) => ({
      line: lastLineWith(lines, '{', '}'),
      message:
        'A { is not closed. Write } after the value. Example: rating={4.5}. For a brace in a text write \\{',
    }),
  ],
  [
    /^Unexpected end of file/,
    (_, {lines}) => ({
      line: lastLineWith(lines, '<', '>'),
      message:
        'A tag is not finished. Write > after its last value. Example: <Section tone="tint">',
    }),
  ],
  [
    /^Unexpected character `!`.*before name/,
    () => ({
      message: '<!-- --> is a comment of HTML. Write it as {/* … */}, or remove it',
    }),
  ],
  [
    /^Unexpected character `\/`.*before local name/,
    () => ({
      message:
        'An address stands between < and >. Write it as a link whose words make sense alone. Example: [OpenStreetMap](https://www.openstreetmap.org)',
    }),
  ],
  [
    /^Unexpected character `(.)`.*before name/u,
    ([, character]) => ({
      message: `<${character ?? ''} looks like the beginning of a tag. For a < in a text, ${LESS_THAN}`,
    }),
  ],
  [
    /^Unexpected character `([“”„‘’«»])`/u,
    ([, quote], {line, lines}) => ({
      message: `The value is in curly quotes (${quote}). Write straight ones: ${straight(lines[line - 1] ?? '')}`,
    }),
  ],
  [
    /^Unexpected character `(.)`.*before attribute value/u,
    () => ({
      message:
        'After = the value stands in quotes, or in braces when it is a number or a list. Examples: to="/TrendSoft/Career", rating={4.5}',
    }),
  ],
  [
    /^Unexpected character `(["'])`.*attribute name/,
    ([, quote = '"']) => ({
      message: `A ${quote} stands inside a value that is in ${quote} itself, or an = is missing before it. Inside a value use ${quote === '"' ? 'single quotes' : 'double quotes'}`,
    }),
  ],
  [
    /^Could not parse import\/exports/,
    () => ({
      message:
        'A line begins with "import" or "export", which makes it code. In a text, begin the paragraph with another word',
    }),
  ],
  [
    /^Could not parse expression with acorn/,
    (_, {line, lines}) => ({
      message: /=\{/.test(lines[line - 1] ?? '')
        ? "What stands between the braces of a value cannot be read. Write a number or a list of words. Examples: rating={4.5}, tags={['WCAG 2.1', 'Section 508']}"
        : 'Braces in a text are code. Remove them, or write \\{ and \\}',
    }),
  ],
];

const WORDS: Record<string, string> = {
  paragraph: 'paragraph',
  listItem: 'line of a list',
  heading: 'heading',
  blockquote: 'quotation',
};

/** The parser's fault in a writer's words, on the line to look at. */
export function explainSyntax(fault: SyntaxFault, source: string): Problem {
  const lines = source.split('\n');
  const place: Place = {line: fault.line ?? lines.length, column: fault.column ?? 1, lines};
  for (const [pattern, explain] of EXPLANATIONS) {
    const match = pattern.exec(fault.message);
    if (match) return {line: place.line, ...explain(match, place)};
  }
  return {line: place.line, message: `This cannot be read as MDX: ${fault.message}`};
}

function straight(line: string): string {
  const value = /\w+=[“”„‘’«»][^“”„‘’«»]*[“”„‘’«»]?/u.exec(line)?.[0] ?? 'alt="…"';
  return value.replaceAll(/[“”„‘’«»]/gu, '"');
}

/** The last line that opens more than it closes: what the parser ran away from. */
function lastLineWith(lines: string[], open: string, close: string): number {
  const count = (line: string, sign: string) => line.split(sign).length - 1;
  const index = lines.findLastIndex((line) => count(line, open) > count(line, close));
  return index + 1 || lines.length;
}

/** The first tag with an odd number of quotes. */
function openedAndNotClosed(lines: string[], quote: string): number {
  const index = lines.findIndex(
    (line) => line.trimStart().startsWith('<') && line.split(quote).length % 2 === 0,
  );
  return index + 1 || lines.length;
}
