import {readdirSync} from 'node:fs';
import path from 'node:path';
import {isPartial} from '../front-matter/partial';
import {routeOf} from '../site-structure/trail';

/** Routes of all pages that are written in English, in order. */
export function routesIn(siteDir: string): string[] {
  return readdirSync(path.join(siteDir, 'pages'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx') && !isPartial(file))
    .map((file) => routeOf(file.split(path.sep).join('/')))
    .sort();
}
