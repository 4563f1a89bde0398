/**
 * The lines between `---` at the top of a page: one `key: value` a line, the value in quotes where YAML needs them.
 * Read here and not by a YAML package, for the line of each key and for sentences that a translator understands.
 */
import {checkEncoding, UnreadableError} from './problem';

export interface FrontMatterValue {
  value: string;
  line: number;
  /** Of the value's first character, after a quote. */
  offset: number;
}
export type FrontMatter = Map<string, FrontMatterValue>;

const BLOCK = /^---\n([\s\S]*?\n)?---(?:\n|$)/;

/**
 * @param source a whole MDX file
 * @returns its front matter (empty when there is none) and the number of characters it takes
 * @throws UnreadableError for a line that is no `key: value`, a value that needs quotes, or another encoding
 */
export function readFrontMatter(source: string): {values: FrontMatter; length: number} {
  checkEncoding(source);
  const values: FrontMatter = new Map();
  const block = BLOCK.exec(source);
  if (!block) {
    if (source.startsWith('---'))
      throw unreadable('The front matter never ends: add a line "---" after it.', 1);
    return {values, length: 0};
  }
  let offset = '---\n'.length;
  for (const [index, text] of (block[1] ?? '').split('\n').entries()) {
    const line = index + 2;
    if (text.trim() !== '') {
      const {key, value, start} = readLine(text, line);
      if (values.has(key)) throw unreadable(`"${key}" stands twice at the top of the page.`, line);
      values.set(key, {value, line, offset: offset + start});
    }
    offset += text.length + 1;
  }
  return {values, length: block[0].length};
}

function readLine(text: string, line: number): {key: string; value: string; start: number} {
  const [, key, raw] = /^([A-Za-z]\w*): *(.*?) *$/.exec(text) ?? [];
  if (key === undefined || raw === undefined) {
    throw unreadable(`"${text}" is not understood. Write it on one line as "key: value".`, line);
  }
  const start = text.indexOf(raw, key.length + 1);
  const quoted = /^'((?:[^']|'')*)'$/.exec(raw) ?? /^"((?:[^"\\]|\\.)*)"$/.exec(raw);
  if (quoted) {
    const [, words = ''] = quoted;
    const value = raw.startsWith("'") ? words.replaceAll("''", "'") : unescaped(raw, line);
    return {key, value, start: start + 1};
  }
  // Only `closed` is no text.
  if (key !== 'closed' && needsQuotes(raw)) {
    throw unreadable(`The value of "${key}" needs quotes: ${key}: ${inQuotes(raw)}`, line);
  }
  return {key, value: raw, start};
}

function unescaped(raw: string, line: number): string {
  try {
    return JSON.parse(raw) as string;
  } catch {
    throw unreadable('A "\\" is not understood here. To write one, write it twice.', line);
  }
}

/** The site reads YAML 1.2, in which a day is text. */
const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

/** Whether YAML would read something else than these words. */
function needsQuotes(value: string): boolean {
  return (
    /^[-?:,[\]{}#&*!|>'"%@`]|: |:$| #/.test(value) ||
    (/^(|~|null|true|false|[\d.+-]+)$/i.test(value) && !isDay(value))
  );
}

const inQuotes = (value: string) => `'${value.replaceAll("'", "''")}'`;

/** A value as it is written, in quotes only where it needs them. */
function writeValue(value: string): string {
  return needsQuotes(value) ? inQuotes(value) : value;
}

/**
 * The page with some front matter changed; the rest stays as it was written.
 * @param changes the values to write; undefined removes a key
 */
export function changeFrontMatter(
  source: string,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const block = BLOCK.exec(source);
  const kept = (block?.[1] ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !((/^\w+(?=:)/.exec(line)?.[0] ?? '') in changes));
  const written = Object.entries(changes).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${writeValue(value)}`],
  );
  const lines = ['---', ...kept, ...written, '---', ''];
  const body = source.slice(block?.[0].length ?? 0);
  return `${lines.join('\n')}${block ? '' : '\n'}${body}`;
}

const unreadable = (problem: string, line: number) => new UnreadableError(problem, line);
