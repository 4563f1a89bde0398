import {existsSync, readFileSync} from 'node:fs';
import type {Problem} from '../../../src/mdx/problem';
import {proseLines} from '../prose';
import {patternOf, WORD_LIST} from '../words';
import type {Rule} from './rule';

/** Words of the company's list that have a capital elsewhere than at their beginning alone. */
function names(): string[] {
  if (!existsSync(WORD_LIST)) return [];
  return readFileSync(WORD_LIST, 'utf8')
    .split('\n')
    .filter((word) => /^\p{L}\S*\p{Lu}\S*$/u.test(word));
}

/** TrendSoft → any way of writing it, in one word or two. */
const anyWay = (name: string) =>
  new RegExp(
    `(?<![\\p{L}\\d/.@-])${name
      .split(/(?<=\p{Ll})(?=\p{Lu})/u)
      .map(patternOf)
      .join('[ -]?')}(?![\\p{L}\\d@/-])`,
    'giu',
  );

export const spelledNames: Rule = {
  name: 'names',
  level: 'error',
  about: `names with capitals of their own, which ${WORD_LIST} has`,
  find({source}) {
    const known = names().map((name) => ({name, pattern: anyWay(name)}));
    return proseLines(source).flatMap((text, index) =>
      known.flatMap(({name, pattern}): Problem[] =>
        [...text.matchAll(pattern)]
          .filter(([found]) => found !== name)
          .map(({0: found, index: at}) => ({
            ...{line: index + 1, column: at + 1, fix: {find: found, put: name}},
            message: `"${found}" is written "${name}"`,
          })),
      ),
    );
  },
};
