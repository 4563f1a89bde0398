import {missingTerms, needsTranslation, type Glossary} from '../glossary';
import {isUnfinished, MARKER} from '../../../src/locales';
import type {TextPair} from './blocks';
import {quoted, type Mistake} from './problem';

/** At least so many words make a sentence that two languages do not share by chance. */
const SENTENCE = 5;

/** What is wrong with the words of a text: left in English, or against the glossary. */
export function wordMistakes(
  {english, translated}: TextPair,
  glossary: Glossary,
  isDone: boolean,
): Mistake[] {
  const {line} = translated;
  if (isUnfinished(translated.words)) return [];
  const left = stillEnglish(english.words, translated.words, glossary);
  if (left !== undefined) return isDone ? [{line, message: left}] : [];
  const {kept, terms} = missingTerms(english.words, translated.words, glossary);
  return [
    ...kept.map((form) => ({
      line,
      message: `"${form}" is missing in ${quoted(translated.words)}. The glossary says that it is written so in every language.`,
    })),
    ...terms.map(({en, use, why}) => ({
      line,
      message: `${quoted(translated.words)} does not use the glossary's word for "${en[0] ?? ''}": ${use.join(' or ')}. ${why}`,
    })),
  ];
}

/** One mistake for all the texts that are still marked. */
export function markMistakes(texts: readonly {words: string; line: number}[]): Mistake[] {
  const [first, ...others] = texts.filter(({words}) => isUnfinished(words));
  if (!first) return [];
  const more = others.length > 0 ? `, and ${others.length} more texts below,` : '';
  const message = `${quoted(first.words)}${more} ${others.length > 0 ? 'are' : 'is'} still marked ${MARKER.trim()}. Translate, and take the mark away.`;
  return [{line: first.line, message}];
}

/** A sentence about words that are not translated yet; undefined when all are. */
function stillEnglish(english: string, translated: string, glossary: Glossary): string | undefined {
  if (!needsTranslation(english.replaceAll(/\{\w+\}/g, ''), glossary)) return undefined;
  if (plain(english) === plain(translated)) {
    return `${quoted(translated)} is still English. Translate it; if it is the same in both languages, add it to the glossary.`;
  }
  const sentence = english
    .split(/(?<=[.?!]) /)
    .find((part) => part.split(' ').length >= SENTENCE && translated.includes(part));
  return sentence && `The sentence ${quoted(sentence)} is still English. Translate it.`;
}

const plain = (words: string) => words.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
