import type {Root} from 'mdast';
import {BLOCKS, moduleOf} from '../../blocks/declared';
import {isElement, nodesOf} from '../../mdx/nodes';
import {addImports} from '../mdx-tree';

/**
 * Remark plugin: adds the imports of a page's blocks. Writers need no import statements, and only the pages that show a
 * block load its script.
 *
 * Not React.lazy: a page's chunk is loaded before the page is hydrated, whereas a lazy block would be
 * empty while its script is loading, and a visitor's input would be lost.
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
