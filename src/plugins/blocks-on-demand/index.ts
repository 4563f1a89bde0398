import type {Root} from 'mdast';
import {BLOCKS, moduleOf} from '../../blocks/declared';
import {isElement, nodesOf} from '../../mdx/nodes';
import {addImports} from '../openings/mdx';

/**
 * Remark plugin: writes the import that a writer need not write, so that a block's script
 * comes with the pages that show it and with no other.
 *
 * Not React.lazy: a page's own chunk is there before the page is hydrated, whereas a lazy block
 * would be emptied while its script is on the way, and with it what a visitor has typed.
 */
export default function blocksOnDemand() {
  return (tree: Root): void => {
    const modules = nodesOf(tree).flatMap((node) => {
      const name = isElement(node) ? (node.name ?? '') : '';
      const block = BLOCKS[name];
      return block && !block.everywhere ? [[name, moduleOf(block)] as const] : [];
    });
    if (modules.length > 0) addImports(tree, Object.fromEntries(modules));
  };
}
