/** Reads a page as a list of parts, for comparing a translation with its English page. */
import {createHash} from 'node:crypto';
import type {Heading, PhrasingContent, RootContent} from 'mdast';
import type {} from 'remark-mdx';
import {TRANSLATED_PROPS} from '../../src/blocks/declared';
import type {Diagnostic} from '../../src/mdx/diagnostic';
import {isElement, type Element} from '../../src/mdx/nodes';
import {readFrontMatter} from '../../src/mdx/front-matter';
import {parseMdx} from '../../src/mdx/parse';
import {TRANSLATED_KEYS} from '../../src/plugins/front-matter';
import {mistakeOf, UnreadableError} from './files';

/** Words to translate. */
export interface Text {
  text: string;
  line: number;
}

/** A part of a page: a heading, a paragraph, the start or the end of a block. */
export interface Part {
  /** `heading 2`, `paragraph`, `<Card>`, `</Card>`. */
  name: string;
  line: number;
  /**
   * Words, and as strings what is the same in every language: ids, links, pictures, code, placeholders, other props.
   */
  content: (Text | string)[];
}

export interface Page {
  frontMatter: ReadonlyMap<string, Text>;
  /** In reading order. */
  parts: Part[];
}

/** @throws UnreadableError with a sentence for translators */
export function readPage(source: string, file: string): Page {
  const top = source.startsWith('---') ? readFrontMatter(source) : undefined;
  const {tree, diagnostic = top?.diagnostics[0]} = parseMdx(source);
  if (diagnostic || !tree) throw unreadable(diagnostic, file);
  const values = Object.entries(top?.values ?? {});
  return {
    frontMatter: new Map(
      values.map(([key, value]) => [key, {text: String(value), line: top?.lines[key] ?? 1}]),
    ),
    parts: partsOf(tree.children),
  };
}

function unreadable(diagnostic: Diagnostic | undefined, file: string): UnreadableError {
  const {message, line} = mistakeOf(diagnostic ?? {line: 1, message: 'The page cannot be read'});
  const sentence = message.replace(/\.$/, '');
  return new UnreadableError(`${sentence}. Compare it with the English page.`, line, file);
}

/**
 * Returns a hash of everything that a translation depends on. Formatting alone does not change it.
 * @param source an English page
 * @returns `en-` and 12 hexadecimal digits; the prefix keeps YAML from reading a number
 */
export function hashOf(source: string, file = ''): string {
  const {frontMatter, parts} = readPage(source, file);
  const texts = TRANSLATED_KEYS.map((key) => frontMatter.get(key)?.text);
  const withoutLines = (key: string, value: unknown) => (key === 'line' ? undefined : value);
  const content = JSON.stringify([texts, parts], withoutLines).normalize('NFC');
  const hash = createHash('sha256').update(content);
  return `en-${hash.digest('hex').slice(0, 12)}`;
}

const lineOf = ({position}: {position?: {start: {line: number}} | undefined}) =>
  position?.start.line ?? 1;

/** Names for the parts that have no tag of their own. */
const NAMES: Partial<Record<RootContent['type'], string>> = {
  listItem: 'list item',
  tableRow: 'table row',
  tableCell: 'table cell',
  blockquote: 'quotation',
  thematicBreak: 'line across the page',
  mdxjsEsm: 'import',
  mdxFlowExpression: 'placeholder',
};

function partsOf(nodes: readonly RootContent[]): Part[] {
  return nodes.flatMap((node): Part[] => {
    const line = lineOf(node);
    const name = NAMES[node.type] ?? node.type;
    switch (node.type) {
      case 'yaml':
      case 'text':
        return [];
      case 'heading':
        return [headingPart(node)];
      case 'paragraph':
        // MDX reads a tag that is alone in its paragraph as a block.
        if (node.children.every(isAlone)) return partsOf(node.children);
        return [{name, line, content: prose(node)}];
      case 'tableCell':
        return [{name, line, content: prose(node)}];
      case 'mdxJsxTextElement':
        return block(tag(node), line, [], [...propsOf(node), ...prose(node)]);
      case 'mdxJsxFlowElement':
        return block(tag(node), line, node.children, propsOf(node));
      case 'code':
      case 'mdxjsEsm':
        return [{name, line, content: [`the code ${node.value}`]}];
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        if (isComment(node.value)) return [];
        return [{name, line, content: [`{${node.value}}`]}];
      default:
        if ('children' in node) return block(`<${name}>`, line, node.children);
        return [{name, line, content: []}];
    }
  });
}

