import {readFileSync} from 'node:fs';
import {mistakesIn, type SidebarsMistake} from '../../src/menus';
import type {Finding} from './finding';
import type {Site} from './site';

/** Checks sidebars.ts against the pages. */
export function checkNavigation({listed, pages, renames, sidebars}: Site): Finding[] {
  const lines = readFileSync('sidebars.ts', 'utf8').split('\n');
  const findingOf = ({message, value, isInMenu}: SidebarsMistake): Finding => {
    const hasValue = (text: string) => text.includes(`'${value}'`);
    // Menus are below the pages.
    const index = isInMenu ? lines.findLastIndex(hasValue) : lines.findIndex(hasValue);
    return {file: 'sidebars.ts', line: index + 1 || 1, level: 'error', rule: 'navigation', message};
  };
  const missing = [...listed]
    .filter((route) => !pages.has(route))
    .map((route) => {
      const file = `pages${route === '/' ? '/index' : route}.mdx`;
      const now = renames.get(route);
      const message =
        now === undefined
          ? `'${route}' has no page. Add ${file}, or remove this entry`
          : `'${route}' has no page, but ${now} is that page with a new name. Change this entry to {path: '${now}', aliases: ['${route}'], label: …}`;
      return {message, value: route, isInMenu: false};
    });
  return [...missing, ...mistakesIn(sidebars)].map(findingOf);
}
