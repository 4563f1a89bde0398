/** Recognises pages that have another name now, whose entry in sidebars.ts still has the old one. */
import {readFileSync} from 'node:fs';
import {git, publishedBranch} from './git';

interface Listing {
  /** Route → file of every page. */
  pages: ReadonlyMap<string, string>;
  /** Routes that sidebars.ts names. */
  listed: ReadonlySet<string>;
}

/** Returns old → new route of the pages that were renamed and whose entry was not changed yet. */
export function readRenames({pages, listed}: Listing): ReadonlyMap<string, string> {
  const unlisted = [...pages].filter(([route]) => !listed.has(route));
  const missing = [...listed].filter((route) => !pages.has(route));
  if (unlisted.length === 0) return new Map();
  const branch = publishedBranch();
  return new Map(
    missing.flatMap((route): [string, string][] => {
      const before = git('show', `${branch}:./pages${route}.mdx`);
      const renamed = unlisted.find(([, file]) => isMostly(before, readFileSync(file, 'utf8')));
      return renamed ? [[route, renamed[0]]] : [];
    }),
  );
}

/** Returns whether a page kept more than half of its lines. */
function isMostly(before: readonly string[], text: string): boolean {
  const lines = new Set(text.split('\n'));
  return before.filter((line) => lines.has(line)).length > before.length / 2;
}
