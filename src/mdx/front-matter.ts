import {isMap, isScalar, LineCounter, parseDocument} from 'yaml';
import type {Diagnostic} from './diagnostic';

export interface FrontMatter {
  values: Record<string, unknown>;
  /** Line of each key, from 1. */
  lines: Record<string, number>;
  /** Mistakes that make the front matter unreadable. */
  diagnostics: Diagnostic[];
  /** The content after the front matter. */
  content: string;
}

const BLOCK = /^---[^\S\n]*\n((?:.*\n)*?)---[^\S\n]*(?:\n|$)/;

/** Reasons why no front matter was found. The first pattern that matches the page applies. */
const MISSING: readonly [pattern: RegExp, reason: string][] = [
  [/^---/, 'The lines at the top have no end'],
  [/^\s*\n---/, 'There is something before the lines at the top, perhaps only an empty line'],
  [
    /^[–—-]+\s*\n\w+:/,
    'The lines at the top do not begin with three hyphens; a word processor may have made a dash of them',
  ],
  [/^/, 'The page has no lines at the top'],
];

/** YAML's error code → explanation for writers; source: yaml's documentation, "Errors". */
const REMEDIES: Record<string, string> = {
  DUPLICATE_KEY: 'this key appears twice. Keep one of the two lines',
  BLOCK_AS_IMPLICIT_KEY:
    'a colon and a space inside a value need quotes around the value. Example: title: "Testing: an overview"',
  MULTILINE_IMPLICIT_KEY:
    'this line is no key with a value. Write key, colon, space, value. Example: title: Web Accessibility',
  MISSING_CHAR:
    'something is not closed, or a colon is missing. Write key, colon, space, value, with quotes at both ends or none. Example: title: Web Accessibility',
  TAB_AS_INDENT: 'the line begins with a tab. Start it at the left edge',
  BAD_INDENT: 'the line begins with spaces. Start it at the left edge',
};
const OTHER =
  'this line cannot be read. Write key, colon, space, value, and put quotes around a value with special characters: double ones where it has an apostrophe. Example: title: "Retail & E-commerce"';

/**
 * Reads the front matter of a page as YAML 1.2. Dates such as 2026-11-16 stay text, so that dates that do not
 * exist can be detected.
 */
export function readFrontMatter(source: string): FrontMatter {
  const text = source.replaceAll('\r\n', '\n');
  const found = BLOCK.exec(text);
  if (!found) return missing(text);
  const [block, yaml = ''] = found;
  return {...readYaml(yaml, block), content: text.slice(block.length)};
}

function missing(text: string): FrontMatter {
  const [, reason = ''] = MISSING.find(([pattern]) => pattern.test(text)) ?? [];
  const message = `${reason}. Put them between two lines of three hyphens: ---`;
  return {values: {}, lines: {}, content: text, diagnostics: [{line: 1, message}]};
}

/** @param block the YAML with the hyphens around it */
function readYaml(yaml: string, block: string): Omit<FrontMatter, 'content'> {
  const counter = new LineCounter();
  const document = parseDocument(yaml, {lineCounter: counter, prettyErrors: false});
  const lineAt = (offset: number) => counter.linePos(offset).line + 1;
  const {contents, errors} = document;
  const items = isMap(contents) ? contents.items : [];
  const lines = items.flatMap(({key}) =>
    isScalar(key) ? [[String(key.value), lineAt(key.range[0])] as const] : [],
  );
  const noKey = isScalar(contents) ? {code: 'NO_KEY', pos: contents.range} : undefined;
  const fault = errors[0] ?? noKey;
  if (fault) {
    const diagnostic = unreadable(fault.code, openQuote(block) ?? lineAt(fault.pos[0]));
    return {values: {}, lines: Object.fromEntries(lines), diagnostics: [diagnostic]};
  }
  return {
    values: isMap(contents) ? (document.toJS() as Record<string, unknown>) : {},
    lines: Object.fromEntries(lines),
    diagnostics: [],
  };
}

/**
 * Returns a page with changed values in its front matter; the rest is unchanged.
 * @param changes values to append, in this order; undefined removes a key
 */
export function changeFrontMatter(
  source: string,
  changes: Readonly<Record<string, string | undefined>>,
): string {
  const [block = '', lines = ''] = BLOCK.exec(source) ?? [];
  const document = parseDocument(lines);
  for (const [key, value] of Object.entries(changes)) {
    if (document.has(key)) document.delete(key);
    if (value !== undefined) document.set(key, value);
  }
  const written = document.toString({lineWidth: 0, singleQuote: true});
  return `---\n${written}---\n${block === '' ? '\n' : ''}${source.slice(block.length)}`;
}

/** Returns the line with an unclosed quote, which YAML reports only at the end. */
function openQuote(block: string): number | undefined {
  const lines = block.split('\n');
  return lines.findIndex((line) => /^\w+: *(?:"[^"]*|'[^']*)$/.test(line)) + 1 || undefined;
}

function unreadable(code: string, line: number): Diagnostic {
  return {line, message: `In the lines at the top, ${REMEDIES[code] ?? OTHER}.`};
}
