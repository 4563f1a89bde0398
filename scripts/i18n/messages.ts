/** Message files: the interface's words (`code.json`) and the menus. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {labelsOf, readSidebars} from '../../src/menus';
import {MENUS, type SourceFile} from './files';
import {readJson} from './json';
import {inFile, UnreadableError} from './page/problem';

export interface Message {
  message: string;
  description?: string;
  /** Line of its id, counted from 1. */
  line: number;
}
export type Messages = Map<string, Message>;

/**
 * @param file from the root of the project; one that does not exist has no messages
 * @throws UnreadableError
 */
export function readMessages(root: string, file: string): Messages {
  const absolute = path.join(root, file);
  return existsSync(absolute)
    ? inFile(file, () => parseMessages(readFileSync(absolute, 'utf8')))
    : new Map<string, Message>();
}

/** The English messages of a file. @throws UnreadableError, SidebarsError */
export function englishMessages(root: string, {name, english}: SourceFile): Messages {
  if (name !== MENUS.name) return readMessages(root, english);
  const labels = Object.entries(labelsOf(readSidebars(root)));
  return new Map(labels.map(([id, label]) => [id, {...label, line: 1}]));
}

/** @throws UnreadableError */
export function parseMessages(source: string): Messages {
  const {value, lines} = readJson(source);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UnreadableError('The file must begin with { and end with }.', 1);
  }
  return new Map<string, Message>(
    Object.entries(value as Record<string, Partial<Message> | null>).map(([id, entry]) => {
      const line = lines.get(id) ?? 1;
      const {message, description} = entry ?? {};
      if (typeof message !== 'string') {
        throw new UnreadableError(
          `"${id}" has no words. Write it as {"message": "…", "description": "…"}.`,
          line,
        );
      }
      return [id, {message, ...(description !== undefined && {description}), line}];
    }),
  );
}

/** The messages as Docusaurus reads them. */
export function writeMessages(messages: ReadonlyMap<string, Omit<Message, 'line'>>): string {
  const entries = [...messages].map(([id, {message, description}]) => [
    id,
    {message, ...(description !== undefined && {description})},
  ]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
