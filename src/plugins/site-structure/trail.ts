import type {Root} from 'mdast';
import {isPartial, placeOf, routeOf} from '../../mdx/files';
import {addModuleCode} from '../openings/mdx';

/** Generated file with the trail of a route. */
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
    const file = `@generated/site-structure/default/${trailFile(routeOf(name))}`;
    addModuleCode(tree, `export {default as trail} from '${file}'`);
  };
}
