import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {TitledPage} from '../../audit/types';
import {TRANSLATED_PAGES} from '../../locales';
import {pageFiles, routeOf} from '../../mdx/files';
import {readFrontMatter} from '../../mdx/front-matter';

/** Returns every canonical page, with its title in the page's language. */
export function titledPages(siteDir: string, locale: string): TitledPage[] {
  const english = path.join(siteDir, 'pages');
  const translated = path.join(siteDir, 'i18n', locale, TRANSLATED_PAGES);
  return pageFiles(english).flatMap((file) => {
    const route = routeOf(file);
    const {canonical = route, title = route} = frontMatterOf(path.join(english, file));
    if (canonical !== route) return [];
    const translation = path.join(translated, file);
    const own = existsSync(translation) ? frontMatterOf(translation)['title'] : undefined;
    return [{route, title: String(own ?? title)}];
  });
}

const frontMatterOf = (file: string) => readFrontMatter(readFileSync(file, 'utf8')).values;
