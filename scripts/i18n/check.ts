/** `npm run i18n -- check`: compares translations with their English files. */
import {existsSync} from 'node:fs';
import {arePagesComplete} from '../../src/locales';
import {parseMdx} from '../../src/mdx/parse';
import {findDamage, preselectionDiagnostics} from '../check/index';
import {pageMistakes} from './compare';
import {
  mistakeOf,
  readText,
  translationsInto,
  UnreadableError,
  type Mistake,
  type FileMistake,
  type Translation,
} from './files';
import {orphanFiles, removedFiles, removedMistake} from './folder';
import {needsTranslation, readGlossary, type Glossary} from './glossary';
import {languageMistakes} from './languages';
import {englishMessages, messageMistakes, readMessages} from './messages';
import {hashOf, readPage, type Page, type Text} from './page';
import {readSource, stateOf} from './records';
import {sameTitles} from './titles';
import {isRecorded, missingMessages, withdrawnPage} from './withdrawn';
import {invisibleCharacters} from './words';

/** How a language is checked. */
interface Extent {
  /** Whether pages that are not done yet are compared too, as warnings. */
  unfinished?: boolean;
}

/** Returns the mistakes in the folders of some locales, and in the folders and the list of languages. */
export function checkLocales(locales: readonly string[], extent: Extent = {}): FileMistake[] {
  return [...languages(), ...locales.flatMap((locale) => checkLocale(locale, extent))];
}

/** Returns the mistakes in the folder of a locale. */
export function checkLocale(locale: string, {unfinished = false}: Extent = {}): FileMistake[] {
  try {
    const glossary = readGlossary(locale);
    const all = translationsInto(locale);
    const removed = removedFiles(locale, all);
    return [
      ...removed.map(removedMistake),
      ...orphanFiles(locale, removed),
      ...all.flatMap(withdrawnPage),
      ...(arePagesComplete('i18n', locale) ? all.flatMap(missingMessages) : []),
      ...sameTitles(all),
      ...all.flatMap((file) => check(file, glossary, false)),
      ...(unfinished ? all.flatMap((file) => unfinishedMistakes(file, glossary)) : []),
    ];
  } catch (unreadable) {
    return [mistakeFrom(unreadable)];
  }
}

function languages(): FileMistake[] {
  try {
    return languageMistakes();
  } catch (unreadable) {
    return [mistakeFrom(unreadable)];
  }
}

/** Returns the mistakes of a page that somebody is still translating, as warnings. */
function unfinishedMistakes(translation: Translation, glossary: Glossary): FileMistake[] {
  const {file, kind} = translation;
  if (kind !== 'page' || !existsSync(file) || isRecorded(readText(file))) return [];
  return check(translation, glossary, true).map((mistake) => ({...mistake, severity: 'warning'}));
}

/**
 * Returns the mistakes of a translation; none if it has not been started.
 * @param asDone check the file as if it was done, and as if its English had not changed since
 */
export function check(
  translation: Translation,
  glossary: Glossary,
  asDone: boolean,
): FileMistake[] {
  const {file, kind} = translation;
  if (!existsSync(file)) return [];
  const error = (mistake: Mistake): FileMistake => ({severity: 'error', file, ...mistake});
  const damage = findDamage(file);
  if (damage) return [error(mistakeOf(damage))];
  try {
    const mistakes = (kind === 'page' ? checkPage : checkMessages)(translation, glossary, asDone);
    return [...invisibleCharacters(readText(file)), ...mistakes].map(error);
  } catch (unreadable) {
    return [mistakeFrom(unreadable)];
  }
}

/** Returns a file that cannot be read as a mistake; throws any other error again. */
function mistakeFrom(error: unknown): FileMistake {
  if (!(error instanceof UnreadableError)) throw error;
  return {file: error.file, line: error.line, severity: 'error', message: error.reason};
}

/** A mistake is an error unless it sets another level. */
type RatedMistake = Mistake & {severity?: 'warning'};

