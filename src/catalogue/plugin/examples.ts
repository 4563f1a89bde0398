import type {Root, RootContent} from 'mdast';
import {textAttribute} from '../../plugins/mdx-tree';

function textOf(node: RootContent): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/**
 * Remark plugin: wraps each section of a catalogue page (starting at a heading of level 2) in an `<Example>`. Its
 * attributes are the heading and the section's MDX, for writers to copy.
 */
export default function examples() {
  return (tree: Root, file: {value: unknown}): void => {
    const source = String(file.value);
    const parts: RootContent[][] = [];
    const before: RootContent[] = [];
    for (const node of tree.children) {
      if (node.type === 'heading' && node.depth === 2) parts.push([node]);
      else (parts.at(-1) ?? before).push(node);
    }
    const made = parts.map(([heading, ...children]): RootContent => {
      const start = children[0]?.position?.start;
      const end = children.at(-1)?.position?.end;
      // Docusaurus escapes heading ids before it parses MDX.
      const mdx = source.slice(start?.offset, end?.offset).replaceAll('\\{#', '{#').trim();
      const attributes = [
        textAttribute('title', heading ? textOf(heading).trim() : ''),
        textAttribute('mdx', mdx),
      ];
      return {type: 'mdxJsxFlowElement', name: 'Example', attributes, children} as RootContent;
    });
    tree.children = [...before, ...made];
  };
}
