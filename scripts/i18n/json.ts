/** Reads JSON, with the line of each key, and mistakes in a translator's words. */
import {
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import {checkEncoding, UnreadableError} from './page/problem';

interface Json {
  value: unknown;
  /** Line of each key of the outermost object, counted from 1. */
  lines: Map<string, number>;
}

/** @throws UnreadableError, also for a key that stands twice, which JSON itself lets pass */
export function readJson(source: string): Json {
  checkEncoding(source);
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, {disallowComments: true});
  const [error] = errors;
  if (error) throw unreadable(source, error);
  if (!root) throw new UnreadableError('The file ends too early.', 1);
  const lines = keysOf(root, (offset) => lineAt(source, offset));
  return {value: getNodeValue(root) as unknown, lines};
}

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

/** Line of each key of an object. @throws UnreadableError for one that stands twice in it or below it */
function keysOf(node: Node, lineOf: (offset: number) => number): Map<string, number> {
  const lines = new Map<string, number>();
  for (const child of node.children ?? []) {
    const [key, value = child] = child.type === 'property' ? (child.children ?? []) : [];
    if (key) {
      const name = key.value as string;
      const line = lineOf(key.offset);
      if (lines.has(name))
        throw new UnreadableError(`${JSON.stringify(name)} stands twice in this file.`, line);
      lines.set(name, line);
    }
    keysOf(value, lineOf);
  }
  return lines;
}

/** What a file lacks that ends too early. */
const MISSING: Partial<Record<string, string>> = {
  CloseBraceExpected: '}',
  CloseBracketExpected: ']',
};

/** What the parser found first, said so that a translator can fix it. */
function unreadable(source: string, {error, offset}: ParseError) {
  const code = printParseErrorCode(error);
  const before = source.slice(0, offset).trimEnd();
  const rest = source.slice(offset);
  const here = (problem: string) => new UnreadableError(problem, lineAt(source, offset));
  const above = (problem: string) => new UnreadableError(problem, lineAt(before, before.length));
  const missing = MISSING[code];
  if (rest.trim() === '')
    return above(`The file ends too early${missing ? `: "${missing}" is missing` : ''}.`);
  switch (code) {
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return here('A "\\" is not understood here. To write one, write it twice.');
    case 'UnexpectedEndOfString':
      return here(
        'The quotation mark at the end of these words is missing. Inside words, write \\" for one.',
      );
    case 'EndOfFileExpected':
      return here('Something stands after the end: the last "}" is too early.');
    case 'InvalidSymbol':
      return here(
        /^[“”„«»‘’']/.test(rest)
          ? `${rest[0] ?? ''} stands where a straight quotation mark (") belongs.`
          : 'These words stand outside quotation marks.',
      );
    case 'ColonExpected':
      return above(`A colon is missing after ${/"(?:[^"\\]|\\.)*"$/.exec(before)?.[0] ?? 'this'}.`);
    case 'CommaExpected':
      return above('A comma is missing at the end of this line.');
    default:
      return before.endsWith(',') && /^[}\]]/.test(rest)
        ? above('The comma at the end of this line is one too many.')
        : here(`"${rest[0] ?? ''}" stands where words are expected.`);
  }
}
