/**
 * `i18n/LOCALE/sources.json`: for each message that is done, the English that was translated, and who reviewed it;
 * and the name of each page that is done, whose own first lines say the rest.
 * It stands beside the messages because Docusaurus lets a message file hold words and descriptions only.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readJson} from './json';
import {inFile, UnreadableError} from './page/problem';

/** Who translated a file, and who looked at it since. */
export interface Review {
  /** `machine` and `draft` (a person's) wait for a reviewer. */
  translation: 'machine' | 'draft' | 'reviewed';
  reviewer?: string;
  /** Day of the review, as 2026-03-31. */
  reviewed?: string;
}

/** The review that is recorded now. */
export function reviewNow(machine: boolean, reviewer: string | undefined): Review {
  if (reviewer === undefined) return {translation: machine ? 'machine' : 'draft'};
  return {translation: 'reviewed', reviewer, reviewed: new Date().toISOString().slice(0, 10)};
}

/** The review alone, out of something that has one, without what is unknown. */
export function reviewOf({translation, reviewer, reviewed}: Review): Review {
  return {
    translation,
    ...(reviewer !== undefined && {reviewer}),
    ...(reviewed !== undefined && {reviewed}),
  };
}

export interface Source extends Review {
  /** The English of each message at the time when it was called done, by id. */
  messages: Record<string, string>;
}
/** By name of the message file, or of the page. */
export type Sources = Record<string, Source>;

export const sourcesFile = (locale: string) => `i18n/${locale}/sources.json`;

/** @throws UnreadableError */
export function readSources(root: string, locale: string): Sources {
  const file = path.join(root, sourcesFile(locale));
  if (!existsSync(file)) return {};
  return inFile(sourcesFile(locale), () => parseSources(readFileSync(file, 'utf8')));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseSources(source: string): Sources {
  const {value, lines} = readJson(source);
  if (!isObject(value)) {
    throw new UnreadableError('The file must begin with { and end with }.', 1);
  }
  const wrong = Object.entries(value).find(
    ([, entry]) => !isObject(entry) || !isObject(entry['messages']),
  );
  if (!wrong) return value as unknown as Sources;
  const [name] = wrong;
  throw new UnreadableError(
    `"${name}" has no "messages". \`npm run i18n -- done\` writes this file; take it back with git.`,
    lines.get(name) ?? 1,
  );
}

export function writeSources(root: string, locale: string, sources: Sources): void {
  const file = path.join(root, sourcesFile(locale));
  writeFileSync(file, `${JSON.stringify(sources, null, 2)}\n`);
}
