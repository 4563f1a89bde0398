/** `npm run i18n -- check`: compares translations with their English files. */
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';
import {readdirSync} from 'node:fs';
import {SOURCES} from '../../src/locales';
import {savedWrongly} from '../check/index';
import {pageMistakes, type Mistake} from './compare';
import {
  readText,
  sourceFiles,
  translationOf,
  UnreadableError,
  type Problem,
  type SourceFile,
} from './files';
import {glossaryFile, readLanguage, type Language} from './glossary';
import {englishMessages, messageMistakes, readMessages} from './messages';
import {readPage} from './page';
import {readSources, stateOf} from './records';
import {invisibleCharacters} from './words';

/**
 * Returns the problems of everything in the folder of a locale, in the order of its files.
 * @throws UnreadableError for the glossary
 */
export function checkLocale(root: string, locale: string): Problem[] {
  const language = readLanguage(root, locale);
  return [
    ...strayFiles(root, locale),
    ...sourceFiles(root).flatMap((file) => checkFile(root, language, file, false)),
  ];
}

/**
 * Returns the problems of one file's translation; none where it has not been started.
 * @param asDone check the file as if it was done, and as if its English had not changed since
 */
export function checkFile(
  root: string,
  language: Language,
  file: SourceFile,
  asDone: boolean,
): Problem[] {
  const translation = translationOf(file, language.locale);
  if (!existsSync(path.join(root, translation))) return [];
  const problem =
    (severity: Problem['severity']) =>
    ({line, message}: Mistake): Problem => ({file: translation, line, severity, message});
  const damage = savedWrongly(path.join(root, translation));
  if (damage) return [problem('error')(damage)];
  try {
    return file.kind === 'page'
      ? checkPage(root, file, translation, language, asDone)
      : checkMessages(root, file, translation, language, asDone);
  } catch (error) {
    if (!(error instanceof UnreadableError)) throw error;
    return [{file: error.file, line: error.line, severity: 'error', message: error.problem}];
  }
}

const outdated = (what: string, {locale}: Language, {name}: SourceFile) =>
  `${what} changed in English. Update the translation, then run \`npm run i18n -- done ${locale} ${name}\`.`;

function checkPage(
  root: string,
  file: SourceFile,
  translation: string,
  language: Language,
  asDone: boolean,
): Problem[] {
  const source = readText(root, translation);
  const page = readPage(source, translation);
  const recorded = page.frontMatter.get('source');
  if (!asDone) {
    // A page that somebody is still translating is not compared; visitors see the English page.
    if (!recorded) return [];
    const isHash = recorded.words.startsWith('en-');
    if (isHash && stateOf(root, language.locale, file).state === 'outdated') {
      const message = outdated('This page', language, file);
      return [{file: translation, line: recorded.line, severity: 'warning', message}];
    }
  }
  const english = readPage(readText(root, file.english), file.english);
  const mistakes = pageMistakes(english, page, source, translation, language);
  return mistakes.map(({line, message}) => ({file: translation, line, severity: 'error', message}));
}

function checkMessages(
  root: string,
  file: SourceFile,
  translation: string,
  language: Language,
  asDone: boolean,
): Problem[] {
  const english = englishMessages(root, file);
  const translated = readMessages(root, translation);
  const recorded = readSources(root, language.locale)[file.name]?.messages ?? {};
  const at = (severity: Problem['severity'], line: number, message: string): Problem => ({
    ...{file: translation, line, severity, message},
  });
  const lost = Object.keys(recorded).filter((id) => english.has(id) && !translated.has(id));
  return [
    ...invisibleCharacters(readText(root, translation)).map(({line, message}) =>
      at('error', line, message),
    ),
    ...lost.map((id) =>
      at('error', 1, `"${id}" is missing. Ids are not translated; restore it with Git.`),
    ),
    ...[...translated].flatMap(([id, message]): Problem[] => {
      const original = english.get(id);
      const {line} = message;
      if (!original) {
        const advice = `English does not have "${id}". Run \`npm run i18n -- start ${language.locale} ${file.name}\`.`;
        return [at('warning', line, advice)];
      }
      if (!asDone && recorded[id] === undefined) return [];
      if (!asDone && recorded[id] !== original.message)
        return [at('warning', line, outdated(`"${id}"`, language, file))];
      const mistakes = messageMistakes(original, message, language);
      return mistakes.map((mistake) => at('error', line, mistake.message));
    }),
  ];
}

/** Returns the files of a locale that translate nothing, and that the build would pass over in silence. */
function strayFiles(root: string, locale: string): Problem[] {
  const folder = path.join('i18n', locale);
  const known = new Set([
    ...sourceFiles(root).map((file) => translationOf(file, locale)),
    ...[glossaryFile(locale), `i18n/${locale}/${SOURCES}`],
  ]);
  return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => path.join(folder, name).split(path.sep).join('/'))
    .filter((file) => !known.has(file) && !file.endsWith('.DS_Store'))
    .filter((file) => statSync(path.join(root, file)).isFile())
    .map((file) => ({
      ...{file, line: 1, severity: 'error'},
      message: 'There is no English file at this path. Rename, move or delete this one.',
    }));
}
