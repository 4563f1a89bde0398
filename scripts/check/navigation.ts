import {readFileSync} from 'node:fs';
import {problemsIn} from '../../src/menus';
import type {Finding} from './finding';
import {currentPositions, POSITIONS, readPositions} from './positions';
import type {Site} from './site';

const error = (file: string, line: number, message: string): Finding => ({
  ...{file, line, level: 'error', rule: 'navigation', message},
});

/** Checks sidebars.ts against the pages, and the positions of the application form against the job pages. */
export function navigation({listed, pages, sidebars}: Site): Finding[] {
  const lines = readFileSync('sidebars.ts', 'utf8').split('\n');
  const inSidebars = (message: string) => {
    const word = /'[^']+'|\/[\w/-]+/.exec(message)?.[0] ?? '';
    const line = lines.findLastIndex((text) => text.includes(word)) + 1 || 1;
    return error('sidebars.ts', line, message);
  };
  const missing = [...listed]
    .filter((route) => !pages.has(route))
    .map((route) => `'${route}' has no page. Add pages${route}.mdx, or remove this entry`);
  const jobs = currentPositions();
  const known = readPositions();
  const stale =
    `The positions of the application form are not the titles of the job pages (${jobs.join(', ')}). ` +
    `Run npm run check -- --fix`;
  return [
    ...[...missing, ...problemsIn(sidebars)].map(inSidebars),
    ...(jobs.join('\n') === known.join('\n') ? [] : [error(POSITIONS, 1, stale)]),
  ];
}
