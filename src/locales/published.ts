import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import sidebars from '../../sidebars';
import {SettingError} from '@trendsoft/forms-service/settings';
import {pageFiles} from '../mdx/files';
import {LABELS_FILE, labelsOf} from '../menus';
import {DEFAULT_LOCALE, LOCALES, TRANSLATED_LOCALES} from './locales';
import {TRANSLATED_PAGES, translationRecord} from './translations';

/** File in a locale's folder that records translated messages. */
export const SOURCES_FILE = 'sources.json';

/** Share of pages that a person must have reviewed. */
const MIN_REVIEWED = 0.9;

function readJson<Value>(...parts: string[]): Partial<Value> {
  const file = path.join(...parts);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Value) : {};
}

/**
 * Returns whether a translation is published automatically: every message is translated, and nine out of ten pages are
 * translated and reviewed by a person. Outdated pages count as translated, since a changed English sentence must not unpublish a language.
 */
export function isComplete(folder: string, locale: string): boolean {
  const sources = readJson<Record<string, {messages: object}>>(folder, locale, SOURCES_FILE);
  const english = {
    'code.json': readJson<object>(folder, DEFAULT_LOCALE, 'code.json'),
    [LABELS_FILE]: labelsOf(sidebars),
  };
  const isWhole = Object.entries(english).every(([file, messages]) =>
    Object.keys(messages).every((id) => id in (sources[file]?.messages ?? {})),
  );
  return isWhole && arePagesComplete(folder, locale);
}

/** Returns whether nine out of ten pages are translated and reviewed by a person. */
export function arePagesComplete(folder: string, locale: string): boolean {
  const pages = pageFiles();
  const reviewed = pages.filter((page) => {
    const record = translationRecord(path.join(folder, locale, TRANSLATED_PAGES, page));
    return record.source !== undefined && record.reviewed !== undefined;
  });
  return reviewed.length >= MIN_REVIEWED * pages.length;
}

/**
 * Returns the locales of a build, the default first.
 * @param setting LOCALES: names separated by commas, which overrides the rule
 * @param folder with the translations
 * @throws SettingError for an unknown name, or a list without the default locale
 */
export function localesToBuild(setting = '', folder = 'i18n'): string[] {
  const names = setting.split(',').flatMap((name) => name.trim() || []);
  if (names.length === 0) {
    return [DEFAULT_LOCALE, ...TRANSLATED_LOCALES.filter((name) => isComplete(folder, name))];
  }
  const known = Object.keys(LOCALES);
  if (names.every((name) => known.includes(name)) && names.includes(DEFAULT_LOCALE)) {
    return [...new Set([DEFAULT_LOCALE, ...names])];
  }
  const expected = `a list of ${known.join(', ')}, with ${DEFAULT_LOCALE} among them`;
  throw new SettingError('LOCALES', setting, expected, 'en,es');
}
