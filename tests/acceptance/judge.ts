/** The one runner: compares the table with a built site. */
import {load, type CheerioAPI} from 'cheerio';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Row} from './row';
import {TAGS} from './tags';

export interface Deviation {
  row: Row;
  /** The page, or `tests` when no test has the tag. */
  where: string;
  what: string;
}

/** Finds the page of an address; nothing when there is none. */
export type Pages = (route: string) => CheerioAPI | undefined;

/** The pages of a built site, each read once. */
export function builtPages(folder: string): Pages {
  const read = new Map<string, CheerioAPI | undefined>();
  return (route) => {
    const file = path.join(folder, route.endsWith('.html') ? route : `${route}/index.html`);
    if (!read.has(route))
      read.set(
        route,
        // As a browser without script reads it, so that a noscript's content counts.
        existsSync(file) ? load(readFileSync(file, 'utf8'), {scriptingEnabled: false}) : undefined,
      );
    return read.get(route);
  };
}

/** What is not as a row says. */
export function deviationsOf(row: Row, pages: Pages): Deviation[] {
  return row.parts.flatMap((part): Deviation[] => {
    if ('tags' in part)
      return part.tags.flatMap((tag) =>
        TAGS.has(tag) ? [] : [{row, where: 'tests', what: `no test with the tag ${tag}`}],
      );
    if (!('pages' in part)) return [];
    return part.pages.flatMap((route) => {
      const $ = pages(route);
      if (!$) return [{row, where: route, what: 'there is no such page'}];
      return part.demands.flatMap((demand) => {
        const what = demand({route, $});
        return what ? [{row, where: route, what}] : [];
      });
    });
  });
}