function headingPart(node: Heading): Part {
  const id = node.data?.id;
  const words = prose(node);
  const content = id === undefined ? words : [`{#${id}}`, ...words];
  return {name: `heading ${node.depth}`, line: lineOf(node), content};
}

const tag = ({name}: Element) => `<${name ?? ''}>`;

const block = (
  name: string,
  line: number,
  children: RootContent[],
  content: Part['content'] = [],
): Part[] => [
  {name, line, content},
  ...partsOf(children),
  {name: name.replace('<', '</'), line, content: []},
];

const isComment = (expression: string) => /^\s*\/\*[\s\S]*\*\/\s*$/.test(expression);

function isAlone(node: PhrasingContent): boolean {
  if (node.type === 'text') return node.value.trim() === '';
  return isElement(node) || (node.type === 'mdxTextExpression' && isComment(node.value));
}

type Prose = {children: PhrasingContent[]} & Parameters<typeof lineOf>[0];

/** Returns the words of a node as one text, then what else is in it. */
function prose(node: Prose): Part['content'] {
  const text = node.children.map(textOf).join('').replaceAll(/\s+/g, ' ').trim();
  return [{text, line: lineOf(node)}, ...node.children.flatMap(insideOf)];
}

function textOf(node: PhrasingContent): string {
  if (node.type === 'break') return ' ';
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

function insideOf(node: PhrasingContent): Part['content'] {
  const inner = 'children' in node ? node.children.flatMap(insideOf) : [];
  switch (node.type) {
    case 'link':
      return [`a link to ${node.url || 'nowhere'}`, ...inner];
    case 'image':
      return [`the picture ${node.url || 'nowhere'}`, {text: node.alt ?? '', line: lineOf(node)}];
    case 'inlineCode':
      return [`\`${node.value}\``];
    case 'strong':
      return ['**bold** words', ...inner];
    case 'mdxTextExpression':
      return isComment(node.value) ? [] : [`{${node.value}}`];
    case 'mdxJsxTextElement':
      return [tag(node), ...propsOf(node), ...inner];
    default:
      return inner;
  }
}

/** Returns the props of a block: name and words of translated props, all others unchanged. */
function propsOf(element: Element): Part['content'] {
  return element.attributes.flatMap((attribute): Part['content'] => {
    if (attribute.type === 'mdxJsxExpressionAttribute') return [`{${attribute.value}}`];
    const {name, value} = attribute;
    if (TRANSLATED_PROPS[element.name ?? '']?.includes(name)) {
      const line = attribute.position ? lineOf(attribute) : lineOf(element);
      return [name, ...textsIn(value).map((text) => ({text, line}))];
    }
    const written = typeof value === 'string' ? `"${value}"` : `{${value?.value ?? 'true'}}`;
    return [`${name}=${written.replaceAll(/\s+/g, ' ')}`];
  });
}

type Value = Extract<Element['attributes'][number], {type: 'mdxJsxAttribute'}>['value'];

/** Returns the words of `label="…"` and of `tags={['…', '…']}`. */
function textsIn(value: Value): string[] {
  if (typeof value === 'string') return [value];
  const statement = value?.data?.estree?.body[0];
  if (statement?.type !== 'ExpressionStatement') return [];
  const {expression} = statement;
  const literals = expression.type === 'ArrayExpression' ? expression.elements : [expression];
  return literals.flatMap((literal) =>
    literal?.type === 'Literal' && typeof literal.value === 'string' ? [literal.value] : [],
  );
}
