/** What would stop the build, by its own rules; sidebars.ts is compared with the pages besides (../sidebars.ts). */
import {routeOf} from '../../../src/mdx/files';
import {frontMatterProblems} from '../../../src/plugins/front-matter';
import type {Rule} from './rule';

export const frontMatter: Rule = {
  name: 'front matter',
  level: 'error',
  about: 'the lines at the top, by the kind of page',
  find: ({source, file}) => frontMatterProblems(source, file),
};

export const blocks: Rule = {
  name: 'blocks',
  level: 'error',
  about: 'tags, blocks, what they have and what stands inside; ids that stand twice',
  find: ({mdx}) => mdx,
};

export const listed: Rule = {
  name: 'navigation',
  level: 'error',
  about: 'the line in sidebars.ts that puts a page into menus and breadcrumbs',
  find({file, partial}, site) {
    const route = routeOf(file.replace(/^pages\//, ''));
    if (partial || site.listed.has(route)) return [];
    const label = route.split('/').at(-1) ?? '';
    const message = `The page is not in sidebars.ts, so no menu and no breadcrumb knows it. Add {path: '${route}', label: '${label}'} there, where it belongs`;
    return [{line: 1, message}];
  },
};
