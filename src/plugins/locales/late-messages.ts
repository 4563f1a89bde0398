/** Messages of scripts that load late, which other pages and scripts must not contain: `NAME.late.json` of components. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

interface Message {
  message: string;
  description: string;
}

interface LateFile {
  /** The name without its ending; it prefixes the ids of the messages. */
  name: string;
  /** Absolute path. */
  file: string;
  /** In English, by the ids in the file. */
  messages: Record<string, Message>;
}

const ENDING = '.late.json';

/** Returns every file of late messages. @param siteDir the root of the site */
function lateFiles(siteDir: string): LateFile[] {
  const folder = path.join(siteDir, 'src/components');
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ENDING))
    .sort()
    .map((found) => {
      const file = path.join(folder, found);
      const messages = JSON.parse(readFileSync(file, 'utf8')) as LateFile['messages'];
      return {name: path.basename(found, ENDING), file, messages};
    });
}

const idOf = (name: string, id: string) => `${name}.${id}`;

/** Returns all late messages in English, by the ids that translators see. */
export function lateMessages(siteDir: string): Record<string, Message> {
  const entries = lateFiles(siteDir).flatMap(({name, messages}) =>
    Object.entries(messages).map(([id, message]) => [idOf(name, id), message] as const),
  );
  return Object.fromEntries(entries);
}

/**
 * Returns what replaces each file of late messages in a language: the same ids, translated, without descriptions.
 *
 * @param translations message by id; English stays where there is none
 */
export function translatedLateFiles(siteDir: string, translations: Record<string, string>) {
  return lateFiles(siteDir).map(({name, file, messages}) => {
    const translated = Object.entries(messages).map(([id, {message}]) => [
      id,
      {message: translations[idOf(name, id)] ?? message},
    ]);
    return {
      name,
      file,
      messages: Object.fromEntries(translated) as Record<string, {message: string}>,
    };
  });
}

/** Returns the messages that every page may show. @param translations message by id */
export function withoutLateMessages(siteDir: string, translations: Record<string, string>) {
  const late = lateMessages(siteDir);
  return Object.fromEntries(Object.entries(translations).filter(([id]) => !(id in late)));
}
