/** What there is to translate, and where its translation goes. */
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {LABELS} from '../../src/menus';
import {nearest} from '../../src/nearest';
import {NotPossibleError, UsageError} from '../command-line';

export interface SourceFile {
  kind: 'page' | 'messages';
  /** Below `pages/`, or in the folder of a locale: `TrendSoft/Career.mdx`, `code.json`. */
  name: string;
  /** From the root of the project. */
  english: string;
}

const ENGLISH_PAGES = 'pages';
/** The interface's words. */
const WORDS = 'code.json';
export const INTERFACE: SourceFile = {kind: 'messages', name: WORDS, english: `i18n/en/${WORDS}`};
/** The menus: their English is the tree itself. */
export const MENUS: SourceFile = {kind: 'messages', name: LABELS, english: 'sidebars.ts'};

export const pagesFolder = (locale: string) => `i18n/${locale}/docusaurus-plugin-content-pages`;

/** Where the translation of a file belongs, from the root of the project. */
export function translationOf({kind, name}: SourceFile, locale: string): string {
  return kind === 'page' ? `${pagesFolder(locale)}/${name}` : `i18n/${locale}/${name}`;
}

/** The same. @throws NotPossibleError that says how to start it, where nobody has */
export function existingTranslation(file: SourceFile, locale: string): string {
  const translation = translationOf(file, locale);
  if (existsSync(translation)) return translation;
  throw new NotPossibleError(
    `${translation} does not exist yet. Run \`npm run i18n -- start ${locale} ${file.name}\`.`,
  );
}

/** Files below a folder with an ending, in a fixed order; none when the folder does not exist. */
export function filesBelow(root: string, folder: string, ending: string): string[] {
  const start = path.join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith(ending))
    .sort((a, b) => (a < b ? -1 : 1));
}

/** Everything that is translated: interface and menus first, since every page shows them. */
export function sourceFiles(root: string): SourceFile[] {
  const pages = filesBelow(root, ENGLISH_PAGES, '.mdx');
  return [
    ...[INTERFACE, MENUS],
    ...pages.map((name) => ({kind: 'page', name, english: `${ENGLISH_PAGES}/${name}`}) as const),
  ];
}

/** The locales that have a folder, besides English. */
export function locales(root: string): string[] {
  return readdirSync(path.join(root, 'i18n'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== 'en')
    .map(({name}) => name)
    .sort();
}

/**
 * @param wanted a locale as it was typed
 * @throws UsageError when it has no folder
 */
export function findLocale(root: string, wanted: string): string {
  const known = locales(root);
  if (known.includes(wanted)) return wanted;
  throw new UsageError(
    `There is no folder i18n/${wanted}. Locales: ${known.join(', ')}. For a new one, see i18n/README.md.`,
  );
}

/**
 * @param wanted a route, a path of the English file or of its translation, or a part of it, with or without ending
 * @throws UsageError with the nearest name when there is no such file
 */
export function findFile(root: string, wanted: string): SourceFile {
  const files = sourceFiles(root);
  const name = wanted
    .replace(/^(\.\/)?(i18n\/[\w-]+\/(docusaurus-plugin-content-pages\/)?|pages\/)/, '')
    .replace(/^\//, '')
    .replace(/^$/, 'index');
  const found = files.find((file) => file.name === name || file.name === `${name}.mdx`);
  if (found) return found;
  const meant = nearest(
    name,
    files.map((file) => file.name.replace(/\.mdx$/, '')),
  );
  throw new UsageError(
    `There is no page or message file "${wanted}".${meant ? ` Did you mean ${meant}?` : ''} ` +
      '`npm run i18n -- status` lists them.',
  );
}
