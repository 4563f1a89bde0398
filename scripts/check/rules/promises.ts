import {existsSync, readFileSync} from 'node:fs';
import type {Problem} from '../../../src/mdx/problem';
import type {Rule} from './rule';

/** What operators keep to, in a table whose first cells are the ids of sections of the privacy policy. */
export const PROMISES = 'docs/operate.md';

interface Promised {
  /** Id of the section. */
  section: string;
  what: string;
  is: string;
}

/** The rows of the table in a guide's text. */
export function promisesIn(guide: string): Promised[] {
  const rows = [...guide.matchAll(/^\| `([a-z-]+)` \| ([^|]+) \| ([^|]+) \| [^|]+ \|$/gm)];
  return rows.map(([, section = '', what = '', is = '']) => ({section, what, is}));
}

/** What a page says otherwise than the table; nothing of a page that is no privacy policy. */
export function promiseProblems(
  lines: readonly string[],
  promised: readonly Promised[],
): Problem[] {
  const sections = [...new Set(promised.map(({section}) => section))];
  const lineOf = (section: string) => lines.findIndex((line) => line.includes(`{#${section}}`)) + 1;
  // A heading of its own, such as on security, makes no page a policy.
  if (sections.filter((section) => lineOf(section) > 0).length < 2) return [];
  const lost = sections
    .filter((section) => lineOf(section) === 0)
    .map((section) => ({
      line: 1,
      message: `${PROMISES} speaks of the section #${section}, which is not here. Give its heading {#${section}} back, or have an engineer change the table there`,
    }));
  const times = promised.filter(({what}) => /\bdays\b/.test(what));
  const known = new Set(times.map(({is}) => is));
  const said = lines.flatMap((text, index) =>
    [...text.matchAll(/\b(\d+) days\b/g)].map(({1: days = '', index: at}) => ({
      ...{days, line: index + 1, column: at + 1},
    })),
  );
  const wrong = said
    .filter(({days}) => !known.has(days))
    .map(({days, line, column}) => ({
      ...{line, column},
      message: `Nothing is kept for ${days} days: ${PROMISES} has ${[...known].join(', ')}. Write what is kept, or have an engineer change it and the table there`,
    }));
  const silent = times
    .filter(({is}) => !said.some(({days}) => days === is))
    .map(({section, what, is}) => ({
      line: lineOf(section) || 1,
      message: `${PROMISES} promises "${what}": ${is}. Say so here with "${is} days", or have an engineer change it and the table there`,
    }));
  return [...lost, ...wrong, ...silent];
}

export const promises: Rule = {
  name: 'promises',
  level: 'error',
  about: `what the privacy policy promises, which is what ${PROMISES} has operators keep to`,
  find: ({lines}) =>
    existsSync(PROMISES) ? promiseProblems(lines, promisesIn(readFileSync(PROMISES, 'utf8'))) : [],
};