const outdated = (what: string, line: number, {locale, name}: Translation): RatedMistake => ({
  line,
  severity: 'warning',
  message: `${what} changed in English. Update the translation, then run \`npm run i18n -- done ${locale} ${name}\`.`,
});

function checkPage(translation: Translation, glossary: Glossary, asDone: boolean): RatedMistake[] {
  const {file, english} = translation;
  const source = readText(file);
  const page = readPage(source, file);
  const recorded = page.frontMatter.get('source');
  // A page that somebody is still translating is not compared: visitors see English.
  if (!asDone && !recorded) return [];
  if (!asDone && recorded?.text.startsWith('en-') && stateOf(translation).state === 'outdated') {
    return [outdatedPage(translation, page, recorded), ...ignoredQueries(source)];
  }
  return pageMistakes(readPage(readText(english), english), page, source, translation, glossary);
}

/** Returns the links whose query a form ignores. An up-to-date page has the links of its English one. */
function ignoredQueries(source: string): Mistake[] {
  const {tree} = parseMdx(source);
  return tree ? preselectionDiagnostics(tree).map(mistakeOf) : [];
}

const structureOf = ({parts}: Page) => parts.map(({name}) => name).join();

/** Returns why a page does not match its English one: it changed, or one of both is in the wrong file. */
function outdatedPage(translation: Translation, page: Page, {text, line}: Text): RatedMistake {
  const {locale, file, english} = translation;
  const other = translationsInto(locale).find(
    (each) => each.kind === 'page' && hashOf(readText(each.english), each.english) === text,
  );
  const own = readPage(readText(english), english);
  if (other) return copiedSource(translation, page, own, other);
  const now = own.frontMatter.get('description');
  const translated = page.frontMatter.get('description');
  if (now !== undefined && now.text === translated?.text) {
    return {line: translated.line, message: inEnglish(english, file)};
  }
  return outdated('This page', line, translation);
}

/** Returns why a page has the line `source` of another one. */
function copiedSource(
  translation: Translation,
  page: Page,
  own: Page,
  other: Translation,
): RatedMistake {
  const line = page.frontMatter.get('source')?.line ?? 1;
  const restore = `git checkout HEAD -- ${translation.file}`;
  const copied = readPage(readText(other.english), other.english);
  const structure = structureOf(page);
  if (structure === structureOf(copied) && structure !== structureOf(own)) {
    const message = `This is the translation of ${other.name}. Move it to ${other.file}, and restore this page: ${restore}`;
    return {line, message};
  }
  const changed = outdated('This page', line, translation);
  const hint = `If nothing changed, "source" is the line of ${other.name}: restore it with ${restore}`;
  return {...changed, message: `${changed.message} ${hint}`};
}

const inEnglish = (english: string, file: string) =>
  `${english} contains this translation now. Translations belong in ${file}; restore the English file: git checkout HEAD -- ${english}`;

function checkMessages(
  translation: Translation,
  glossary: Glossary,
  asDone: boolean,
): RatedMistake[] {
  const {locale, name, file} = translation;
  const english = englishMessages(translation);
  const translated = readMessages(file);
  const recorded = readSource(translation).messages;
  const lost = Object.keys(recorded).filter((id) => english.has(id) && !translated.has(id));
  const ids = lost.map((id) => `"${id}" is missing. Ids are not translated; restore it with Git.`);
  const messages = [...translated].flatMap(([id, message]): RatedMistake[] => {
    const original = english.get(id);
    const {line} = message;
    if (!original) {
      const advice = `To remove it, run \`npm run i18n -- start ${locale} ${name}\`.`;
      return [{line, severity: 'warning', message: `English does not have "${id}". ${advice}`}];
    }
    if (!asDone && recorded[id] === undefined) return [];
    if (asDone || recorded[id] === original.message) {
      return messageMistakes(original, message, locale, glossary);
    }
    return original.message === message.message && needsTranslation(message.message, glossary)
      ? [{line, message: `"${id}": ${inEnglish(translation.english, file)}`}]
      : [outdated(`"${id}"`, line, translation)];
  });
  return [...ids.map((message) => ({line: 1, message})), ...messages];
}
