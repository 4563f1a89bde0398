/** Message files: the interface's words (`code.json`) and the labels of menus. */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {pluralForms} from '@trendsoft/document-check/plurals';
import {pluralCategoriesOf} from '../../src/locales';
import {labelsOf, readSidebars} from '../../src/menus';
import {count} from '../command-line';
import {INTERFACE_FILE, readText, UnreadableError, type Mistake, type Translation} from './files';
import type {Glossary} from './glossary';
import {readJson} from './json';
import {wordMistakes} from './words';

export interface Message {
  message: string;
  description?: string;
  line: number;
}
export type Messages = Map<string, Message>;

/** Returns the messages of a file; none if it does not exist. @throws UnreadableError */
export function readMessages(file: string): Messages {
  if (!existsSync(file)) return new Map();
  const {value, lines} = readJson(readText(file), file);
  const entries = Object.entries((value ?? {}) as Record<string, Partial<Message> | null>);
  return new Map(
    entries.map(([id, entry]) => {
      const {message, description, ...others} = entry ?? {};
      const line = lines.get(id) ?? 1;
      const [unknown] = Object.keys(others);
      const expected = 'Expected {"message": "…", "description": "…"}.';
      if (typeof message !== 'string') {
        throw new UnreadableError(`"${id}" has no message. ${expected}`, line, file);
      }
      if (unknown !== undefined) {
        const reason = `"${id}" has a key that does not exist: "${unknown}". ${expected}`;
        throw new UnreadableError(reason, line, file);
      }
      return [id, {message, line, ...(description !== undefined && {description})}];
    }),
  );
}

/** Returns the English messages of a file. @throws UnreadableError, SidebarsError */
export function englishMessages({english}: Translation): Messages {
  if (english === INTERFACE_FILE) return readMessages(english);
  const labels = Object.entries(labelsOf(readSidebars('.')));
  return new Map(labels.map(([id, label]) => [id, {...label, line: 1}]));
}

/** Writes messages as Docusaurus reads them. */
export function writeMessages(file: string, messages: Messages): void {
  const entries = [...messages].map(([id, {message, description}]) => [id, {message, description}]);
  writeJson(file, Object.fromEntries(entries));
}

export function writeJson(file: string, value: unknown): void {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

const formsIn = (message: string) => pluralForms(message).length;
const placeholders = (message: string) => [...new Set(message.match(/\{\w+\}/g))].sort();

export function messageMistakes(
  {message: english}: Message,
  {message, line}: Message,
  locale: string,
  glossary: Glossary,
): Mistake[] {
  const hasForms = formsIn(english) > 1;
  const forms = hasForms ? pluralCategoriesOf(locale) : ['other'];
  const [wanted, found] = [english, message].map((text) => placeholders(text).join(', ') || 'none');
  // A plural form may leave its number out, and its figures differ from language to language.
  const words = (text: string) => (hasForms ? text.replaceAll(/\d/g, '') : text);
  const isEdge = (text: string) => /^\s|\s$/.test(text);
  const bars = hasForms ? 'separated by bars without spaces' : 'without a bar';
  const mistakes = [
    formsIn(message) !== forms.length &&
      `Found ${count(formsIn(message), 'plural form')}; ${locale} needs ${forms.length}, ${bars}: ${forms.join('|')}.`,
    wanted !== found && `Expected the placeholders of English: ${wanted}. Found: ${found}.`,
    isEdge(message) !== isEdge(english) && 'Start and end with a space exactly where English does.',
    ...wordMistakes(words(english), words(message), locale, glossary),
  ];
  return mistakes.flatMap((text) => (text ? [{line, message: text}] : []));
}
