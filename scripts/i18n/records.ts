/**
 * What `npm run i18n -- done` records: for a page in its front matter, for message files in
 * `i18n/LOCALE/sources.json`, because Docusaurus allows no other data in message files.
 */
import {existsSync} from 'node:fs';
import {SOURCES_FILE} from '../../src/locales';
import {readText, type Translation} from './files';
import {readJson} from './json';
import {englishMessages, readMessages, writeJson} from './messages';
import {hashOf, readPage} from './page';

interface Source {
  /** Name of the person who has read the translation. */
  reviewed?: string | undefined;
  /** English text of each message when it was translated, by id. */
  messages: Record<string, string>;
}
/** Records by the name of the message file. */
type Sources = Record<string, Source>;

const sourcesFile = (locale: string) => `i18n/${locale}/${SOURCES_FILE}`;

function readSources(locale: string): Sources {
  const file = sourcesFile(locale);
  return existsSync(file) ? (readJson(readText(file), file).value as Sources) : {};
}

/** Returns the record of a message file. @throws UnreadableError */
export const readSource = ({locale, name}: Translation): Source =>
  readSources(locale)[name] ?? {messages: {}};

export function writeSource({locale, name}: Translation, source: Source): void {
  writeJson(sourcesFile(locale), {...readSources(locale), [name]: source});
}

/** The states of a file, the most urgent first. */
export const STATES = ['outdated', 'missing', 'started', 'draft', 'reviewed'] as const;

export interface State {
  state: (typeof STATES)[number];
  /** Details, such as the number of missing messages. */
  note?: string;
}

/** Returns the state of a translation. @throws UnreadableError */
export function stateOf(translation: Translation): State {
  if (!existsSync(translation.file)) return {state: 'missing'};
  return translation.kind === 'page' ? pageState(translation) : messagesState(translation);
}

const reviewState = (reviewer: string | undefined): State =>
  reviewer === undefined ? {state: 'draft'} : {state: 'reviewed', note: `by ${reviewer}`};

function pageState({file, english}: Translation): State {
  const {frontMatter} = readPage(readText(file), file);
  const source = frontMatter.get('source')?.text;
  if (source === undefined) return {state: 'started', note: 'not done: visitors see English'};
  if (source !== hashOf(readText(english), english)) return {state: 'outdated'};
  return reviewState(frontMatter.get('reviewed')?.text);
}

function messagesState(translation: Translation): State {
  const {messages: recorded, reviewed} = readSource(translation);
  const translated = readMessages(translation.file);
  const english = [...englishMessages(translation)];
  const isDone = (id: string) => translated.has(id) && recorded[id] !== undefined;
  const missing = english.filter(([id]) => !translated.has(id));
  const started = english.filter(([id]) => translated.has(id) && recorded[id] === undefined);
  const outdated = english.filter(([id, {message}]) => isDone(id) && recorded[id] !== message);
  const note = ({length}: unknown[]) => `${length} of ${english.length} messages`;
  if (outdated.length > 0) return {state: 'outdated', note: note(outdated)};
  if (missing.length > 0) return {state: 'missing', note: note(missing)};
  if (started.length === 0) return reviewState(reviewed);
  // `start` copies the English text.
  const differing = english.filter(([id, {message}]) => translated.get(id)?.message !== message);
  return {state: 'started', note: `${note(differing)} translated, not done yet`};
}
