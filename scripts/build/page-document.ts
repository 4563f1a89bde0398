/** Turns an MDX page into the document that brochure/page.typ prints, so that a page and its PDF have the same words. */
import {readFileSync} from 'node:fs';
import type {PhrasingContent, RootContent, Table} from 'mdast';
import messages from '../../i18n/en/code.json';
import {dataCollectedBy} from '../../src/forms/data-kept';
import {COLUMNS, dataRow, type Text} from '../../src/forms/data-rows';
import {FORMS} from '../../src/forms/tables';
import {readFrontMatter} from '../../src/mdx/front-matter';
import {isElement, textOf} from '../../src/mdx/nodes';
import {parseMdx} from '../../src/mdx/parse';
import {propsOf} from '../../src/mdx/props';

/** A part of a line of text. */
export type Inline =
  | {type: 'text'; text: string}
  | {type: 'strong' | 'code'; text: string}
  | {type: 'link'; address: string; text: string}
  | {type: 'break'};

/** A cell or a paragraph. */
export type Line = Inline[];

export type Block =
  | {type: 'heading'; level: number; line: Line}
  | {type: 'paragraph'; line: Line}
  | {type: 'list'; isOrdered: boolean; items: Block[][]}
  | {type: 'table'; rows: Line[][]}
  | {type: 'note'; blocks: Block[]}
  | {type: 'finding'; severity: string; blocks: Block[]; facts: {term: string; blocks: Block[]}[]};

export interface PageDocument {
  title: string;
  description: string;
  blocks: Block[];
}

type Element = Extract<RootContent, {type: 'mdxJsxFlowElement'}>;

/** Blocks that only arrange what they contain. */
const FRAMES = new Set([
  'Hero',
  'Section',
  'WithContents',
  'Lead',
  'Steps',
  'Topics',
  'Topic',
  'Cards',
  'Card',
]);

/** Blocks that lead to other pages, or to the PDF itself. */
const ONLY_ON_SCREEN = new Set(['ButtonLink', 'BrochureCard', 'CallToAction']);

/** @throws Error that names what a PDF cannot show */
export function pageDocument(file: string): PageDocument {
  const source = readFileSync(file, 'utf8');
  const {title, description} = readFrontMatter(source).values;
  const {tree, diagnostic} = parseMdx(source);
  if (!tree) throw new Error(`${file}:${diagnostic.line}: ${diagnostic.message}`);
  return {
    title: String(title),
    description: String(description),
    blocks: blocksOf(tree.children),
  };
}

const blocksOf = (nodes: readonly RootContent[]): Block[] => nodes.flatMap(blockOf);

function blockOf(node: RootContent): Block[] {
  switch (node.type) {
    case 'yaml':
      return [];
    case 'heading':
      return [{type: 'heading', level: node.depth, line: lineOf(node.children)}];
    case 'paragraph':
      return isOnlyOnScreen(node.children)
        ? []
        : [{type: 'paragraph', line: lineOf(node.children)}];
    case 'list':
      return [
        {
          type: 'list',
          isOrdered: node.ordered === true,
          items: node.children.map(({children}) => blocksOf(children)),
        },
      ];
    case 'table':
      return [tableOf(node)];
    case 'mdxJsxFlowElement':
      return elementOf(node);
    default:
      throw new Error(`A PDF of a page cannot show ${node.type}: ${textOf(node)}`);
  }
}

function elementOf(element: Element): Block[] {
  const name = element.name ?? '';
  if (FRAMES.has(name)) return blocksOf(element.children);
  if (isOnlyOnScreen([element])) return [];
  if (name === 'Note') return [{type: 'note', blocks: blocksOf(element.children)}];
  if (name === 'Finding') return [findingOf(element)];
  if (name === 'DataKept') return [keptTable()];
  if (name === 'FileLink') {
    return [{type: 'paragraph', line: lineOf([element as unknown as PhrasingContent])}];
  }
  throw new Error(
    `A PDF of a page cannot show <${name}>: add it to scripts/build/page-document.ts`,
  );
}

function propOf(node: RootContent, name: string): string {
  if (!isElement(node)) return '';
  const value = propsOf(node).find((prop) => prop.name === name)?.value;
  return typeof value === 'string' ? value : '';
}

/** Whether a line or a block is only for the screen: a button, or the page's link to its own PDF. */
function isOnlyOnScreen(nodes: readonly RootContent[]): boolean {
  const [only, ...others] = nodes;
  if (!only || others.length > 0 || !isElement(only)) return false;
  return ONLY_ON_SCREEN.has(only.name ?? '') || propOf(only, 'file').endsWith('.pdf');
}

function findingOf(element: Element): Block {
  const isFact = (node: RootContent): node is Element => isElement(node) && node.name === 'Fact';
  return {
    type: 'finding',
    severity: propOf(element, 'severity'),
    blocks: blocksOf(element.children.filter((node) => !isFact(node))),
    facts: element.children.filter(isFact).map((fact) => ({
      term: propOf(fact, 'term'),
      blocks: blocksOf(fact.children),
    })),
  };
}

function tableOf({children}: Table): Block {
  return {
    type: 'table',
    rows: children.map((row) => row.children.map((cell) => lineOf(cell.children))),
  };
}

/** The table of `<DataKept>`, in English. */
function keptTable(): Block {
  const text: Text = (id, values = {}) =>
    messages[`DataKept.${id}`].message.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      String(values[name]),
    );
  const line = (words: string): Line => [{type: 'text', text: words}];
  const rows = FORMS.map((form) =>
    dataRow(dataCollectedBy(form), text, (_id, message) => message),
  ).map(({page, form, fields, recipients, deleted}): Line[] => [
    [{type: 'link', address: page, text: form}],
    line(fields.join(', ')),
    line(recipients),
    line(deleted),
  ]);
  return {type: 'table', rows: [COLUMNS.map((column) => line(text(column))), ...rows]};
}

const lineOf = (nodes: readonly PhrasingContent[]): Line => nodes.flatMap(inlineOf);

function inlineOf(node: PhrasingContent): Line {
  switch (node.type) {
    case 'text':
      return [{type: 'text', text: node.value.replaceAll(/\s+/g, ' ')}];
    case 'inlineCode':
      return [{type: 'code', text: node.value}];
    case 'strong':
      return [{type: 'strong', text: textOf(node)}];
    case 'link':
      return [{type: 'link', address: node.url, text: textOf(node)}];
    case 'break':
      return [{type: 'break'}];
    default:
      break;
  }
  if (isElement(node)) {
    const file = propOf(node, 'file');
    return file ? [{type: 'link', address: file, text: textOf(node)}] : lineOf(node.children);
  }
  throw new Error(`A PDF of a page cannot show ${node.type}: ${textOf(node)}`);
}
