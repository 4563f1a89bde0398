/** What the MDX parser reports, in a writer's words. The sentences are those of mdast-util-mdx-jsx and micromark-extension-mdx-*. */
import type {Problem} from './problem';

/** What the parser throws (a VFileMessage), as far as it is used here. */
export interface SyntaxFault {
  message: string;
  line?: number | null;
}

const OWN_LINE = 'Put each tag on a line of its own, with an empty line before and after it';
const HEADING = 'Example: ## What we repair {#what-we-repair}';
const IN_BRACES = /^Unexpected end of file in expression|^Could not parse expression/;

/** Returns the last line that matches, from 1. */
const lastLine = (pattern: RegExp) => (lines: readonly string[]) =>
  lines.findLastIndex((line) => pattern.test(line)) + 1;

/**
 * What the parser says, what a writer does about it ($1 is the parser's first value), and a function that finds the
 * line to look at, of those up to where the parser stopped. An entry is used if its line is found.
 */
const EXPLANATIONS: readonly [RegExp, string, ((lines: readonly string[]) => number)?][] = [
  [
    /^Unexpected closing tag `<\/(.*?)>`, expected corresponding closing tag for `<(.*?)>` \((?<line>\d+):/,
    '<$2> is not closed: </$1> comes first. Write </$2> before that, or instead of it',
  ],
  [
    /^Expected a closing tag for `<(.*?)>` \((?<line>\d+):/,
    `<$1> is not closed. Write </$1> after its content, or <$1 /> if it has none. ${OWN_LINE}`,
  ],
  [/^Expected the closing tag `<\/(.*?)>`/, `</$1> is at the end of a text. ${OWN_LINE}`],
  [
    /^Unexpected closing slash `\/` in tag/,
    'This closing tag has no opening tag. Write one before it, or remove it',
  ],
  [
    /^Unexpected character `!`.*before name/,
    '<!-- --> is a comment of HTML. Write {/* … */}, or remove it',
  ],
  [
    /^Unexpected character `\/`.*before local name/,
    'An address in < and > is not a link here. Example: [OpenStreetMap](https://www.openstreetmap.org)',
  ],
  [
    /^Unexpected character `(.)`.*before name/u,
    '<$1 looks like the beginning of a tag. Write "less than", or \\<',
  ],
  [
    /^Unexpected character `([“”„‘’«»])`/u,
    'A value is in curly quotes ($1). Write straight ones: "',
  ],
  [
    /^Unexpected character `(.)`.*before attribute value/u,
    'A value is in quotes; a number or a list is in braces. Examples: to="/TrendSoft/Career", rating={4.5}',
  ],
  [
    /^Unexpected (?:character `["']`.*attribute name|end of file in attribute value)/,
    'A quote is missing, or one too many. Example: to="/TrendSoft/Career"',
    (lines) =>
      lines.findIndex((text) => /^\s*<[^"]*(?:"[^"]*"[^"]*)*"[^"]*$/.test(text)) + 1 ||
      lines.length,
  ],
  [
    IN_BRACES,
    'A comment begins with {/* and does not end. Write */} after it',
    lastLine(/\{\/\*(?![^]*\*\/)/),
  ],
  [
    IN_BRACES,
    'A { is not closed. Write } after the value. Example: rating={4.5}',
    lastLine(/=\{[^}]*$/),
  ],
  [
    IN_BRACES,
    `A heading needs a space after #. ${HEADING}`,
    (lines) => (/^#{1,6}[^#\s]/.test(lines.at(-1) ?? '') ? lines.length : 0),
  ],
  [
    IN_BRACES,
    `The id of a heading has no spaces. ${HEADING}`,
    (lines) => (/^#{1,6} .*\{/.test(lines.at(-1) ?? '') ? lines.length : 0),
  ],
  [
    IN_BRACES,
    'Text in braces is code. Remove the braces, or write \\{ and \\}. A value in braces is a number or a list of words. Examples: rating={4.5}, tags={["WCAG 2.1", "Section 508"]}',
    (lines) => lastLine(/\{[^}]*$/)(lines) || lines.length,
  ],
  [
    /^Unexpected end of file/,
    'A tag is not finished. Write > after its last value. Example: <Section tone="tint">',
    lastLine(/<[^>]*$/),
  ],
  [
    /^Could not parse import\/exports/,
    'A line that begins with "import" or "export" is code. Begin the paragraph with another word',
  ],
];

/** Returns the parser's fault as a problem with a remedy, on the line to look at. */
export function explainSyntax(fault: SyntaxFault, source: string): Problem {
  const all = source.split('\n');
  const lines = all.slice(0, fault.line ?? all.length);
  for (const [sentence, remedy, lineIn] of EXPLANATIONS) {
    const match = sentence.exec(fault.message);
    const line = Number(match?.groups?.['line'] ?? (lineIn ? lineIn(lines) : lines.length));
    if (!match || line === 0) continue;
    return {
      line,
      message: remedy.replaceAll(/\$(\d)/g, (_, value: string) => match[Number(value)] ?? ''),
    };
  }
  return {line: lines.length, message: `This cannot be read as MDX: ${fault.message}`};
}
