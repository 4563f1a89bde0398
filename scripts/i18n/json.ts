/** Reads JSON, with the line of each key, and mistakes in a translator's words. */
import {checkEncoding, UnreadableError} from './page/problem';

export interface Json {
  value: unknown;
  /** Line of each key of the outermost object, counted from 1. */
  lines: Map<string, number>;
}

const TOKEN = /("(?:[^"\\\n]|\\.)*")|[{}[\]:,]|true|false|null|-?\d[\d.eE+-]*/y;

/** @throws UnreadableError, also for a key that stands twice, which JSON itself lets pass */
export function readJson(source: string): Json {
  checkEncoding(source);
  let position = 0;
  let line = 1;
  const lines: Json['lines'] = new Map();

  const skipBlanks = () => {
    const [blank] = /^\s*/.exec(source.slice(position)) ?? [''];
    line += blank.split('\n').length - 1;
    position += blank.length;
  };
  /** The next token; empty at the end of the file. */
  const peek = (): string => {
    skipBlanks();
    if (position === source.length) return '';
    TOKEN.lastIndex = position;
    const [token] = TOKEN.exec(source) ?? [];
    if (token !== undefined) return token;
    throw new UnreadableError(strange(source.slice(position)), line);
  };
  const take = (): string => {
    const token = peek();
    position += token.length;
    return token;
  };
  const fail = (problem: string, at = line): never => {
    throw new UnreadableError(problem, at);
  };
  const list = (end: string, entry: () => void) => {
    take();
    if (peek() === end) return void take();
    for (;;) {
      entry();
      const last = line;
      const token = take();
      if (token === end) return;
      if (token === '') fail(`The file ends too early: "${end}" is missing.`, last);
      if (token !== ',') fail('A comma is missing at the end of this line.', last);
      if (peek() === end) fail('The comma at the end of this line is one too many.', last);
    }
  };
  const read = (depth: number): unknown => {
    const token = peek();
    if (token === '{') {
      const entries: [string, unknown][] = [];
      list('}', () => {
        const key = take();
        const at = line;
        if (!key.startsWith('"')) fail('A name in straight quotation marks is missing here.');
        if (take() !== ':') fail(`A colon is missing after ${key}.`, at);
        const name = text(key, at);
        if (entries.some(([other]) => other === name))
          fail(`${key} stands twice in this file.`, at);
        if (depth === 0) lines.set(name, at);
        entries.push([name, read(depth + 1)]);
      });
      return Object.fromEntries(entries);
    }
    if (token === '[') {
      const values: unknown[] = [];
      list(']', () => values.push(read(depth + 1)));
      return values;
    }
    take();
    if (token === '') return fail('The file ends too early.');
    if (token.startsWith('"')) return text(token, line);
    if (/^[}\],:]$/.test(token)) return fail(`"${token}" stands where words are expected.`);
    return JSON.parse(token) as unknown;
  };

  const value = read(0);
  if (peek() !== '') fail('Something stands after the end: the last "}" is too early.');
  return {value, lines};
}

function text(token: string, line: number): string {
  try {
    return JSON.parse(token) as string;
  } catch {
    throw new UnreadableError('A "\\" is not understood here. To write one, write it twice.', line);
  }
}

function strange(rest: string): string {
  if (/^[“”„«»‘’']/.test(rest)) {
    return `${rest[0] ?? ''} stands where a straight quotation mark (") belongs.`;
  }
  return rest.startsWith('"')
    ? 'The quotation mark at the end of these words is missing. Inside words, write \\" for one.'
    : 'These words stand outside quotation marks.';
}
