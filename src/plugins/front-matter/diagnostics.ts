import {isIsoDate} from '@trendsoft/forms-service/validate';
import {closestMatch} from '../../text/closest-match';
import type {Diagnostic} from '../../mdx/diagnostic';
import {isPartial} from '../../mdx/files';
import {readFrontMatter, type FrontMatter} from '../../mdx/front-matter';
import {KEYS, KINDS, type KeyRule, type Kind} from './schema';
import {isTranslation, TRANSLATION_KEYS} from './translation';

/** Returns the allowed and required keys of a kind of page; for an unknown kind, all keys, and those required on every page. */
function keysOf(kind: Kind | undefined) {
  const all = Object.entries(KEYS);
  const known = all.filter(([, {kinds}]) => !kind || !kinds || kinds.includes(kind));
  const required = known.filter(([, key]) => key.required && (kind || !key.kinds));
  return {known: known.map(([name]) => name), required: required.map(([name]) => name)};
}

/** Returns a diagnostic for each mistake in the front matter of a page or translation. */
export function frontMatterDiagnostics(source: string, file = ''): Diagnostic[] {
  const translation = isTranslation(file) ? TRANSLATION_KEYS : {};
  if (isPartial(file) && !isTranslation(file)) {
    const message = 'A shared part must have no lines at the top. Write them in the pages';
    return /^---[^\S\n]*$/m.exec(source)?.index === 0 ? [{line: 1, message}] : [];
  }
  const frontMatter = readFrontMatter(source);
  if (frontMatter.diagnostics.length > 0) return frontMatter.diagnostics;
  const kind = KINDS.find((one) => one === frontMatter.values['kind']);
  // A partial has front matter only in its translation.
  const {known, required} = isPartial(file) ? {known: [], required: []} : keysOf(kind);
  const strange = Object.keys(frontMatter.values).filter(
    (key) => !known.includes(key) && !(key in translation),
  );
  const meant = new Map(strange.map((key) => [key, meantKey(key, known, frontMatter)]));
  const mistyped = [...meant.values()];
  return [
    ...strange.map((key) => ({
      line: frontMatter.lines[key] ?? 1,
      message: unknownKey(key, known, kind, meant.get(key)),
    })),
    ...required
      .filter((key) => !(key in frontMatter.values) && !mistyped.includes(key))
      .map((key) => ({line: 1, message: missing(key)})),
    ...hiddenWords(source, frontMatter),
    ...endBeforeStart(frontMatter),
    ...Object.entries({...KEYS, ...translation}).flatMap(([key, rule]) =>
      known.includes(key) || key in translation ? invalidValue(key, rule, frontMatter) : [],
    ),
  ];
}

/** Returns the key that was probably meant: the most similar key that the page does not have. */
function meantKey(key: string, known: readonly string[], {values}: FrontMatter) {
  if (key in KEYS) return undefined;
  const free = known.filter((each) => !(each in values));
  return closestMatch(key, free);
}

function unknownKey(key: string, known: readonly string[], kind?: Kind, meant?: string) {
  if (meant) {
    return `'${key}' is not a known key. Did you mean '${meant}'? Example: ${KEYS[meant]?.example}`;
  }
  const {kinds} = KEYS[key] ?? {};
  if (kind && kinds) {
    return `'${key}' does not belong on a page of kind ${kind}, only on ${kinds.join(', ')}. Remove the line, or correct the kind.`;
  }
  return `'${key}' is not a known key. Known keys: ${known.join(', ')}.`;
}

function missing(key: string): string {
  return `'${key}' is missing. It is ${KEYS[key]?.expected}. Example: ${KEYS[key]?.example}`;
}

/** Returns an error about unwanted text in a valid value; undefined if there is none. */
function unwantedText(key: string, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (/^[“”„‘«].*[“”’»]$/.test(value)) {
    return `'${key}' is in curly quotes, which would be shown. Write straight quotes, or none`;
  }
  return key === 'title' && /^TrendSoft\s*[|–-]|\| /.test(value)
    ? "'title' is put between 'TrendSoft |' and 'Page' by the site. Write only the part between them"
    : undefined;
}

/** Returns a diagnostic for each value that # cuts off, since YAML reads the rest as a comment. */
function hiddenWords(source: string, {lines}: FrontMatter): Diagnostic[] {
  const texts = source.split(/\r?\n/);
  return Object.entries(lines).flatMap(([key, line]) => {
    const [, hidden] = /^\w+:\s+[^"'\s#][^#]*\s(#.*)$/.exec(texts[line - 1] ?? '') ?? [];
    if (hidden === undefined) return [];
    const message = `'${key}' ends before "${hidden.trim()}", since # begins a comment here. Put the value in double quotes, or remove the comment`;
    return [{line, message}];
  });
}

/** Returns a diagnostic if an opening's last day is before its first. */
function endBeforeStart({values, lines}: FrontMatter): Diagnostic[] {
  const {posted, validThrough} = values;
  if (!isIsoDate(posted) || !isIsoDate(validThrough) || String(validThrough) >= String(posted)) {
    return [];
  }
  const message = `'validThrough' (${String(validThrough)}) is before 'posted' (${String(posted)}). Correct one of the two`;
  return [{line: lines['validThrough'] ?? 1, message}];
}

function invalidValue(
  key: string,
  {expected, example, accepts}: KeyRule,
  {values, lines}: FrontMatter,
): Diagnostic[] {
  const value = values[key];
  if (!(key in values)) return [];
  const line = lines[key] ?? 1;
  const strange = unwantedText(key, value);
  if (strange !== undefined) return [{line, message: strange}];
  if (accepts(value)) return [];
  const found = JSON.stringify(value);
  const isMeasured = typeof value === 'string' && /characters/.test(expected);
  const length = isMeasured ? ` (${value.length} characters)` : '';
  const near = key === 'kind' && typeof value === 'string' ? closestMatch(value, KINDS) : undefined;
  const meant = near ? ` Did you mean '${near}'?` : '';
  const message = `'${key}' is ${found}${length}. It must be ${expected}.${meant} Example: ${example}`;
  return [{line, message}];
}
