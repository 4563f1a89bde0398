/** What goes along in the other languages when a page goes or moves. */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fingerprint, locales, pagesFolder} from '../i18n/index';
import {changeFrontMatter} from '../../src/mdx/front-matter';

/** The folders of translated pages. */
export const translatedFolders = (root: string) => locales(root).map(pagesFolder);

/** A translation that was up to date still is when both lost, or changed, the same link. */
export function stillDone(translation: string, english: string, changed: string): string {
  const done = new RegExp(`^source: ${fingerprint(english)}$`, 'm').test(translation);
  return done && english !== changed
    ? changeFrontMatter(translation, {source: fingerprint(changed)})
    : translation;
}

const MENUS = 'site-structure/navigation.json';

type Labels = Record<string, unknown>;

/** What is recorded of pages: one that moved goes along, one that English has no more is taken out. */
function followPages(root: string, sources: Labels, moved?: {from: string; to: string}): Labels {
  const nameOf = (route: string) => `${route.slice(1)}.mdx`;
  return Object.fromEntries(
    Object.entries(sources)
      .map(
        ([name, source]) =>
          [moved && name === nameOf(moved.from) ? nameOf(moved.to) : name, source] as const,
      )
      .filter(([name]) => !name.endsWith('.mdx') || existsSync(path.join(root, 'pages', name))),
  );
}

/**
 * Keeps the labels of each language in step with the English ones: those of a page that moved go along,
 * those that English has no more are taken out.
 */
export function followLabels(root: string, english: Labels, moved?: {from: string; to: string}) {
  const key = (name: string) =>
    moved && [`page.${moved.from}`, `category.${moved.from}`].includes(name)
      ? name.replace(moved.from, moved.to)
      : name;
  const follow = (labels: Labels) =>
    Object.fromEntries(
      Object.entries(labels)
        .map(([name, label]) => [key(name), label] as const)
        .filter(([name]) => name in english),
    );
  const rewrite = (file: string, change: (content: Labels) => Labels) => {
    const target = path.join(root, file);
    if (!existsSync(target)) return;
    const content = JSON.parse(readFileSync(target, 'utf8')) as Labels;
    writeFileSync(target, `${JSON.stringify(change(content), null, 2)}\n`);
  };
  for (const locale of locales(root)) {
    rewrite(`i18n/${locale}/${MENUS}`, follow);
    rewrite(`i18n/${locale}/sources.json`, (all) => {
      const sources = followPages(root, all, moved);
      const menus = sources[MENUS] as {messages: Labels} | undefined;
      return menus ? {...sources, [MENUS]: {...menus, messages: follow(menus.messages)}} : sources;
    });
  }
}
