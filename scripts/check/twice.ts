import {sentencesOf} from './reading/sentences';
import type {Finding, Level} from './finding';
import {wordsIn} from '../../src/mdx/links';
import type {Page} from './page';
import {nodesOf, placeOf} from '../../src/mdx/nodes';

/** Shorter sentences, and claims that all pages of a family make, may well stand on several pages. */
const LONG = 9;

/** The heading of the whole page, where it can be read. */
function mainHeading({tree}: Page) {
  return tree
    ? nodesOf(tree).flatMap((node) =>
        node.type === 'heading' && node.depth === 1
          ? [{words: wordsIn(node), line: placeOf(node).line}]
          : [],
      )
    : [];
}

/** What stands on two pages: a title or a description is a mistake, a sentence most likely was copied. */
export function saidTwice(pages: Page[]): Finding[] {
  const told = new Map<string, Page>();
  const again = (page: Page, what: string, words: string, level: Level, line: number) => {
    const first = told.get(`${what} ${words}`);
    told.set(`${what} ${words}`, first ?? page);
    if (!first || first === page) return [];
    const message = `${what} "${words.slice(0, 60)}" is that of ${first.file} too. ${
      level === 'error' ? 'Give this page its own' : 'Say it once, or in other words'
    }`;
    return [{file: page.file, line, level, rule: 'twice', message}];
  };
  return pages
    .filter(({values}) => !values['canonical'])
    .flatMap((page) => [
      ...['title', 'description'].flatMap((key) => {
        const value = page.values[key];
        if (typeof value !== 'string') return [];
        return again(page, `The ${key}`, value, 'error', page.keyLines[key] ?? 1);
      }),
      ...mainHeading(page).flatMap(({words, line}) =>
        again(page, 'The heading', words, 'error', line),
      ),
      ...sentencesOf(page.source)
        .filter((sentence) => sentence.split(' ').length >= LONG)
        .flatMap((sentence) => {
          const start = sentence.split(' ').slice(0, 4).join(' ');
          const line = page.lines.findIndex((text) => text.includes(start)) + 1;
          return again(page, 'The sentence', sentence, 'advice', Math.max(1, line));
        }),
    ]);
}
