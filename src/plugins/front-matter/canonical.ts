import {readFileSync} from 'node:fs';
import path from 'node:path';
import {pageFiles, routeOf} from '../../mdx/files';
import {readFrontMatter} from '../../mdx/front-matter';

/** Returns the routes of pages that name another page as their canonical page. */
export function nonCanonicalRoutes(pagesDir = 'pages'): string[] {
  return pageFiles(pagesDir).flatMap((file) => {
    const route = routeOf(file);
    const {values} = readFrontMatter(readFileSync(path.join(pagesDir, file), 'utf8'));
    return (values['canonical'] ?? route) === route ? [] : [route];
  });
}
