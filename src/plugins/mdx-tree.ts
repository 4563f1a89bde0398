/** Reads and writes MDX trees, for plugins. */
import type {Root, RootContent} from 'mdast';
import {nodesOf, type Node} from '../mdx/nodes';
import {parseMdx} from '../mdx/parse';

export type Block = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;
type Attribute = Block['attributes'][number];

/** Returns whether a node is a block on lines of its own, not inside a line of text; with this name, if it is given. */
export const isBlock = (node: Node, name?: string): node is Block =>
  node.type === 'mdxJsxFlowElement' && (name === undefined || node.name === name);

/** Creates a block. */
export function blockOf(
  name: string,
  attributes: Attribute[],
  children: Block['children'] = [],
): Block {
  return {type: 'mdxJsxFlowElement', name, attributes, children};
}

/** Returns every block on lines of its own that has this name, at any depth. */
export const blocksNamed = (tree: Root, name: string): Block[] =>
  nodesOf(tree).filter((node) => isBlock(node, name));

/** Returns the text of a block's attribute; undefined if it is missing, has no value or is an expression. */
export function attributeOf(block: Block, name: string): string | undefined {
  const found = block.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Parses MDX and returns its first node. @throws Error if the MDX is invalid */
function nodeOf(mdx: string): RootContent {
  const node = parseMdx(mdx).tree?.children[0];
  if (node) return node;
  throw new Error(`This cannot be read as MDX: ${mdx}`);
}

/** Returns `name={code}` as an attribute. */
export function codeAttribute(name: string, code: string): Attribute {
  const [attribute] = (nodeOf(`<Block ${name}={${code}} />`) as Block).attributes;
  return attribute as Attribute;
}

/** Returns `name={data}` as an attribute; `data` is a list or an object that JSON can hold. */
export const dataAttribute = (name: string, data: object): Attribute =>
  codeAttribute(name, JSON.stringify(data));

/** Returns `name="value"` as an attribute. */
export function textAttribute(name: string, value: string): Attribute {
  return {type: 'mdxJsxAttribute', name, value};
}

/** Adds an import or an export to a page. */
export function addModuleCode(tree: Root, code: string): void {
  tree.children.unshift(nodeOf(code));
}

/** Adds imports to a page: name → module. */
export function addImports(tree: Root, modules: Readonly<Record<string, string>>): void {
  const lines = Object.entries(modules).map(
    ([name, module]) => `import {${name}} from '${module}'`,
  );
  addModuleCode(tree, lines.join('\n'));
}
