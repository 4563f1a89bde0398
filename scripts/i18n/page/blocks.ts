import type {PhrasingContent, RootContent} from 'mdast';
import type {Block, Text} from './block';
import {inlinesOf, isComment, wordsOf} from './inline';
import {isElement, type Element} from '../../../src/mdx/element';
import {propsOf} from './props';

/** The blocks of a page in order. */
export function blocksOf(nodes: readonly RootContent[]): Block[] {
  return nodes.flatMap(toBlocks);
}

function toBlocks(node: RootContent): Block[] {
  const line = node.position?.start.line ?? 1;
  const block = (name: string, more: Partial<Block> = {}): Block => ({
    name,
    isComponent: false,
    line,
    props: [],
    inlines: [],
    children: [],
    ...more,
  });
  switch (node.type) {
    case 'heading':
      return [
        block(`heading of level ${node.depth}`, {
          ...prose(node.children, 'heading'),
          ...(node.data?.id !== undefined && {id: node.data.id}),
        }),
      ];
    case 'paragraph':
      // MDX makes a block of a component that stands alone in its paragraph; so must we.
      return node.children.every(isAlone)
        ? blocksOf(node.children)
        : [block('paragraph', prose(node.children, 'paragraph'))];
    case 'list':
      return [
        block(node.ordered ? 'numbered list' : 'list', {
          children: node.children.map((item) => ({
            ...block('entry of a list', {children: blocksOf(item.children)}),
            line: item.position?.start.line ?? line,
          })),
        }),
      ];
    case 'table':
      return [
        block('table', {
          children: node.children.map((row) => ({
            ...block('row of a table', {
              children: row.children.map((cell) => ({
                ...block('cell', prose(cell.children, 'cell')),
                line: cell.position?.start.line ?? line,
              })),
            }),
            line: row.position?.start.line ?? line,
          })),
        }),
      ];
    case 'blockquote':
      return [block('quotation', {children: blocksOf(node.children)})];
    case 'code':
      return [block('code', {inlines: [{kind: 'code', value: node.value, line}]})];
    case 'thematicBreak':
      return [block('line across the page')];
    case 'mdxJsxFlowElement':
      return [{...component(node, block), children: blocksOf(node.children)}];
    case 'mdxJsxTextElement':
      return [{...component(node, block), ...prose(node.children, node.name ?? '')}];
    case 'mdxjsEsm':
      return [block('import', {inlines: [{kind: 'code', value: node.value, line}]})];
    case 'mdxFlowExpression':
      return isComment(node.value)
        ? []
        : [block('expression', {inlines: [{kind: 'placeholder', value: node.value, line}]})];
    default:
      return [];
  }
}

function component(element: Element, block: (name: string) => Block): Block {
  return {...block(element.name ?? ''), isComponent: true, props: propsOf(element)};
}

/** What a block with words has: the words, what is inside them, and the components among them. */
function prose(nodes: readonly PhrasingContent[], where: string): Partial<Block> {
  const [first] = nodes;
  const words = wordsOf(nodes);
  const text: Text | undefined = first?.position && {
    where,
    words,
    line: first.position.start.line,
    offset: first.position.start.offset ?? 0,
  };
  return {
    ...(text && words !== '' && {text}),
    inlines: inlinesOf(nodes),
    children: nodes
      .filter((node) => isElement(node))
      .map((element) => ({
        name: element.name ?? '',
        isComponent: true,
        line: element.position?.start.line ?? 1,
        props: propsOf(element),
        inlines: [],
        children: [],
      })),
  };
}

function isAlone(node: PhrasingContent): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  return isElement(node) || (node.type === 'mdxTextExpression' && isComment(node.value));
}
