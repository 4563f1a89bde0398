/** The files that are translated, and where their translations are. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {DEFAULT_LOCALE, TRANSLATED_PAGES} from '../../src/locales';
import {mdxFiles} from '../../src/mdx/files';
import {LABELS} from '../../src/menus';
import {nearest} from '../../src/nearest';
import {NotPossibleError, UsageError} from '../command-line';

export interface SourceFile {
  kind: 'page' | 'messages';
  /** Path below `pages/`, or below the folder of a locale: `TrendSoft/Career.mdx`, `code.json`. */
  name: string;
  /** Path from the root of the project. */
  english: string;
}

/** A mistake in a file. A warning does not stop `npm test`. */
export interface Problem {
  file: string;
  line: number;
  severity: 'error' | 'warning';
  message: string;
}

/** A file that cannot be read. */
export class UnreadableError extends NotPossibleError {
  constructor(
    readonly problem: string,
    readonly line: number,
    readonly file: string,
  ) {
    super(`${file}:${line}: ${problem}`);
  }
}

export const INTERFACE: SourceFile = {
  kind: 'messages',
  name: 'code.json',
  english: `i18n/${DEFAULT_LOCALE}/code.json`,
};
/** The menus. Their English is the tree of pages itself. */
export const MENUS: SourceFile = {kind: 'messages', name: LABELS, english: 'sidebars.ts'};

/** Returns the path of a file's translation, from the root of the project. */
export function translationOf({kind, name}: SourceFile, locale: string): string {
  return kind === 'page' ? `i18n/${locale}/${TRANSLATED_PAGES}/${name}` : `i18n/${locale}/${name}`;
}

/** Returns every file that is translated: the interface and the menus first, since every page shows them. */
export function sourceFiles(root: string): SourceFile[] {
  const pages = mdxFiles(path.join(root, 'pages'));
  return [
    INTERFACE,
    MENUS,
    ...pages.map((name): SourceFile => ({kind: 'page', name, english: `pages/${name}`})),
  ];
}

/** Returns the locales that have a folder, besides English. */
export function localesIn(root: string): string[] {
  return readdirSync(path.join(root, 'i18n'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== DEFAULT_LOCALE)
    .map(({name}) => name)
    .sort();
}

/** @throws UsageError for a locale without a folder */
export function checkLocaleName(root: string, locale: string): void {
  const known = localesIn(root);
  if (known.includes(locale)) return;
  throw new UsageError(
    `There is no folder i18n/${locale}. Locales: ${known.join(', ')}. For a new one, see i18n/README.md.`,
  );
}

/**
 * Returns the file that a translator means by a route, or by a path of the English file or of its translation.
 * @throws UsageError with the nearest name for a file that does not exist
 */
export function findFile(root: string, wanted: string): SourceFile {
  const files = sourceFiles(root);
  const name = wanted
    .replace(/^(\.\/)?(i18n\/[\w-]+\/(docusaurus-plugin-content-pages\/)?|pages\/)/, '')
    .replace(/^\//, '')
    .replace(/^$/, 'index');
  const found = files.find((file) => [name, `${name}.mdx`].includes(file.name));
  if (found) return found;
  const names = files.map((file) => file.name.replace(/\.mdx$/, ''));
  const near = nearest(name, names);
  throw new UsageError(
    `There is no page or message file "${wanted}".${near ? ` Did you mean ${near}?` : ''} ` +
      '`npm run i18n -- status` lists them.',
  );
}

/** Returns the text of a file, with the line ends of Unix. */
export const readText = (root: string, file: string): string =>
  readFileSync(path.join(root, file), 'utf8').replaceAll('\r\n', '\n');
