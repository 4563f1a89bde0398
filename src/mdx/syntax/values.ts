/**
 * Faults of values, in quotes and in braces. The sentences are those of micromark-extension-mdx-jsx 3 and
 * micromark-extension-mdx-expression 3. A parser notices late that a quote or a brace is open; these look back.
 */
import type {Explanation} from './explanation';

const BRACES_IN_TEXT = 'Braces in a text are code. Remove them, or write \\{ and \\}';

const openQuote = (quote: string, line: number) => ({
  line,
  message: `A value begins with ${quote} and does not end. Write ${quote} after it. Example: to="/TrendSoft/Career"`,
});

const openBrace = (line: number) => ({
  line,
  message: 'A { is not closed. Write } after the value. Example: rating={4.5}',
});

const openComment = (lines: string[]) =>
  lines.findLastIndex((line) => /\{\/\*(?![^]*\*\/)/.test(line)) + 1 || undefined;
const openedComment = (line: number) => ({
  line,
  message: 'A comment begins with {/* and does not end. Write */} after it',
});

const count = (line: string, sign: string) => line.split(sign).length - 1;

/** The last line that opens more than it closes; undefined when none does. */
function lastOpen(lines: string[], open: string, close: string): number | undefined {
  const index = lines.findLastIndex((line) => count(line, open) > count(line, close));
  return index + 1 || undefined;
}

/** The first line that begins with a tag and has an odd number of quotes; undefined when none has. */
function openTag(lines: string[], quote: string): number | undefined {
  const index = lines.findIndex((line) => /^\s*</.test(line) && count(line, quote) % 2 === 1);
  return index + 1 || undefined;
}

/** The first line on which the value of a prop begins with a brace and does not end. */
function openValue(lines: string[]): number | undefined {
  return lines.findIndex((line) => /=\{[^}]*$/.test(line)) + 1 || undefined;
}

function straight(line: string): string {
  const value = /\w+=[“”„‘’«»][^“”„‘’«»]*[“”„‘’«»]?/u.exec(line)?.[0] ?? 'alt="…"';
  return value.replaceAll(/[“”„‘’«»]/gu, '"');
}

/** What keeps a heading or its id from being one; undefined when it is something else. */
function headingFault(line: string): string | undefined {
  const [, marks = ''] = /^(#{1,6})[^#\s]/.exec(line) ?? [];
  if (marks) return `A heading needs a space after ${marks}: ${line.replace(marks, `${marks} `)}`;
  if (/^[^#<]*[^#<{\s]\s*\{#[\w-]+\}\s*$/.test(line)) {
    return 'Only a heading ends with an id. Begin this line with as many # as its level, and a space. Example: ## What we repair {#what-we-repair}';
  }
  const [found, words = ''] = /\{\s*#?\s*([\w -]+)\}\s*$/.exec(line) ?? [];
  return found && /^#{1,6} /.test(line)
    ? `The id of a heading has no spaces: write {#${words.trim().replaceAll(/\s+/g, '-')}}`
    : undefined;
}

export const VALUES: Explanation[] = [
  [
    /^Unexpected end of file in attribute value, expected a corresponding closing quote `(.)`/,
    ([, quote = '"'], {line, lines}) => openQuote(quote, openTag(lines, quote) ?? line),
  ],
  [
    /^Unexpected end of file in expression/,
    (_, {line, lines}) => {
      const comment = openComment(lines);
      if (comment !== undefined) return openedComment(comment);
      const value = openValue(lines);
      if (value !== undefined) return openBrace(value);
      return {line: lastOpen(lines, '{', '}') ?? line, message: BRACES_IN_TEXT};
    },
  ],
  [
    /^Unexpected end of file/,
    (_, {line, lines}) => ({
      line: lastOpen(lines, '<', '>') ?? line,
      message:
        'A tag is not finished. Write > after its last value. Example: <Section tone="tint">',
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
    ([, quote = '"'], {line, lines}) => {
      const open = openTag(lines.slice(0, line), quote);
      if (open !== undefined) return openQuote(quote, open);
      const other = quote === '"' ? 'single quotes' : 'double quotes';
      return {
        message: `A ${quote} stands inside a value that is in ${quote} itself, or an = is missing before it. Inside a value use ${other}`,
      };
    },
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
    (_, {line, lines}) => {
      const comment = openComment(lines.slice(0, line));
      if (comment !== undefined) return openedComment(comment);
      const open = openValue(lines.slice(0, line));
      if (open !== undefined) return openBrace(open);
      const heading = headingFault(lines[line - 1] ?? '');
      if (heading !== undefined) return {message: heading};
      return {
        message: /=\{/.test(lines[line - 1] ?? '')
          ? "What stands between the braces of a value cannot be read. Write a number or a list of words. Examples: rating={4.5}, tags={['WCAG 2.1', 'Section 508']}"
          : BRACES_IN_TEXT,
      };
    },
  ],
];
