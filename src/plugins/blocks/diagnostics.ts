import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {closestMatch} from '../../text/closest-match';
import type {Diagnostic} from '../../mdx/diagnostic';
import {htmlAttributeErrors, htmlError, isFromWord, PASTED_FROM_WORD} from '../../mdx/html';
import {isElement, positionOf, type Element} from '../../mdx/nodes';
import {noChildren} from '../../blocks/children';
import {propDiagnostics} from './prop-diagnostics';
import {propsOf} from '../../mdx/props';
import {BLOCKS} from '../../blocks/declared';
import type {Block} from '../../blocks/block';

/** Stands for a heading if it is the parent, instead of a block's name. */
const HEADING = '#';

/**
 * Returns a diagnostic for each mistake in the blocks of a page, in their order.
 * @param english whether the page is not a translation
 */
export function blockDiagnostics(tree: Root, english: boolean): Diagnostic[] {
  const imported = importedNames(tree);
  const visit = (node: Root | RootContent, parent: string | undefined): Diagnostic[] => {
    const name = isElement(node) ? node.name : null;
    const own =
      isElement(node) && !imported.has(name ?? '')
        ? elementDiagnostics(node, parent, english)
        : [...moduleCode(node), ...codeIn(node, parent), ...inSentence(node, imported)];
    let around = name ?? undefined;
    if (node.type === 'paragraph') around = parent;
    else if (node.type === 'heading') around = HEADING;
    const below = 'children' in node ? node.children.flatMap((child) => visit(child, around)) : [];
    return [...own, ...below];
  };
  return visit(tree, undefined);
}

/** Returns the names that the page imports, such as a partial: `import About from '…'`. */
function importedNames(tree: Root): Set<string> {
  const statements = tree.children.flatMap((node) =>
    node.type === 'mdxjsEsm' ? (node.data?.estree?.body ?? []) : [],
  );
  return new Set(
    statements.flatMap((statement) =>
      statement.type === 'ImportDeclaration'
        ? statement.specifiers.map(({local}) => local.name)
        : [],
    ),
  );
}

/** Where pages may import from: the texts that several pages share. */
const PARTIAL = /^@site\/(pages\/.*\.mdx)$/;

/** Returns diagnostics for lines that import or export anything but a shared text. */
function moduleCode(node: Root | RootContent): Diagnostic[] {
  if (node.type !== 'mdxjsEsm') return [];
  return (node.data?.estree?.body ?? []).flatMap((statement): Diagnostic[] => {
    const line =
      positionOf(node).line +
      (statement.loc?.start.line ?? 1) -
      (node.data?.estree?.loc?.start.line ?? 1);
    const message =
      statement.type === 'ImportDeclaration'
        ? importError(String(statement.source.value))
        : 'A line that begins with "export" is code, which pages cannot have. Remove it';
    return message === undefined ? [] : [{line, message}];
  });
}

function importError(source: string): string | undefined {
  const [, file] = PARTIAL.exec(source) ?? [];
  if (file === undefined) {
    return `This line imports ${source}. Blocks need no import, and pages have no code. Remove the line`;
  }
  if (existsSync(path.resolve(file))) return undefined;
  return `The shared text ${file} does not exist. Correct its path, or remove the line`;
}

/** Returns diagnostics for braces in the text, unless they contain a comment. */
function codeIn(node: Root | RootContent, parent: string | undefined): Diagnostic[] {
  if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return [];
  if (/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) return [];
  if (parent === HEADING && /^#?[\w -]+$/.test(node.value)) {
    const id = node.value.replace('#', '').trim().replaceAll(' ', '-');
    const message = `The id of a heading begins with # and has no spaces: write {#${id}}`;
    return [
      {...positionOf(node), message, fix: {find: `{${node.value}}`, replacement: `{#${id}}`}},
    ];
  }
  const message = `{${node.value}} in a text is code. Remove the braces, or write \\{ and \\}`;
  return [{...positionOf(node), message}];
}

/** Returns diagnostics for blocks inside a sentence, which would split its paragraph. */
function inSentence(node: Root | RootContent, imported: Set<string>): Diagnostic[] {
  if (node.type !== 'paragraph' && node.type !== 'heading') return [];
  if (!node.children.some((child) => child.type === 'text' && child.value.trim() !== '')) return [];
  return node.children.flatMap((child): Diagnostic[] => {
    const name = isElement(child) ? (child.name ?? '') : '';
    const block = imported.has(name) ? undefined : BLOCKS[name];
    if (!block || block.inline) return [];
    const message =
      'is inside a sentence. Put it on lines of its own, with an empty line before and after it';
    return [{...positionOf(child), subject: `<${name}>`, message}];
  });
}

function elementDiagnostics(
  element: Element,
  parent: string | undefined,
  english: boolean,
): Diagnostic[] {
  const {name} = element;
  if (name === null) {
    return [{...positionOf(element), message: '<> is no block. Remove it and its </>'}];
  }
  const subject = `<${name}>`;
  const at = {...positionOf(element), subject};
  const block = BLOCKS[name];
  if (!block) return notABlock(element, name);
  const {children = noChildren} = block;
  const props = propsOf(element);
  const wrong = propDiagnostics(props, block).map((diagnostic) => ({
    ...diagnostic,
    line: diagnostic.line || at.line,
    subject,
  }));
  if (wrong.length > 0) return wrong;
  const values = Object.fromEntries(props.map((prop) => [prop.name, prop.value]));
  const mistake =
    outsideError(block, parent) ?? block.checkProps?.(values, english) ?? children(element);
  if (mistake === undefined) return [];
  return [typeof mistake === 'string' ? {...at, message: mistake} : {subject, ...mistake}];
}

function outsideError({inside}: Block, parent = ''): string | undefined {
  if (!inside || inside.includes(parent)) return undefined;
  return `is outside its block; put it inside ${inside.map((name) => `<${name}>`).join(' or ')}`;
}

/** Returns the errors of a tag that is no block; none for HTML that is allowed. */
function notABlock(element: Element, name: string): Diagnostic[] {
  const subject = `<${name}>`;
  const at = {...positionOf(element), subject};
  if (isFromWord(`<${name}`)) return [{...at, message: PASTED_FROM_WORD}];
  const html = htmlError(name);
  if (html !== undefined) return [{...at, message: html || unknownBlock(name)}];
  return htmlAttributeErrors(element).map((error) => ({...error, subject}));
}

function unknownBlock(name: string): string {
  const names = Object.keys(BLOCKS);
  const near = closestMatch(name, names);
  return near
    ? `there is no such block; did you mean <${near}>? Correct the closing tag too`
    : `there is no such block. Blocks are: ${names.sort().join(', ')}`;
}
