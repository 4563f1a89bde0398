import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {structuredDataIn} from '../../src/plugins/structured-data/block';

const OLDER = 'The page was changed after the build. For what it says now: npm run build';

/**
 * What a built page tells search engines (schema.org), or why that cannot be shown.
 * @param route address of the page, such as `/TrendSoft/Career`
 * @param build folder of the built site
 */
export function previewOf(route: string, build = 'build'): string {
  const file = path.join(build, route, 'index.html');
  if (!existsSync(file)) {
    return `There is no page ${route} in the build. Make one with: npm run build`;
  }
  const data = structuredDataIn(readFileSync(file, 'utf8'));
  if (!data) return `${route} tells search engines nothing.`;
  const source = `pages${route === '/' ? '/index' : route.replace(/\/$/, '')}.mdx`;
  const isOlder = existsSync(source) && statSync(source).mtimeMs > statSync(file).mtimeMs;
  return [JSON.stringify(data, null, 2), ...(isOlder ? [OLDER] : [])].join('\n');
}
