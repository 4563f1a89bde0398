/** `npm run i18n -- check`: compares translations with their English files. */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {arePagesComplete, SOURCES_FILE} from '../../src/locales';
import {findDamage} from '../check/index';
import {pageMistakes} from './compare';
import {
  readText,
  translationsInto,
  UnreadableError,
  type Mistake,
  type FileMistake,
  type Translation,
} from './files';
import {glossaryFile, readGlossary, type Glossary} from './glossary';
import {englishMessages, messageMistakes, readMessages} from './messages';
import {readPage} from './page';
import {readSource, stateOf} from './records';
import {invisibleCharacters} from './words';

/** Returns the mistakes in the folder of a locale. @throws UnreadableError for the glossary */
export function checkLocale(locale: string): FileMistake[] {
  const glossary = readGlossary(locale);
  const all = translationsInto(locale);
  const files = all.flatMap((file) => check(file, glossary, false));
  return [
    ...orphanFiles(locale),
    ...all.flatMap(withdrawnPage),
    ...(arePagesComplete('i18n', locale) ? all.flatMap(missingMessages) : []),
    ...files,
  ];
}

/** Returns an error for a page that visitors read in translation, and would read in English after this change. */
function withdrawnPage({locale, kind, name, file}: Translation): FileMistake[] {
  if (kind !== 'page') return [];
  const before = committedText(file);
  if (before === undefined || !/^source: /m.test(before)) return [];
  const error = (message: string): FileMistake[] => [{file, line: 1, severity: 'error', message}];
  if (!existsSync(file)) {
    return error(
      `This translation was deleted, so visitors would read the page in English. Restore it: git checkout HEAD -- ${file}`,
    );
  }
  if (/^source: /m.test(readText(file))) return [];
  return error(
    `The line "source" was removed, so visitors would read the page in English. Restore it, or run \`npm run i18n -- done ${locale} ${name}\`.`,
  );
}

/** Returns the text of a file in the last commit; undefined outside a repository, or if it is new. */
function committedText(file: string): string | undefined {
  const {status, stdout} = spawnSync('git', ['show', `HEAD:./${file}`], {encoding: 'utf8'});
  return status === 0 ? stdout : undefined;
}

/** Returns an error if messages are missing in a language whose pages are all translated: it would be withdrawn. */
function missingMessages(translation: Translation): FileMistake[] {
  const {locale, kind, name, file} = translation;
  if (kind !== 'messages') return [];
  const {messages} = readSource(translation);
  const missing = [...englishMessages(translation).keys()].filter((id) => !(id in messages));
  if (missing.length === 0) return [];
  const examples = missing
    .slice(0, 3)
    .map((id) => `"${id}"`)
    .join(', ');
  const rest = missing.length > 3 ? ` and ${missing.length - 3} more` : '';
  const message = `The next release would not contain this language, since ${examples}${rest} are not translated. Run \`npm run i18n -- start ${locale} ${name}\`, translate them, then run done.`;
  return [{file, line: 1, severity: 'error', message}];
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
  if (damage) return [error(damage)];
  try {
    const mistakes = (kind === 'page' ? checkPage : checkMessages)(translation, glossary, asDone);
    return [...invisibleCharacters(readText(file)), ...mistakes].map(error);
  } catch (unreadable) {
    if (!(unreadable instanceof UnreadableError)) throw unreadable;
    return [{...error({line: unreadable.line, message: unreadable.reason}), file: unreadable.file}];
  }
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
  const isHash = recorded?.text.startsWith('en-');
  if (!asDone && isHash && stateOf(translation).state === 'outdated') {
    return [outdated('This page', recorded?.line ?? 1, translation)];
  }
  return pageMistakes(readPage(readText(english), english), page, source, translation, glossary);
}

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
    return !asDone && recorded[id] !== original.message
      ? [outdated(`"${id}"`, line, translation)]
      : messageMistakes(original, message, locale, glossary);
  });
  return [...ids.map((message) => ({line: 1, message})), ...messages];
}

/** Returns the files of a locale that translate no English file, which the build would silently ignore. */
function orphanFiles(locale: string): FileMistake[] {
  const folder = `i18n/${locale}`;
  if (!existsSync(folder)) return [];
  const files = translationsInto(locale).map(({file}) => file);
  const known = new Set([...files, glossaryFile(locale), `${folder}/${SOURCES_FILE}`]);
  const message = 'There is no English file at this path. Rename, move or delete this one.';
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.join(parentPath, name).split(path.sep).join('/'))
    .filter((file) => !known.has(file) && !file.endsWith('.DS_Store'))
    .map((file) => ({file, line: 1, severity: 'error', message}));
}
