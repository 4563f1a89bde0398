/** The little that plugins here need to read and write MDX trees. */
import type {Expression, ImportDeclaration, Program} from 'estree';
import type {Root, RootContent} from 'mdast';
import {nodesOf, type Node} from '../../mdx/nodes';

export type Block = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;
type Attribute = Block['attributes'][number];

export const isBlock = (node: Node, name?: string): node is Block =>
  node.type === 'mdxJsxFlowElement' && (name === undefined || node.name === name);

/** Every block of that name, however deep it stands. */
export const blocksNamed = (tree: Root, name: string): Block[] =>
  nodesOf(tree).filter((node) => isBlock(node, name));

/** A block's attribute written as text; undefined when it has none, or an expression. */
export function attributeOf(block: Block, name: string): string | undefined {
  const found = block.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

function expressionOf(item: Record<string, string>): Expression {
  return {
    type: 'ObjectExpression',
    properties: Object.entries(item).map(([key, value]) => ({
      type: 'Property',
      kind: 'init',
      method: false,
      shorthand: false,
      computed: false,
      key: {type: 'Identifier', name: key},
      value: {type: 'Literal', value},
    })),
  };
}

function expressionAttribute(name: string, expression: Expression): Attribute {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [{type: 'ExpressionStatement', expression}],
  };
  const value = {type: 'mdxJsxAttributeValueExpression', value: '', data: {estree}} as const;
  return {type: 'mdxJsxAttribute', name, value};
}

/** `name={identifier}` as an attribute. */
export function identifierAttribute(name: string, identifier: string): Attribute {
  return expressionAttribute(name, {type: 'Identifier', name: identifier});
}

/** `name={[{key: 'text'}, …]}` as an attribute. */
export function listAttribute(name: string, list: Record<string, string>[]): Attribute {
  return expressionAttribute(name, {type: 'ArrayExpression', elements: list.map(expressionOf)});
}

/** `name={{key: 'text', …}}` as an attribute. */
export function objectAttribute(name: string, item: Record<string, string>): Attribute {
  return expressionAttribute(name, expressionOf(item));
}

/** `name="value"` as an attribute. */
export function textAttribute(name: string, value: string): Attribute {
  return {type: 'mdxJsxAttribute', name, value};
}

function importOf([name, module]: readonly [name: string, module: string]): ImportDeclaration {
  const identifier = {type: 'Identifier', name} as const;
  return {
    type: 'ImportDeclaration',
    specifiers: [{type: 'ImportSpecifier', imported: identifier, local: identifier}],
    source: {type: 'Literal', value: module},
    attributes: [],
  };
}

/** Gives a page imports: name → module. */
export function addImports(tree: Root, modules: Readonly<Record<string, string>>): void {
  const body = Object.entries(modules).map(importOf);
  const estree: Program = {type: 'Program', sourceType: 'module', body};
  tree.children.unshift({type: 'mdxjsEsm', value: '', data: {estree}});
}
