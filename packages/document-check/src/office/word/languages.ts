/**
 * The language of a Word file. Word sets three at once, and applies one by the script of the text: ISO/IEC 29500-1,
 * 17.3.2.20.
 */
import {descendants} from '../../xml.ts';
import type {XmlElement} from '../../xml.ts';
import {namesLanguage} from '../../vague.ts';
import {textOf} from '../package.ts';

/** The attributes of `w:lang`, and the scripts to which each applies; `val` applies to all others. */
const SCRIPTS = {
  eastAsia:
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/gu,
  bidi: /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Tibetan}\p{Script=Khmer}]/gu,
};

type LanguageAttribute = 'val' | keyof typeof SCRIPTS;

/** Returns the attributes in the order of how much of a text they apply to. */
function attributesFor(text: string): LanguageAttribute[] {
  const eastAsia = text.match(SCRIPTS.eastAsia)?.length ?? 0;
  const bidi = text.match(SCRIPTS.bidi)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const counts: [LanguageAttribute, number][] = [
    ['val', letters - eastAsia - bidi],
    ['eastAsia', eastAsia],
    ['bidi', bidi],
  ];
  return counts.sort(([, a], [, b]) => b - a).map(([attribute]) => attribute);
}

/** Returns the language of a text, which one attribute of its `w:lang` sets. */
export function languageOfText(lang: XmlElement | undefined, text: string): string | undefined {
  const [attribute = 'val'] = attributesFor(text);
  return lang?.attributes[attribute];
}

/**
 * Returns the language of the document for most of its text, else the first that is set for a part of it, else a tag
 * that names none; undefined if none is set.
 * @param ofDocument the `w:lang` of the styles
 */
export function languageOf(
  ofDocument: XmlElement | undefined,
  root: XmlElement,
): string | undefined {
  const ofParts = [...descendants(root)].filter(({name}) => name === 'lang');
  const candidates = ofDocument ? [ofDocument, ...ofParts] : ofParts;
  const tags = attributesFor(textOf(root)).flatMap((attribute) =>
    candidates.flatMap(({attributes}) => attributes[attribute] ?? []),
  );
  return tags.find((tag) => namesLanguage(tag)) ?? tags[0];
}
