import {capital} from '../../../src/capital';
import type {Problem} from '../../../src/mdx/problem';
import {nodesOf} from '../../../src/mdx/nodes';
import {proseLines} from '../prose';
import {capitals, openBracket, PUNCTUATION, type Style} from './punctuation';
import type {Rule} from './rule';

/** Words that fill a line and say nothing. */
const FILLER = [
  ...[
    'best-in-class',
    'best-of-breed',
    'cutting-edge',
    'game-changer',
    'game-changing',
    'holistic',
  ],
  ...['industry-leading', 'innovative', 'leading provider', 'next-generation', 'one-stop shop'],
  ...['paradigm', 'revolutionary', 'seamless', 'seamlessly', 'state-of-the-art', 'synergies'],
  ...['synergy', 'unparalleled', 'unrivalled', 'world-class', 'at the end of the day'],
  ...['in today’s world', "in today's world", 'it goes without saying', 'needless to say'],
];

/** Long word → the short one that says the same. */
const PLAIN: Record<string, string> = {
  'in order to': 'to',
  'with regard to': 'about',
  'in the event of': 'if',
  'due to the fact that': 'because',
  'at this point in time': 'now',
  'a number of': 'some',
  'prior to': 'before',
  'subsequent to': 'after',
  utilise: 'use',
  utilize: 'use',
  leverage: 'use',
  commence: 'begin',
  facilitate: 'help',
  ascertain: 'find out',
  endeavour: 'try',
  expedite: 'speed up',
  approximately: 'about',
  sufficient: 'enough',
  additional: 'more',
  regarding: 'about',
  whilst: 'while',
  'e.g.': 'for example',
  'i.e.': 'that is',
  'etc.': 'and so on',
};

const WRITTEN_OUT: Record<string, string> = {
  "won't": 'will not',
  "can't": 'cannot',
  "shan't": 'shall not',
};

const anyOf = (words: string[]) =>
  new RegExp(
    `(?<![\\w-])(?:${words.map((word) => word.replaceAll('.', '\\.')).join('|')})(?![\\w-])`,
    'gi',
  );

/** As `found`: with a capital, or without. */
const likewise = (found: string, word: string) => (/^\p{Lu}/u.test(found) ? capital(word) : word);

const STYLES: Style[] = [
  {
    pattern: anyOf(FILLER),
    explain: (found) => ({
      message: `"${found}" could stand on any company's page. Give a fact or an example instead, or leave it out`,
    }),
  },
  {
    pattern: anyOf(Object.keys(PLAIN)),
    explain(found) {
      const put = likewise(found, PLAIN[found.toLowerCase()] ?? '');
      return {message: `"${found}" has a shorter word: "${put}"`, put};
    },
  },
  {
    pattern: /\b[A-Za-z]+n['’]t\b/g,
    explain(found) {
      const plain = found.toLowerCase().replace('’', "'");
      const put = likewise(found, WRITTEN_OUT[plain] ?? plain.replace("n't", ' not'));
      return {
        message: `The end of "${found}" is easily missed, and with it the meaning. Write "${put}"`,
        put,
      };
    },
  },
  {
    pattern: /\b([A-Za-z]{2,}) \1\b/g,
    explain(found) {
      const put = found.split(' ')[0] ?? '';
      return {message: `"${found}" stands there twice. Remove one`, put};
    },
  },
];

/** Not where something that is no prose was blanked. */
const isWritten =
  (line = '') =>
  ({0: found, index}: RegExpExecArray) =>
    line.startsWith(found, index);

export const style: Rule = {
  name: 'style',
  level: 'error',
  about:
    'filler, long words that have a short one, negations that are easily missed, words twice, marks and spaces between words; advice on capitals and open brackets',
  find({source, tree, lines}) {
    const words = proseLines(source).flatMap((text, index) => [
      ...capitals(text, index + 1),
      ...[...STYLES, ...PUNCTUATION].flatMap(({pattern, explain}): Problem[] =>
        [...text.matchAll(pattern)].filter(isWritten(lines[index])).map((match) => {
          const {message, put} = explain(match[0]);
          const at = {line: index + 1, column: match.index + 1, message};
          return put === undefined ? at : {...at, fix: {find: match[0], put}};
        }),
      ),
    ]);
    const brackets = (tree ? nodesOf(tree) : []).flatMap((node) =>
      node.type === 'paragraph' ? openBracket(node) : [],
    );
    return [...words, ...brackets];
  },
};
