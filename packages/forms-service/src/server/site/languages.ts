/** The languages of a build besides the default: each is a folder that contains the messages of the forms. */
import {readFile} from 'node:fs/promises';
import {join, posix} from 'node:path';
import type {Sentences} from '../../forms/index.ts';
import {FORM_MESSAGES_FILE, type FormSentences, type Translate} from '../../forms/sentences.ts';

export interface Languages {
  /** Returns the language of a page's path; undefined for the default language. */
  of(path: string): string | undefined;
  /** Returns the forms' messages in a language, or in English if the build does not contain it. */
  translator(language: string | undefined): Translate;
}

/** English only, for a forms service without a build. */
export function inEnglish({translator}: FormSentences): Languages {
  return {of: () => undefined, translator: () => translator()};
}

/** Finds the languages among a build's files, and reads their messages. */
export async function readLanguages(
  {translator}: FormSentences,
  root: string,
  files: ReadonlySet<string>,
): Promise<Languages> {
  const translators = new Map<string, Translate>();
  for (const file of files) {
    const {dir, base} = posix.parse(file);
    if (base !== FORM_MESSAGES_FILE || dir === '' || dir.includes('/')) continue;
    const translations = JSON.parse(await readFile(join(root, file), 'utf8')) as Sentences;
    translators.set(dir, translator(translations));
  }
  return {
    of(path) {
      const first = path.split('/')[1] ?? '';
      return translators.has(first) ? first : undefined;
    },
    translator: (language = '') => translators.get(language) ?? translator(),
  };
}
