import {readFileSync} from 'node:fs';
import {diagnosticsIn} from '../../src/menus';
import type {Finding} from './finding';
import type {Site} from './site';

/** Checks sidebars.ts against the pages. */
export function checkNavigation({listed, pages, sidebars}: Site): Finding[] {
  const lines = readFileSync('sidebars.ts', 'utf8').split('\n');
  const inSidebars = (message: string): Finding => {
    const word = /'[^']+'|\/[\w/-]+/.exec(message)?.[0] ?? '';
    const line = lines.findLastIndex((text) => text.includes(word)) + 1 || 1;
    return {file: 'sidebars.ts', line, level: 'error', rule: 'navigation', message};
  };
  const missing = [...listed]
    .filter((route) => !pages.has(route))
    .map((route) => `'${route}' has no page. Add pages${route}.mdx, or remove this entry`);
  return [...missing, ...diagnosticsIn(sidebars)].map(inSidebars);
}
