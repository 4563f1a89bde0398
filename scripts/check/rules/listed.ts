import {routeOf} from '../../../src/mdx/files';
import type {Rule} from './rule';

export const listed: Rule = {
  name: 'navigation',
  level: 'error',
  about: 'the line in sidebars.ts that puts a page into menus and breadcrumbs',
  find({file, partial}, site) {
    const route = routeOf(file.replace(/^pages\//, ''));
    if (partial || site.listed.has(route)) return [];
    const label = route.split('/').at(-1) ?? '';
    return [
      {
        line: 1,
        message: `The page is not in sidebars.ts, so no menu and no breadcrumb knows it. Add {path: '${route}', label: '${label}'} there, where it belongs`,
      },
    ];
  },
};
