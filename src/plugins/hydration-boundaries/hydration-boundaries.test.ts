import type {Root} from 'mdast';
import {parseMdx} from '../../mdx/parse';
import {hydrationBoundaries} from '.';

/** Returns the names of the blocks, indented by depth; the type of other nodes. */
function outline(nodes: Root['children'], depth = 0): string[] {
  return nodes.flatMap((node) => {
    const name = 'name' in node && node.name ? node.name : node.type;
    const inner = 'name' in node && 'children' in node ? node.children : [];
    return [`${' '.repeat(depth)}${name}`, ...outline(inner, depth + 1)];
  });
}

test('each block and the text between blocks has a boundary, and so has an interactive block inside', () => {
  const {tree} = parseMdx(
    '# Hi\n\nText\n\n<Section>\n\nText\n\n<ContactForm />\n\n<Cards />\n\n</Section>',
  );
  hydrationBoundaries()(tree!);
  expect(outline(tree!.children.slice(1))).toEqual([
    'HydrationBoundary',
    ' heading',
    ' paragraph',
    'HydrationBoundary',
    ' Section',
    '  paragraph',
    '  HydrationBoundary',
    '   ContactForm',
    '  Cards',
  ]);
  expect(tree!.children[0]).toMatchObject({type: 'mdxjsEsm'});
});
