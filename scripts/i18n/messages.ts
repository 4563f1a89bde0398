/** Message files: the interface's words (`code.json`) and the labels of menus. */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pluralForms} from '../../src/locales';
import {labelsOf, readSidebars} from '../../src/menus';
import type {Mistake} from './compare';
import {MENUS, readText, UnreadableError, type SourceFile} from './files';
import type {Language} from './glossary';
import {readJson} from './json';
import {wordMistakes} from './words';

export interface Message {
  message: string;
  description?: string;
  line: number;
}
export type Messages = ReadonlyMap<string, Message>;

/** Returns the messages of a file; none where it does not exist. @throws UnreadableError */
export function readMessages(root: string, file: string): Messages {
  if (!existsSync(path.join(root, file))) return new Map();
  const {value, lines} = readJson(readText(root, file), file);
  const entries = Object.entries((value ?? {}) as Record<string, Partial<Message> | null>);
  return new Map(
    entries.map(([id, entry]) => {
      const {message, description} = entry ?? {};
      const line = lines.get(id) ?? 1;
      const expected = `"${id}" has no words. Expected {"message": "…", "description": "…"}.`;
      if (typeof message !== 'string') throw new UnreadableError(expected, line, file);
      return [id, {message, line, ...(description !== undefined && {description})}];
    }),
  );
}

/** Returns the English messages of a file. @throws UnreadableError, SidebarsError */
export function englishMessages(root: string, {name, english}: SourceFile): Messages {
  if (name !== MENUS.name) return readMessages(root, english);
  const labels = Object.entries(labelsOf(readSidebars(root)));
  return new Map(labels.map(([id, label]) => [id, {...label, line: 1}]));
}

/** Writes messages as Docusaurus reads them. */
export function writeMessages(root: string, file: string, messages: Messages): void {
  const entries = [...messages].map(([id, {message, description}]) => [id, {message, description}]);
  writeJson(root, file, Object.fromEntries(entries));
}

export function writeJson(root: string, file: string, value: unknown): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), `${JSON.stringify(value, null, 2)}\n`);
}

/** Returns the number of plural forms: `{count} page|{count} pages` has two, and ` | ` separates none. */
const formsIn = (message: string) => message.split(/(?<=\S)\|(?=\S)/).length;
const placeholders = (message: string) => [...new Set(message.match(/\{\w+\}/g))].sort();

/** Returns the mistakes in the translation of a message. */
export function messageMistakes(
  {message: english}: Message,
  {message, line}: Message,
  language: Language,
): Mistake[] {
  const hasForms = formsIn(english) > 1;
  const wanted = hasForms ? pluralForms(language.locale) : ['other'];
  const [lost, found] = [
    placeholders(english).filter((name) => !message.includes(name)),
    placeholders(message).filter((name) => !english.includes(name)),
  ];
  const mistakes = [
    formsIn(message) !== wanted.length &&
      `Found ${formsIn(message)} forms; ${language.locale} needs ${wanted.length}: ${wanted.join('|')}.`,
    (lost.length > 0 || found.length > 0) &&
      `Expected the placeholders ${placeholders(english).join(', ') || 'of English: none'}, found ${placeholders(message).join(', ') || 'none'}.`,
    message.trim() !== '' &&
      /^\s|\s$/.test(message) !== /^\s|\s$/.test(english) &&
      'Start and end with a space exactly where English does.',
  ].filter((text) => text !== false);
  // The figures of plural forms differ from language to language.
  const [from, to] = hasForms ? [english, message].map((text) => text.replaceAll(/\d/g, '')) : [];
  return [...mistakes, ...wordMistakes(from ?? english, to ?? message, language)].map((text) => ({
    line,
    message: text,
  }));
}
