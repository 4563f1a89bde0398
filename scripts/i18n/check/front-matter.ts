import {
  TRANSLATED_KEYS,
  TRANSLATION_KEYS,
  frontMatterProblems,
} from '../../../src/plugins/front-matter';
import type {FrontMatter} from '../page';
import {MARKER} from '../../../src/locales';
import type {TextPair} from './blocks';
import type {Mistake} from './problem';

/** What the English page says for all languages: its translations need not follow when an opening ends. */
const ENGLISH_ALONE = ['closed', 'validThrough'];

/** Compares the lines at the top of a translation with those of its English page. */
export function compareFrontMatter(
  english: FrontMatter,
  translated: FrontMatter,
): {mistakes: Mistake[]; texts: TextPair[]} {
  const mistakes: Mistake[] = [];
  const texts: TextPair[] = [];
  for (const [key, {value, line}] of english) {
    if (ENGLISH_ALONE.includes(key)) continue;
    const there = translated.get(key);
    if (!there) {
      mistakes.push({
        line: 1,
        message: `"${key}" is missing at the top. English has: ${key}: ${value}`,
      });
    } else if (TRANSLATED_KEYS.includes(key)) {
      texts.push({
        english: {words: value, line},
        translated: {words: there.value, line: there.line, where: key},
      });
    } else if (there.value !== value) {
      mistakes.push({
        line: there.line,
        message: `"${key}" must stay as in English: ${key}: ${value}`,
      });
    }
  }
  for (const [key, {line}] of translated) {
    if (!english.has(key) && !(key in TRANSLATION_KEYS) && !ENGLISH_ALONE.includes(key)) {
      mistakes.push({
        line,
        message: `"${key}" is not at the top of the English page. Take it out.`,
      });
    }
  }
  return {mistakes, texts};
}

/** What is wrong with the values themselves, whatever the English page says. */
export function valueMistakes(source: string, file: string): Mistake[] {
  return frontMatterProblems(source.replaceAll(MARKER, ''), file)
    .filter(({message}) => {
      // What is missing or not to be translated is reported with the English value beside it.
      const key = /^'(\w+)' (?!is missing\.)/.exec(message)?.[1] ?? '';
      return TRANSLATED_KEYS.includes(key) || key in TRANSLATION_KEYS;
    })
    .map(({line, message}) => ({line, message}));
}
