import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextEquality from 'retext-equality';
import {unified} from 'unified';
import {withoutIds} from '../../../src/mdx/parse';
import type {Rule} from './rule';

/** Words that are meant otherwise here than retext-equality fears, each with what it means. */
const MEANT_OTHERWISE: Record<string, string> = {
  host: 'a computer',
  hosts: 'computers, or what they do',
  master: 'a slide master, a master copy',
  invalid: 'what a form says of an answer',
  special: 'special characters',
  add: 'the verb',
  bi: 'business intelligence',
  just: 'plain words; whether it belittles is for a reader to say',
  easy: 'what usability tests measure',
  easily: 'what usability tests measure',
  simple: 'what usability tests measure',
  simply: 'what usability tests measure',
  whitehat: 'a trade in security',
};

/** Only what the rules above it leave behind, in messages, is wanted. */
function noOutput(this: {compiler?: unknown}): void {
  this.compiler = () => '';
}

const words = unified()
  .use(retextEnglish)
  // As a preset, since unified's types take a plugin that checks for one that converts.
  .use({plugins: [[retextEquality, {ignore: Object.keys(MEANT_OTHERWISE)}]]});

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkRetext, words)
  .use(noOutput)
  .freeze();

export const inclusive: Rule = {
  name: 'inclusive words',
  level: 'error',
  about: 'words that leave people out or hurt them (retext-equality)',
  async find({source, tree}) {
    if (!tree) return [];
    const {messages} = await processor.process(withoutIds(source));
    return messages.map(({line, column, actual, expected}) => {
      const instead = (expected ?? [])
        .slice(0, 3)
        .map((word) => `"${word}"`)
        .join(' or ');
      return {
        line: line ?? 1,
        column: column ?? 1,
        message: `"${actual}" leaves people out or may hurt them. ${instead ? `Write ${instead}, or put` : 'Put'} the sentence another way`,
      };
    });
  },
};
