import type {Program} from 'estree';
import type {Root} from 'mdast';
import {isPartial, placeOf, routeOf} from '../../mdx/files';

/** Generated file that holds the trail of a route. */
export function trailFile(route: string): string {
  return `trail${route === '/' ? '' : route.replaceAll('/', '--')}.json`;
}

/**
 * Remark plugin: gives a page its own trail (`Content.trail`), so that not every page has to bring
 * the names of all the others for its breadcrumbs.
 */
export default function breadcrumbTrail() {
  return (tree: Root, {path}: {path: string}): void => {
    const {name = '_'} = placeOf(path) ?? {};
    if (isPartial(name)) return;
    const local = {type: 'Identifier', name: 'default'} as const;
    const exported = {type: 'Identifier', name: 'trail'} as const;
    const value = `@generated/site-structure/default/${trailFile(routeOf(name))}`;
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
