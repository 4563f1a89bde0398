/** The files that are translated, and where their translations are. Paths start in the project's folder. */
import {readFileSync} from 'node:fs';
import {DEFAULT_LOCALE, TRANSLATED_LOCALES, TRANSLATED_PAGES} from '../../src/locales';
import type {Diagnostic} from '../../src/mdx/diagnostic';
import {mdxFiles} from '../../src/mdx/files';
import {LABELS_FILE} from '../../src/menus';
import {closestMatch} from '../../src/text/closest-match';
import {NotPossibleError, UsageError} from '../command-line';

/** An English file and its translation into one language. */
export interface Translation {
  locale: string;
  kind: 'page' | 'messages';
  /** Path below `pages/`, or below the folder of a locale: `TrendSoft/Career.mdx`, `code.json`. */
  name: string;
  /** Path of the English file. */
  english: string;
  /** Path of the translation, which may not exist yet. */
  file: string;
}

export interface Mistake {
  line: number;
  message: string;
}

/** A mistake with its file. A warning does not stop `npm test`. */
export interface FileMistake extends Mistake {
  file: string;
  severity: 'error' | 'warning';
}

/** Returns a mistake in MDX or front matter, with the block that it is about. */
export const mistakeOf = ({line, subject, message}: Diagnostic): Mistake => ({
  line,
  message: subject === undefined ? message : `${subject}: ${message}`,
});

/** A file that cannot be read. */
export class UnreadableError extends NotPossibleError {
  constructor(
    readonly reason: string,
    readonly line: number,
    readonly file: string,
  ) {
    super(`${file}:${line}: ${reason}`);
  }
}

/** File with the English messages of the interface. */
export const INTERFACE_FILE = `i18n/${DEFAULT_LOCALE}/code.json`;

/** Returns every file that is translated: the interface and the menus first, since every page shows them. */
export function translationsInto(locale: string): Translation[] {
  const messages = (name: string, english: string) =>
    ({locale, kind: 'messages', name, english, file: `i18n/${locale}/${name}`}) as const;
  const pages = mdxFiles('pages').map((name): Translation => {
    const file = `i18n/${locale}/${TRANSLATED_PAGES}/${name}`;
    return {locale, kind: 'page', name, english: `pages/${name}`, file};
  });
  return [messages('code.json', INTERFACE_FILE), messages(LABELS_FILE, 'sidebars.ts'), ...pages];
}

/** @throws UsageError for a locale that is not in the table */
export function checkLocaleName(locale: string): void {
  if (TRANSLATED_LOCALES.includes(locale)) return;
  const known = TRANSLATED_LOCALES.join(', ');
  throw new UsageError(`"${locale}" is not in i18n/locales.json. Languages there: ${known}.`);
}

/**
 * Returns the file that a translator means by a route, or by a path of the English file or of its translation.
 * @throws UsageError with the nearest name for a file that does not exist
 */
export function findTranslation(locale: string, wanted: string): Translation {
  const all = translationsInto(locale);
  const name = wanted
    .replace(/^(\.\/)?(i18n\/[\w-]+\/(docusaurus-plugin-content-pages\/)?|pages\/)/, '')
    .replace(/^\//, '')
    .replace(/^$/, 'index');
  const found = all.find((file) => [name, `${name}.mdx`].includes(file.name));
  if (found) return found;
  const names = all.map((file) => file.name.replace(/\.mdx$/, ''));
  const near = closestMatch(name, names);
  throw new UsageError(
    `There is no page or message file "${wanted}".${near ? ` Did you mean ${near}?` : ''} ` +
      '`npm run i18n -- status` lists them.',
  );
}

/** Returns the text of a file, with the line ends of Unix. */
export const readText = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
