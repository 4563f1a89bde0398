/**
 * `i18n/LOCALE/sources.json`: for each message that is done, the English that was translated, and who reviewed it.
 * It stands beside the messages because Docusaurus lets a message file hold words and descriptions only.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {readJson} from './json';
import type {Review} from './review';

export interface Source extends Review {
  /** The English of each message at the time when it was called done, by id. */
  messages: Record<string, string>;
}
/** By name of the message file. */
export type Sources = Record<string, Source>;

export const sourcesFile = (locale: string) => `i18n/${locale}/sources.json`;

/** @throws UnreadableError */
export function readSources(root: string, locale: string): Sources {
  const file = path.join(root, sourcesFile(locale));
  return existsSync(file) ? (readJson(readFileSync(file, 'utf8')).value as Sources) : {};
}

export function writeSources(root: string, locale: string, sources: Sources): void {
  const file = path.join(root, sourcesFile(locale));
  writeFileSync(file, `${JSON.stringify(sources, null, 2)}\n`);
}
