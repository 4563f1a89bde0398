import type {Program} from 'estree';
import type {Root} from 'mdast';
import {routeOf} from '../../mdx/files';

/** Generated file that holds the trail of a route. */
export function trailFile(route: string): string {
  return `trail${route === '/' ? '' : route.replaceAll('/', '--')}.json`;
}

/** The pages of the default locale and of the others: what follows names the file. */
const PAGES = /\/(?:pages|docusaurus-plugin-content-pages)\/(?!.*\/_|_)(.+)$/;

/**
 * Remark plugin: gives a page its own trail (`Content.trail`), so that not every page has to bring
 * the names of all the others for its breadcrumbs.
 */
export default function breadcrumbTrail() {
  return (tree: Root, {path}: {path: string}): void => {
    const file = PAGES.exec(path.replaceAll('\\', '/'))?.[1];
    if (!file) return;
    const local = {type: 'Identifier', name: 'default'} as const;
    const exported = {type: 'Identifier', name: 'trail'} as const;
    const value = `@generated/site-structure/default/${trailFile(routeOf(file))}`;
    const estree: Program = {
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ExportNamedDeclaration',
          specifiers: [{type: 'ExportSpecifier', local, exported}],
          source: {type: 'Literal', value},
          attributes: [],
        },
      ],
    };
    tree.children.unshift({type: 'mdxjsEsm', value: '', data: {estree}});
  };
}
