/** `npm run i18n -- start` and `done`. */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {importedPartials} from '../../src/mdx/files';
import {changeFrontMatter} from '../../src/mdx/front-matter';
import {NotPossibleError} from '../command-line';
import {check} from './check';
import {findTranslation, readText, type FileMistake, type Translation} from './files';
import type {Glossary} from './glossary';
import {englishMessages, readMessages, writeMessages, type Messages} from './messages';
import {hashOf} from './page';
import {readSource, writeSource} from './records';

/**
 * Copies an English file to the path of its translation, with the partials that a page imports. In a message file, adds
 * missing messages in English, removes messages that English does not have, and updates descriptions.
 * @returns the paths that were written
 */
export function start(translation: Translation): string[] {
  const {locale, kind, file, english} = translation;
  if (kind === 'messages') return startMessages(translation);
  if (existsSync(file)) return [];
  const page = readText(english);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, page);
  const partials = importedPartials(page).map((name) => findTranslation(locale, name));
  return [file, ...partials.flatMap(start)];
}

function startMessages(translation: Translation): string[] {
  const {file} = translation;
  const translated = readMessages(file);
  const expected = englishMessages(translation);
  const isCurrent = [...expected].every(
    ([id, {description}]) => translated.has(id) && translated.get(id)?.description === description,
  );
  if (isCurrent && expected.size === translated.size) return [];
  const formerIds = renameRecords(translation, expected, translated);
  for (const [id, entry] of expected) {
    entry.message = translated.get(formerIds.get(id) ?? id)?.message ?? entry.message;
  }
  writeMessages(file, expected);
  return [file];
}

/**
 * Records the translations of messages whose id changed, as that of a menu label does with the address of its page, under
 * the new id. @returns new → former id
 */
function renameRecords(
  translation: Translation,
  expected: Messages,
  translated: Messages,
): ReadonlyMap<string, string> {
  const source = readSource(translation);
  const withdrawn = Object.entries(source.messages).filter(
    ([id]) => translated.has(id) && !expected.has(id),
  );
  const renames = [...expected].flatMap(([id, {message}]): [string, string][] => {
    const [former] = withdrawn.find(([, english]) => english === message) ?? [];
    return former === undefined || translated.has(id) ? [] : [[id, former]];
  });
  if (renames.length > 0) {
    const messages = {...source.messages};
    for (const [id, former] of renames) messages[id] = messages[former] ?? '';
    writeSource(translation, {...source, messages});
  }
  return new Map(renames);
}

/**
 * Records that a translation matches the current English file.
 * @param reviewer name of the person who has read it; without one, the translation is a draft
 * @returns the errors; if there are any, nothing is recorded
 */
export function done(
  translation: Translation,
  glossary: Glossary,
  reviewer?: string,
): FileMistake[] {
  const {locale, kind, name, file, english} = translation;
  if (!existsSync(file)) {
    const advice = `Run \`npm run i18n -- start ${locale} ${name}\`.`;
    throw new NotPossibleError(`${file} does not exist. ${advice}`);
  }
  const mistakes = check(translation, glossary, true);
  const errors = mistakes.filter(({severity}) => severity === 'error');
  if (errors.length > 0) return errors;
  if (kind === 'page') {
    const source = hashOf(readText(english), english);
    writeFileSync(file, changeFrontMatter(readText(file), {source, reviewed: reviewer}));
  } else {
    const translated = readMessages(file);
    const present = [...englishMessages(translation)].filter(([id]) => translated.has(id));
    const messages = Object.fromEntries(present.map(([id, {message}]) => [id, message]));
    writeSource(translation, {reviewed: reviewer, messages});
  }
  return [];
}
