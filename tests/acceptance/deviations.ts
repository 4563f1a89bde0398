/** Compares the table with a built site. */
import {load, type CheerioAPI} from 'cheerio';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Row} from './rows';
import {TAGS} from './tags';

export interface Deviation {
  /** The page, or `tests` if no test has the tag. */
  where: string;
  what: string;
}

/** Finds the page of an address; undefined if there is none. */
export type Pages = (route: string) => CheerioAPI | undefined;

/** The pages of a built site, each read once. */
export function builtPages(folder: string): Pages {
  const read = new Map<string, CheerioAPI | undefined>();
  return (route) => {
    const file = path.join(folder, route.endsWith('.html') ? route : `${route}/index.html`);
    if (!read.has(route)) {
      read.set(
        route,
        // Parsed as without JavaScript, so that the content of noscript counts.
        existsSync(file) ? load(readFileSync(file, 'utf8'), {scriptingEnabled: false}) : undefined,
      );
    }
    return read.get(route);
  };
}

/** A deviation from a row. */
export function deviationsOf({found, tests}: Row, pages: Pages): Deviation[] {
  const inPages = found.flatMap(({route, requirement}) => {
    const $ = pages(route);
    const what = $ ? requirement($) : 'there is no such page';
    return what ? [{where: route, what}] : [];
  });
  const untested = tests.filter((tag) => !TAGS.has(tag));
  return [
    ...inPages,
    ...untested.map((tag) => ({where: 'tests', what: `no test with the tag ${tag}`})),
  ];
}
