/** English texts that changed since a file was called done, while their translation did not. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {compareBlocks} from '../check/blocks';
import {NotPossibleError} from '../../command-line';
import {translationOf, type SourceFile} from '../files';
import {englishMessages, parseMessages, readMessages} from '../messages';
import {readPage, textsOf, type Page} from '../page';
import type {Text} from '../page/block';
import {pairUp} from '../pair-up';
import {readSources, sourcesFile, type Sources} from '../sources';
import {findVersion, firstCommitWith, textIn} from './history';
import {likeness} from './page';
import {changedWords} from './words';

interface Untouched {
  /** Line of the translation. */
  line: number;
  /** What changed in English, word by word. */
  changed: string;
}

/**
 * What a translator has not looked at, most likely; nothing where the history does not tell.
 * @throws UnreadableError
 */
export function untouched(root: string, locale: string, file: SourceFile): Untouched[] {
  try {
    return file.kind === 'page'
      ? inPage(root, translationOf(file, locale), file)
      : inMessages(root, locale, file);
  } catch (error) {
    if (error instanceof NotPossibleError) return [];
    throw error;
  }
}

function inPage(root: string, translation: string, file: SourceFile): Untouched[] {
  const now = readPage(readFileSync(path.join(root, translation), 'utf8'));
  const recorded = now.frontMatter.get('source')?.value;
  if (recorded === undefined) return [];
  const commit = firstCommitWith(root, translation, (text) =>
    text.includes(`\nsource: ${recorded}\n`),
  );
  const then = readPage(textIn(root, commit, translation) ?? '');
  const before = readPage(findVersion(root, file.english, recorded).text);
  const after = readPage(readFileSync(path.join(root, file.english), 'utf8'));
  const old = translationsOf(before, then);
  const current = translationsOf(after, now);
  return pairUp(textsOf(before), textsOf(after), likeness).flatMap(({left, right}) => {
    if (!left || !right || left.words === right.words) return [];
    const [was, is] = [old(left), current(right)];
    return is && was?.words === is.words
      ? [{line: is.line, changed: changedWords(left.words, right.words)}]
      : [];
  });
}

/** Finds the translation of an English text. */
function translationsOf(english: Page, translated: Page) {
  const pairs = compareBlocks(english.blocks, translated.blocks, 0).texts;
  return ({where, words, line}: Text): {words: string; line: number} | undefined => {
    const top = translated.frontMatter.get(where);
    if (top) return {words: top.value, line: top.line};
    return pairs.find((pair) => pair.english.words === words && pair.english.line === line)
      ?.translated;
  };
}

function inMessages(root: string, locale: string, file: SourceFile): Untouched[] {
  const was = readSources(root, locale)[file.name]?.messages ?? {};
  const english = englishMessages(root, file);
  const translation = translationOf(file, locale);
  const now = readMessages(root, translation);
  return [...english].flatMap(([id, {message}]) => {
    const before = was[id];
    const is = now.get(id);
    if (before === undefined || before === message || !is) return [];
    const commit = firstCommitWith(root, sourcesFile(locale), (text) => {
      const {[file.name]: source} = JSON.parse(text) as Sources;
      return source?.messages[id] === before;
    });
    const then = textIn(root, commit, translation);
    return then !== undefined && parseMessages(then).get(id)?.message === is.message
      ? [{line: is.line, changed: `${id}: ${changedWords(before, message)}`}]
      : [];
  });
}
