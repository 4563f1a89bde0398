import {readFileSync} from 'node:fs';
import type {Finding} from './finding';
import type {Site} from './site';

const FILE = 'sidebars.ts';

/** Entries of sidebars.ts that lead to no page. */
export function listedWithoutFile({listed, pages}: Site): Finding[] {
  const lines = readFileSync(FILE, 'utf8').split('\n');
  return [...listed]
    .filter((route) => !pages.has(route))
    .map((route) => ({
      file: FILE,
      line: lines.findIndex((text) => text.includes(`'${route}'`)) + 1 || 1,
      level: 'error',
      rule: 'navigation',
      message: `${route} is in the navigation, but pages${route}.mdx is not there. Add the page, or remove the entry`,
    }));
}
