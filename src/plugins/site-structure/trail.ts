import type {Root} from 'mdast';
import {isPartial, splitPagePath, routeOf} from '../../mdx/files';
import {addModuleCode} from '../mdx-tree';

/** Returns the name of the generated file with a route's trail. */
export function trailFile(route: string): string {
  return `trail${route === '/' ? '' : route.replaceAll('/', '--')}.json`;
}

/**
 * Remark plugin: adds a page's breadcrumb trail to it (`Content.trail`), so that a page does not load the names of all
 * other pages.
 */
export default function breadcrumbTrail() {
  return (tree: Root, {path}: {path: string}): void => {
    const {name = '_'} = splitPagePath(path) ?? {};
    if (isPartial(name)) return;
    const file = `@generated/site-structure/default/${trailFile(routeOf(name))}`;
    addModuleCode(tree, `export {default as trail} from '${file}'`);
  };
}
