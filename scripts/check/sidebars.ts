import {existsSync, readFileSync} from 'node:fs';
import {problemsIn} from '../../src/menus';
import {formatted} from '../new/index';
import type {Finding} from './finding';
import {POSITIONS, type Site} from './site';

const FILE = 'sidebars.ts';

const error = (file: string, line: number, message: string): Finding => ({
  ...{file, line, level: 'error', rule: 'navigation', message},
});

/** What the build would say of sidebars.ts: entries of tree and menus that lead to no page. */
export function treeFindings({listed, pages, sidebars}: Site): Finding[] {
  const lines = readFileSync(FILE, 'utf8').split('\n');
  const lineOf = (word: string) => lines.findLastIndex((text) => text.includes(word)) + 1 || 1;
  return [
    ...[...listed]
      .filter((route) => !pages.has(route))
      .map((route) =>
        error(
          FILE,
          lineOf(`'${route}'`),
          `${route} is in the navigation, but pages${route}.mdx is not there. Add the page, or remove the entry`,
        ),
      ),
    ...problemsIn(sidebars).map((message) =>
      error(FILE, lineOf(/'[^']+'|\/[\w/-]+/.exec(message)?.[0] ?? ''), message),
    ),
  ];
}

/** Whether the tree and the list of openings are laid out as lint wants them; --fix does it. */
export async function layoutFindings(): Promise<Finding[]> {
  const files = [FILE, POSITIONS].filter((file) => existsSync(file));
  const found = await Promise.all(
    files.map(async (file) => {
      const text = readFileSync(file, 'utf8');
      const rewrite = await formatted(file, text);
      const message =
        'Spaces and lines here are not laid out as in the rest. Run npm run check -- --fix';
      return text === rewrite ? [] : [{...error(file, 1, message), rewrite}];
    }),
  );
  return found.flat();
}
