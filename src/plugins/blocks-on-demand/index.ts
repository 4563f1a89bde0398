import type {Root, RootContent} from 'mdast';
import {BLOCKS, moduleOf} from '../../blocks/declared';
import {addImports} from '../openings/mdx';

/** The blocks below a node that do not come with every page: name → module. */
function modulesIn(node: Root | RootContent): [name: string, module: string][] {
  const block = 'name' in node && node.name ? BLOCKS[node.name] : undefined;
  const below = 'children' in node ? node.children.flatMap(modulesIn) : [];
  if (!block || block.everywhere || !('name' in node) || !node.name) return below;
  return [[node.name, moduleOf(block)], ...below];
}

/**
 * Remark plugin: writes the import that a writer need not write, so that a block's script
 * comes with the pages that show it and with no other.
 *
 * Not React.lazy: a page's own chunk is there before the page is hydrated, whereas a lazy block
 * would be emptied while its script is on the way, and with it what a visitor has typed.
 */
export default function blocksOnDemand() {
  return (tree: Root): void => {
    const modules = modulesIn(tree);
    if (modules.length > 0) addImports(tree, Object.fromEntries(modules));
  };
}
