import {readFileSync} from 'node:fs';
import {diagnosticsIn} from '../../src/menus';
import type {Finding} from './finding';
import type {Site} from './site';

/** Checks sidebars.ts against the pages. */
export function checkNavigation({listed, pages, sidebars}: Site): Finding[] {
  const lines = readFileSync('sidebars.ts', 'utf8').split('\n');
  const findingOf = (message: string): Finding => {
    const value = /'[^']+'|\/[\w/-]*/.exec(message)?.[0].replaceAll("'", '');
    const hasValue = (text: string) => text.includes(`'${value}'`);
    const inMenu = /^The \w+ entry/.test(message); // Menus are below the pages.
    const line = (inMenu ? lines.findLastIndex(hasValue) : lines.findIndex(hasValue)) + 1 || 1;
    return {file: 'sidebars.ts', line, level: 'error', rule: 'navigation', message};
  };
  const missing = [...listed]
    .filter((route) => !pages.has(route))
    .map(
      (route) =>
        `'${route}' has no page. Add pages${route === '/' ? '/index' : route}.mdx, or remove this entry`,
    );
  return [...missing, ...diagnosticsIn(sidebars)].map(findingOf);
}
