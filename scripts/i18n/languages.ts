/** Checks `i18n/locales.json`, the list of languages, and that each folder of `i18n/` belongs to a language. */
import {existsSync, readdirSync} from 'node:fs';
import {LOCALES} from '../../src/locales';
import {readText, type FileMistake} from './files';
import {readJson} from './json';

const LIST = 'i18n/locales.json';

/** Keys of an entry, and what they may contain. */
const KEYS: Readonly<Record<string, {isValid: (value: string) => boolean; expected: string}>> = {
  label: {isValid: (value) => value.trim() !== '', expected: 'the name of the language, in itself'},
  direction: {isValid: (value) => ['ltr', 'rtl'].includes(value), expected: '"ltr" or "rtl"'},
  letters: {isValid: existsSync, expected: 'the path of a style sheet'},
  htmlLang: {isValid: isLanguage, expected: 'a language code, such as es or pt-BR'},
};

/** Returns whether a code names a language that browsers know. */
function isLanguage(code: string): boolean {
  try {
    return new Intl.DisplayNames('en', {type: 'language', fallback: 'none'}).of(code) !== undefined;
  } catch {
    return false;
  }
}

/** Returns the mistakes in the list of languages, and the folders of `i18n/` that it does not name. @throws UnreadableError */
export function languageMistakes(): FileMistake[] {
  return [...listMistakes(), ...unknownFolders()];
}

function listMistakes(): FileMistake[] {
  if (!existsSync(LIST)) return [];
  const {value, lines} = readJson(readText(LIST), LIST);
  const entries = Object.entries(value as Record<string, Record<string, unknown>>);
  return entries.flatMap(([code, entry]) =>
    entryMistakes(code, entry).map((message) => ({
      file: LIST,
      line: lines.get(code) ?? 1,
      severity: 'error' as const,
      message,
    })),
  );
}

function entryMistakes(code: string, entry: Record<string, unknown>): string[] {
  const isKnown = isLanguage(typeof entry['htmlLang'] === 'string' ? entry['htmlLang'] : code);
  const values: Record<string, unknown> = {label: undefined, ...entry};
  const wrong = Object.entries(values).flatMap(([key, value]) => {
    const rule = KEYS[key];
    if (!rule) return [`"${key}" is not a key. Keys are ${Object.keys(KEYS).join(', ')}.`];
    if (typeof value === 'string' && rule.isValid(value)) return [];
    const found = value === undefined ? 'missing' : JSON.stringify(value);
    return [`"${key}" is ${found}. Expected ${rule.expected}.`];
  });
  const unknownCode = `"${code}" is not the code of a language. Look it up in the IANA language subtag registry; Spanish is es.`;
  return [...(isKnown ? [] : [unknownCode]), ...wrong];
}

function unknownFolders(): FileMistake[] {
  return readdirSync('i18n', {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && !Object.hasOwn(LOCALES, entry.name))
    .map(({name}) => {
      const known = Object.keys(LOCALES).join(', ');
      const message = `The site ignores this folder: "${name}" is not in ${LIST}. Move its files to the folder of a language (${known}), or add a line to ${LIST}.`;
      return {file: `i18n/${name}`, line: 1, severity: 'error' as const, message};
    });
}
