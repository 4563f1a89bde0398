/** The languages of a build beside its default one: each is a folder, with the sentences that the server needs. */
import {readFile} from 'node:fs/promises';
import {join, posix} from 'node:path';
import type {Sentences} from '../../forms';
import {FORM_MESSAGES_FILE, sayIn, type Say} from '../../forms/sentences';

export interface Languages {
  /** The language of a page's path; undefined for the default one. */
  of(path: string): string | undefined;
  /** What says the forms' sentences in a language; in English where the build has no such language. */
  say(language: string | undefined): Say;
}

/** English alone, for a service that has no build beside it. */
export const ENGLISH: Languages = {of: () => undefined, say: () => sayIn()};

/** Finds the languages among a build's files, and reads their sentences. */
export async function readLanguages(root: string, files: ReadonlySet<string>): Promise<Languages> {
  const spoken = new Map<string, Say>();
  for (const file of files) {
    const {dir, base} = posix.parse(file);
    if (base !== FORM_MESSAGES_FILE || dir === '' || dir.includes('/')) continue;
    const translations = JSON.parse(await readFile(join(root, file), 'utf8')) as Sentences;
    spoken.set(dir, sayIn(translations));
  }
  return {
    of(path) {
      const first = path.split('/', 2)[1] ?? '';
      return spoken.has(first) ? first : undefined;
    },
    say: (language = '') => spoken.get(language) ?? sayIn(),
  };
}
