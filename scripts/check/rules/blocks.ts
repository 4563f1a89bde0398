import type {Rule} from './rule';

export const blocks: Rule = {
  name: 'blocks',
  level: 'error',
  about: 'tags, blocks, what they have and what stands inside; ids that stand twice',
  find: ({mdx}) => mdx,
};
