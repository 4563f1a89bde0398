import {readFileSync} from 'node:fs';
import path from 'node:path';
import {isPartial, mdxFiles, routeOf} from '../../mdx/files';
import {readFrontMatter} from '../../mdx/front-matter';

/** Returns the routes of pages with another canonical URL. */
export function canonicalElsewhere(pagesDir = 'pages'): string[] {
  return mdxFiles(pagesDir)
    .filter((file) => !isPartial(file))
    .filter((file) => {
      const {values} = readFrontMatter(readFileSync(path.join(pagesDir, file), 'utf8'));
      const {canonical = routeOf(file)} = values;
      return canonical !== routeOf(file);
    })
    .map(routeOf);
}
