/** What goes along in the other languages when a page goes or moves. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fingerprint, locales, pagesFolder, sourcesFile} from '../i18n/index';
import {changeFrontMatter} from '../../src/mdx/front-matter';
import {LABELS} from '../../src/menus';

/** The folders of translated pages. */
export const translatedFolders = (root: string) => locales(root).map(pagesFolder);

/** A translation that was up to date still is when both lost, or changed, the same link. */
export function stillDone(translation: string, english: string, changed: string): string {
  const done = new RegExp(`^source: ${fingerprint(english)}$`, 'm').test(translation);
  return done && english !== changed
    ? changeFrontMatter(translation, {source: fingerprint(changed)})
    : translation;
}

type Entries = Record<string, unknown>;

/**
 * Labels and records of a page in the other languages, once it is at another address: path → new text of each file
 * that changes.
 * @param to undefined when there is no such page any more
 */
export function followed(root: string, from: string, to?: string): Record<string, string> {
  const names = [`page.${from}`, `category.${from}`, `${from.slice(1)}.mdx`];
  const follow = (entries: Entries): Entries =>
    Object.fromEntries(
      Object.entries(entries).flatMap(([name, value]) => {
        if (!names.includes(name)) return [[name, value]];
        return to === undefined ? [] : [[name.replace(from.slice(1), to.slice(1)), value]];
      }),
    );
  const files = locales(root)
    .flatMap((locale) => [`i18n/${locale}/${LABELS}`, sourcesFile(locale)])
    .filter((file) => existsSync(path.join(root, file)));
  const texts = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const entries = follow(JSON.parse(text) as Entries);
    const menus = entries[LABELS] as {messages: Entries} | undefined;
    if (menus) entries[LABELS] = {...menus, messages: follow(menus.messages)};
    const changed = `${JSON.stringify(entries, null, 2)}\n`;
    return changed === text ? [] : [[file, changed] as const];
  });
  return Object.fromEntries(texts);
}
