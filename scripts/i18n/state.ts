/** How far the translation of a file is. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {sourceFiles, translationOf, type SourceFile} from './files';
import {fingerprint} from './fingerprint';
import {englishMessages, readMessages} from './messages';
import {readPage, readTop, textsOf} from './page';
import {inFile} from './page/problem';
import {readSources, reviewOf, type Review, type Source} from './sources';
import {STATES, type FileState, type State} from './states';

/** State of every file in a locale. @throws UnreadableError for a file that cannot be read */
export function statesIn(root: string, locale: string): FileState[] {
  const sources = readSources(root, locale);
  return sourceFiles(root).map((file) =>
    file.kind === 'page'
      ? pageState(root, locale, file)
      : messagesState(root, locale, file, sources[file.name]),
  );
}

const NO_WORDS = {missing: 0, started: 0, stale: 0, done: 0, reviewed: 0};

function pageState(root: string, locale: string, file: SourceFile): FileState {
  const english = readFileSync(path.join(root, file.english), 'utf8');
  const texts = inFile(file.english, () => textsOf(readPage(english)));
  const count = texts.reduce((sum, {words}) => sum + countWords(words), 0);
  const name = translationOf(file, locale);
  const translation = path.join(root, name);
  const standing = existsSync(translation)
    ? inFile(name, () => standingOf(readFileSync(translation, 'utf8'), english))
    : {state: 'missing' as const};
  return {file, ...standing, words: {...NO_WORDS, [standing.state]: count}};
}

/** @param translation text of a translated page */
function standingOf(translation: string, english: string): {state: State; review?: Review} {
  const values = readTop(translation);
  const value = (key: string) => values.get(key)?.value;
  if (value('source') === undefined) return {state: 'started'};
  const review = reviewOf({
    translation: (value('translation') ?? 'draft') as Review['translation'],
    reviewer: value('reviewer'),
    reviewed: value('reviewed'),
  });
  if (value('source') !== fingerprint(english)) return {state: 'stale', review};
  return {state: review.translation === 'reviewed' ? 'reviewed' : 'done', review};
}

function messagesState(
  root: string,
  locale: string,
  file: SourceFile,
  source: Source | undefined,
): FileState {
  const translated = readMessages(root, translationOf(file, locale));
  const words = {...NO_WORDS};
  for (const [id, {message}] of englishMessages(root, file)) {
    words[messageState(message, translated.has(id), source?.messages[id], source)] +=
      countWords(message);
  }
  return {file, state: worst(words), words, ...(source && {review: reviewOf(source)})};
}

/** @param was the English of a message when it was called done */
function messageState(
  english: string,
  isThere: boolean,
  was: string | undefined,
  review: Review | undefined,
): State {
  if (!isThere) return 'missing';
  if (was === undefined) return 'started';
  if (was !== english) return 'stale';
  return review?.translation === 'reviewed' ? 'reviewed' : 'done';
}

/** What a file with messages in several states is called: what there is to do first. */
function worst(words: Record<State, number>): State {
  const present = STATES.filter((state) => words[state] > 0);
  if (present.includes('stale')) return 'stale';
  if (present.includes('missing') && present.length > 1) return 'started';
  return present[0] ?? 'done';
}

const countWords = (text: string) => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
