/** Finds words that exclude people (retext-equality), and repeated words. Advice only: the writer decides. */
import {toNlcst} from 'mdast-util-to-nlcst';
import {ParseEnglish} from 'parse-english';
import retextEquality from 'retext-equality';
import retextRepeatedWords from 'retext-repeated-words';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {withoutHeadingIds} from '../../../src/mdx/parse';
import type {Rule} from './rule';

/** Words that have another meaning on this site than retext-equality assumes. */
const ALLOWED = [
  'add',
  'bi',
  'host',
  'hosts',
  'invalid',
  'master',
  'special',
  'whitehat',
  // Only a reader can judge whether these belittle a task, and usability tests measure them.
  'easily',
  'easy',
  'just',
  'simple',
  'simply',
];

const prose = unified().use(retextEquality, {ignore: ALLOWED}).use(retextRepeatedWords).freeze();

export const words: Rule = {
  name: 'words',
  level: 'advice',
  find({source, tree}) {
    if (!tree) return [];
    const file = new VFile(withoutHeadingIds(source));
    prose.runSync(toNlcst(tree, file, ParseEnglish), file);
    return file.messages.map(({line, column, reason}) => ({
      line: line ?? 1,
      column: column ?? 1,
      message: reason,
    }));
  },
};
