/** `npm run i18n -- start` and `done`: what they write. */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {importedParts} from '../../src/mdx/files';
import {changeFrontMatter} from '../../src/mdx/front-matter';
import {NotPossibleError} from '../command-line';
import {checkFile} from './check';
import {findFile, readText, translationOf, type Problem, type SourceFile} from './files';
import {readLanguage} from './glossary';
import {englishMessages, readMessages, writeMessages} from './messages';
import {hashOf} from './page';
import {readSources, writeSources} from './records';

/**
 * Copies an English file to where its translation belongs, with the parts that a page imports. A message file gets
 * the messages that it lacks, and loses those that English does not have.
 * @returns the paths that were written
 */
export function start(root: string, locale: string, file: SourceFile): string[] {
  const translation = translationOf(file, locale);
  if (file.kind === 'messages') {
    const translated = readMessages(root, translation);
    const english = [...englishMessages(root, file)];
    if (english.every(([id]) => translated.has(id)) && english.length === translated.size)
      return [];
    const messages = english.map(
      ([id, entry]) =>
        [id, {...entry, message: translated.get(id)?.message ?? entry.message}] as const,
    );
    writeMessages(root, translation, new Map(messages));
    return [translation];
  }
  if (existsSync(path.join(root, translation))) return [];
  const english = readText(root, file.english);
  mkdirSync(path.dirname(path.join(root, translation)), {recursive: true});
  writeFileSync(path.join(root, translation), english);
  const parts = importedParts(english).map((name) => findFile(root, name));
  return [translation, ...parts.flatMap((part) => start(root, locale, part))];
}

/**
 * Records that a translation is as the English file is now.
 * @param reviewer name of the person who has read it; without one, the translation is a draft
 * @returns the mistakes that keep it from being recorded
 */
export function done(
  root: string,
  locale: string,
  file: SourceFile,
  reviewer: string | undefined,
): Problem[] {
  const translation = translationOf(file, locale);
  if (!existsSync(path.join(root, translation))) {
    throw new NotPossibleError(
      `${translation} does not exist. Run \`npm run i18n -- start ${locale} ${file.name}\`.`,
    );
  }
  const errors = checkFile(root, readLanguage(root, locale), file, true).filter(
    ({severity}) => severity === 'error',
  );
  if (errors.length > 0) return errors;
  if (file.kind === 'page') {
    const source = hashOf(readText(root, file.english), file.english);
    const changes = {source, reviewed: reviewer};
    const changed = changeFrontMatter(readText(root, translation), changes);
    writeFileSync(path.join(root, translation), changed);
  } else {
    const translated = readMessages(root, translation);
    const english = [...englishMessages(root, file)].filter(([id]) => translated.has(id));
    const messages = Object.fromEntries(english.map(([id, {message}]) => [id, message]));
    const record = {...(reviewer !== undefined && {reviewed: reviewer}), messages};
    writeSources(root, locale, {...readSources(root, locale), [file.name]: record});
  }
  return [];
}
