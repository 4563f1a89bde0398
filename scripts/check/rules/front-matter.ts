import {frontMatterProblems} from '../../../src/plugins/front-matter';
import type {Rule} from './rule';

export const frontMatter: Rule = {
  name: 'front matter',
  level: 'error',
  about: 'the lines at the top, by the kind of page',
  find: ({source, file}) => frontMatterProblems(source, file),
};
