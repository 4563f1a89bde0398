import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readFrontMatter} from '../../mdx/front-matter';
import {pageFiles, routeOf} from '../../mdx/files';
import type {OpeningEnd} from './days';

/** A page of kind `job`. */
export interface Job extends OpeningEnd {
  posted: string;
  /** URL path; also the path of the file below `pages/`, without extension. */
  route: string;
  /** In the requested language, if the page is translated. */
  title: string;
  /** In English: the value that the application form sends. */
  position: string;
}

function frontMatterOf(file: string): Partial<Record<string, string>> {
  const {values} = readFrontMatter(readFileSync(file, 'utf8'));
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, String(value)]));
}

export function isJob(file: string): boolean {
  return frontMatterOf(file)['kind'] === 'job';
}

/**
 * Returns every job, newest first.
 *
 * @param pagesDir `pages/`, from which the dates are taken
 * @param translatedDir folder of translated pages, for titles; some may be missing
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
