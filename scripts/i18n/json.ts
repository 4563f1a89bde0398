/** Parses JSON files that people edit, with errors in plain words. */
import {
  getNodeValue,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import {UnreadableError} from './files';

export interface Json {
  value: unknown;
  /** Line of each key of the outermost object. */
  lines: Map<string, number>;
}

const REASONS: Partial<Record<string, string>> = {
  ColonExpected: 'A colon is missing between a key and its value.',
  CommaExpected: 'A comma is missing at the end of this line.',
  EndOfFileExpected: 'There is text after the last "}".',
  InvalidCommentToken: 'JSON has no comments. Delete this one.',
  InvalidEscapeCharacter: String.raw`A single "\" is not allowed. Write it twice.`,
  InvalidSymbol: 'These words are outside straight quotation marks (").',
  UnexpectedEndOfString: 'The quotation mark at the end is missing.',
};

/** Parses JSON. @throws UnreadableError for invalid JSON and duplicate keys */
export function readJson(source: string, file = ''): Json {
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, {disallowComments: true});
  const [error] = errors;
  if (error || !root) throw unreadable(error, source, file);
  return {value: getNodeValue(root) as unknown, lines: linesOfKeys(root, source, file)};
}

const lineAt = (source: string, offset: number) =>
  source.slice(0, offset).trimEnd().split('\n').length;

/** The comma before the place where a key or a value was expected. */
const EXTRA_COMMA = /,\s*$/;

function unreadable(error: ParseError | undefined, source: string, file: string): UnreadableError {
  const offset = error?.offset ?? 0;
  const reason = error && REASONS[printParseErrorCode(error.error)];
  if (reason !== undefined) {
    // A missing comma is noticed on the next line.
    const line = lineAt(source, reason.startsWith('A comma') ? offset : offset + 1);
    return new UnreadableError(reason, line, file);
  }
  if (EXTRA_COMMA.test(source.slice(0, offset))) {
    const extra = 'There is a comma too many at the end of this line. Delete it.';
    return new UnreadableError(extra, lineAt(source, offset), file);
  }
  return new UnreadableError('A bracket or a value is missing.', lineAt(source, offset + 1), file);
}

function linesOfKeys(root: Node, source: string, file: string): Map<string, number> {
  const lines = new Map<string, number>();
  for (const {type, children: [key] = []} of root.children ?? []) {
    if (type !== 'property' || !key) continue;
    const line = lineAt(source, key.offset + 1);
    const name = String(key.value);
    if (lines.has(name)) throw new UnreadableError(`"${name}" is there twice.`, line, file);
    lines.set(name, line);
  }
  return lines;
}
