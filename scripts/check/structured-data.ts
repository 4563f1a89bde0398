import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {structuredDataIn} from '../../src/plugins/structured-data/block';

/** What a page tells search engines, or why that cannot be shown. */
export interface Preview {
  text: string;
  /** Whether there is something to show. */
  isThere: boolean;
}

const OLDER = 'The page was changed after the build. For what it says now: npm run build';

/**
 * Reads a built page's structured data (schema.org).
 * @param route address of the page, such as `/TrendSoft/Career`
 * @param build folder of the built site
 */
export function previewOf(route: string, build = 'build'): Preview {
  const file = path.join(build, route, 'index.html');
  if (!existsSync(file)) {
    const text = `There is no page ${route} in the build. Make one with: npm run build`;
    return {text, isThere: false};
  }
  const data = structuredDataIn(readFileSync(file, 'utf8'));
  if (!data) return {text: `${route} tells search engines nothing.`, isThere: false};
  const source = `pages${route === '/' ? '/index' : route.replace(/\/$/, '')}.mdx`;
  const isOlder = existsSync(source) && statSync(source).mtimeMs > statSync(file).mtimeMs;
  const text = [JSON.stringify(data, null, 2), ...(isOlder ? [OLDER] : [])].join('\n');
  return {text, isThere: true};
}
