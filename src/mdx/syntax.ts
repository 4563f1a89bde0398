/** Explains the MDX parser's errors to writers. The parser's messages come from mdast-util-mdx-jsx and micromark-extension-mdx-*. */
import type {Diagnostic} from './diagnostic';
import {htmlError, isFromWord, PASTED_FROM_WORD} from './html';

/** The used parts of the parser's error, a VFileMessage. */
export interface SyntaxFault {
  message: string;
  line?: number | null;
}

const OWN_LINE = 'Put each tag on a line of its own, with an empty line before and after it';
const HEADING = 'Example: ## What we repair {#what-we-repair}';

/** Parser's message → remedy. `$1` is the message's first capture; the capture `line` is the line to report (default: where the parser stopped). */
const REMEDIES: Readonly<Record<string, string>> = {
  'Unexpected closing tag `</(.*?)>`, expected corresponding closing tag for `<(.*?)>` \\((?<line>\\d+):':
    '<$2> is not closed: </$1> comes first. Write </$2> before that, or instead of it',
  'Expected a closing tag for `<(.*?)>` \\((?<line>\\d+):': `<$1> is not closed. Write </$1> after its content, or <$1 /> if it has none. ${OWN_LINE}`,
  'Expected the closing tag `</(.*?)>`': `</$1> is at the end of a text. ${OWN_LINE}`,
  'Unexpected closing slash `/` in tag':
    'This closing tag has no opening tag. Write one before it, or remove it',
  'Unexpected character `!`.*before name':
    '<!-- --> is a comment of HTML. Write {/* … */}, or remove it',
  'Unexpected character `/`.*before local name':
    'An address in < and > is not a link here. Example: [OpenStreetMap](https://www.openstreetmap.org)',
  'Unexpected character `(.)`.*before name':
    '<$1 looks like the beginning of a tag. Write "less than", or \\<',
  'Unexpected character `([“”„‘’«»])`': 'A value is in curly quotes ($1). Write straight ones: "',
  'Unexpected character `(.)`.*before attribute value':
    'A value is in quotes; a number or a list is in braces. Examples: to="/TrendSoft/Career", rating={4.5}',
  'Unexpected (?:character `["\']`.*attribute name|end of file in attribute value)':
    'A quote is missing, or one too many. Example: to="/TrendSoft/Career"',
  'Unexpected end of file in expression|Could not parse expression':
    'Text in braces is code. Remove the braces, or write \\{ and \\}. A value in braces is a number or a list of words. Examples: rating={4.5}, tags={["WCAG 2.1", "Section 508"]}',
  'Unexpected end of file':
    'A tag is not finished. Write > after its last value. Example: <Section tone="tint">',
  'Could not parse import/exports':
    'A line that begins with "import" or "export" is code. Begin the paragraph with another word',
};

/** Causes of the parser's errors about braces. The first pattern that matches applies. */
const BRACES: readonly [pattern: RegExp, onLastLine: boolean, remedy: string][] = [
  [/\{\/\*(?![^]*\*\/)/, false, 'A comment begins with {/* and does not end. Write */} after it'],
  [/=\{[^}]*$/, false, 'A { is not closed. Write } after the value. Example: rating={4.5}'],
  [/^#{1,6}[^#\s]/, true, `A heading needs a space after #. ${HEADING}`],
  [/^#{1,6} .*\{/, true, `The id of a heading has no spaces. ${HEADING}`],
];

/** A line with an unclosed quote, reported because the parser stops much later. */
const OPEN_QUOTE = /^\s*<[^"]*(?:"[^"]*"[^"]*)*"[^"]*$/;

/** Returns the number of the last line that matches; 0 if none does. */
const lastMatch = (lines: readonly string[], pattern: RegExp) =>
  lines.findLastIndex((line) => pattern.test(line)) + 1;

/** Returns the cause of an error about braces; undefined if it is not a known one. */
function braceCause(lines: readonly string[]): Diagnostic | undefined {
  for (const [pattern, onLastLine, message] of BRACES) {
    const line = lastMatch(lines, pattern);
    if (line > 0 && (!onLastLine || line === lines.length)) return {line, message};
  }
  return undefined;
}

/** Returns the number of the line to report; 0 if it is the one where the parser stopped. */
function faultyLine(match: RegExpExecArray, remedy: string, lines: readonly string[]): number {
  if (/expression/.test(match[0])) return lastMatch(lines, /\{[^}]*$/);
  if (remedy.startsWith('A quote')) return lines.findIndex((text) => OPEN_QUOTE.test(text)) + 1;
  if (remedy.startsWith('A tag')) return lastMatch(lines, /<[^>]*$/);
  return Number(match.groups?.['line'] ?? 0);
}

/** Returns a diagnostic if the tag that is not closed is HTML, which would be wrong with a closing tag, too. */
function openHtml(match: RegExpExecArray, line: number): Diagnostic | undefined {
  if (!/closing tag for/.test(match[0])) return undefined;
  // The second capture of the other message is a line.
  const name = (match[0].startsWith('Unexpected') ? match[2] : match[1]) ?? '';
  const message = htmlError(name);
  return message ? {line, subject: `<${name}>`, message} : undefined;
}

const countOf = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;

/** Returns a diagnostic if a closing tag is one too many, so that the tag which the parser names is not to blame. */
function doubledClosingTag(
  match: RegExpExecArray,
  lines: readonly string[],
): Diagnostic | undefined {
  const [message, name = ''] = match;
  if (!message.startsWith('Unexpected closing tag') || !/^\w+$/.test(name)) return undefined;
  const text = lines.join('\n');
  const closed = countOf(new RegExp(`</${name}>`, 'g'), text);
  const opened = countOf(new RegExp(`<${name}(?=[\\s>])(?![^<>]*/>)`, 'g'), text);
  if (opened === 0 || closed <= opened) return undefined;
  return {
    line: lines.length,
    message: `</${name}> is here once too often: each <${name}> above is closed already. Remove it`,
  };
}

/** @param match of the parser's message @param lines up to where the parser stopped @param all lines of the page */
function explain(
  match: RegExpExecArray,
  remedy: string,
  lines: readonly string[],
  all: readonly string[],
): Diagnostic {
  const cause = /expression/.test(match[0]) ? braceCause(lines) : doubledClosingTag(match, lines);
  if (cause) return cause;
  const line = faultyLine(match, remedy, lines) || lines.length;
  if (isFromWord(all[line - 1] ?? '')) return {line, message: PASTED_FROM_WORD};
  const message = remedy.replaceAll(/\$(\d)/g, (_, value: string) => match[Number(value)] ?? '');
  return openHtml(match, line) ?? {line, message};
}

/** Returns the parser's error as a diagnostic that names the line and the fix. */
export function explainSyntax(fault: SyntaxFault, source: string): Diagnostic {
  const all = source.split('\n');
  const lines = all.slice(0, fault.line ?? all.length);
  // Markup of Word is rarely valid, so the parser's message depends on its first character.
  if (isFromWord(lines.at(-1) ?? '')) return {line: lines.length, message: PASTED_FROM_WORD};
  for (const [sentence, remedy] of Object.entries(REMEDIES)) {
    const match = new RegExp(`^(?:${sentence})`, 'u').exec(fault.message);
    if (match) return explain(match, remedy, lines, all);
  }
  return {line: lines.length, message: `This cannot be read as MDX: ${fault.message}`};
}
