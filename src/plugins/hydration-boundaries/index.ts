import type {Root, RootContent} from 'mdast';
import {BLOCKS} from '../../blocks/declared';
import {addImports, blockOf, isBlock, type Block} from '../mdx-tree';

const BOUNDARY = 'HydrationBoundary';

const inBoundary = (nodes: RootContent[]) => blockOf(BOUNDARY, [], nodes as Block['children']);

/** Adds a boundary around each interactive block, at any depth. */
function boundInteractive(nodes: Block['children']): Block['children'] {
  return nodes.map((node) => {
    if (!isBlock(node)) return node;
    node.children = boundInteractive(node.children);
    return BLOCKS[node.name ?? '']?.interactive ? inBoundary([node]) : node;
  });
}

/**
 * Remark plugin: gives each block of a page, and each interactive block inside it, its own boundary, because React
 * re-creates the innermost boundary around a change that a browser extension has made before hydration.
 */
export function hydrationBoundaries() {
  return (tree: Root): void => {
    const children: RootContent[] = [];
    /** Consecutive headings, paragraphs and lists between blocks share a boundary. */
    let text: RootContent[] = [];
    const endText = () => {
      if (text.length > 0) children.push(inBoundary(text));
      text = [];
    };
    for (const node of tree.children) {
      if (node.type === 'mdxjsEsm' || node.type === 'yaml') {
        children.push(node);
      } else if (isBlock(node)) {
        endText();
        node.children = boundInteractive(node.children);
        children.push(inBoundary([node]));
      } else {
        text.push(node);
      }
    }
    endText();
    tree.children = children;
    addImports(tree, {[BOUNDARY]: '@trendsoft/docusaurus-late-hydration/boundary'});
  };
}
