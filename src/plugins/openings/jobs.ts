import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readFrontMatter} from '../../mdx/front-matter';
import {pageFiles, routeOf} from '../../mdx/files';
import type {End} from './days';

/** A page of kind `job`. */
export interface Job extends End {
  posted: string;
  /** Address, and below `pages/` the name of the file. */
  route: string;
  /** In the language that was asked for, where the page is translated. */
  title: string;
  /** In the language of `pages/`: the value that the application form sends. */
  position: string;
}

function frontMatterOf(file: string): Partial<Record<string, string>> {
  const {values} = readFrontMatter(readFileSync(file, 'utf8'));
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
}

/** Whether a page is of kind `job`. */
export function isJob(file: string): boolean {
  return frontMatterOf(file)['kind'] === 'job';
}

/**
 * Returns every job, the newest first.
 *
 * @param pagesDir `pages/`, which has the last word on dates
 * @param translatedDir the same pages in another language, for the titles; not all need be there
 */
export function readJobs(pagesDir: string, translatedDir = pagesDir): Job[] {
  return pageFiles(pagesDir)
    .flatMap((file) => {
      const values = frontMatterOf(path.join(pagesDir, file));
      const {kind, title = '', posted = '', validThrough, closed} = values;
      if (kind !== 'job') return [];
      const translated = path.join(translatedDir, file);
      return {
        route: routeOf(file),
        posted,
        position: title,
        title: (existsSync(translated) && frontMatterOf(translated)['title']) || title,
        validThrough,
        closed: closed === 'true',
      };
    })
    .sort((a, b) => (a.posted < b.posted ? 1 : -1));
}
