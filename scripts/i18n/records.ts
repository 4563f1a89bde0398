/**
 * What `npm run i18n -- done` records. A page has it in its front matter. Message files have it in
 * `i18n/LOCALE/sources.json`, since Docusaurus refuses other keys in them.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {SOURCES} from '../../src/locales';
import {readText, translationOf, type SourceFile} from './files';
import {readJson} from './json';
import {englishMessages, readMessages, writeJson} from './messages';
import {hashOf, readPage} from './page';

export interface Source {
  /** Name of the person who has read the translation. */
  reviewed?: string;
  /** English text of each message when it was translated, by id. */
  messages: Record<string, string>;
}
/** By name of the message file. */
export type Sources = Record<string, Source>;

const sourcesFile = (locale: string) => `i18n/${locale}/${SOURCES}`;

/** @throws UnreadableError */
export function readSources(root: string, locale: string): Sources {
  const file = sourcesFile(locale);
  if (!existsSync(path.join(root, file))) return {};
  return readJson(readText(root, file), file).value as Sources;
}

export function writeSources(root: string, locale: string, sources: Sources): void {
  writeJson(root, sourcesFile(locale), sources);
}

/** The states of a file, in the order in which a translator takes them up. */
export const STATES = ['outdated', 'missing', 'draft', 'reviewed'] as const;

export interface FileState {
  file: SourceFile;
  state: (typeof STATES)[number];
  /** What more there is to say, such as the number of messages that are missing. */
  note: string;
}

/** Returns the state of a file's translation. @throws UnreadableError for a file that cannot be read */
export function stateOf(root: string, locale: string, file: SourceFile): FileState {
  const translation = translationOf(file, locale);
  if (!existsSync(path.join(root, translation))) return {file, state: 'missing', note: ''};
  return file.kind === 'page'
    ? pageState(root, file, translation)
    : messagesState(root, locale, file, translation);
}

function pageState(root: string, file: SourceFile, translation: string): FileState {
  const {frontMatter} = readPage(readText(root, translation), translation);
  const source = frontMatter.get('source')?.words;
  const reviewer = frontMatter.get('reviewed')?.words;
  if (source === undefined) {
    return {file, state: 'draft', note: 'not done: visitors see the English page'};
  }
  if (source !== hashOf(readText(root, file.english), file.english))
    return {file, state: 'outdated', note: ''};
  return reviewer === undefined
    ? {file, state: 'draft', note: ''}
    : {file, state: 'reviewed', note: `by ${reviewer}`};
}

function messagesState(
  root: string,
  locale: string,
  file: SourceFile,
  translation: string,
): FileState {
  const {messages = {}, reviewed} = readSources(root, locale)[file.name] ?? {};
  const translated = readMessages(root, translation);
  const english = [...englishMessages(root, file)];
  const missing = english.filter(([id]) => !translated.has(id) || messages[id] === undefined);
  const outdated = english.filter(
    ([id, {message}]) => messages[id] !== undefined && messages[id] !== message,
  );
  const note = ({length}: unknown[]) => `${length} of ${english.length} messages`;
  if (outdated.length > 0) return {file, state: 'outdated', note: note(outdated)};
  if (missing.length > 0) return {file, state: 'missing', note: note(missing)};
  return reviewed === undefined
    ? {file, state: 'draft', note: ''}
    : {file, state: 'reviewed', note: `by ${reviewed}`};
}
