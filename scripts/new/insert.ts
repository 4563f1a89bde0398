/** Adds entries to TypeScript files by their syntax tree, so that comments and layout of the rest stay. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import {NotPossibleError} from '../command-line';
import {formatted} from './format';
import {typescript} from './typescript';

export function propertyOf(
  object: ts.ObjectLiteralExpression,
  name: string,
): ts.Expression | undefined {
  const found = object.properties.find(
    (property) => typescript.isPropertyAssignment(property) && property.name.getText() === name,
  );
  return found && typescript.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** The first object literal, in reading order, that a test picks. */
export function objectIn(
  node: ts.Node,
  picks: (object: ts.ObjectLiteralExpression) => boolean,
): ts.ObjectLiteralExpression | undefined {
  if (typescript.isObjectLiteralExpression(node) && picks(node)) return node;
  return typescript.forEachChild(node, (child) => objectIn(child, picks));
}

/** Puts `entry` after the last element of a list or the last property of an object. */
export function append(text: string, {elements}: {elements: ts.NodeArray<ts.Node>}, entry: string) {
  const last = elements.at(-1);
  const at = last ? last.end : elements.pos;
  return `${text.slice(0, at)}${last ? ', ' : ''}${entry}${text.slice(at)}`;
}

/**
 * sidebars.ts with one page more.
 *
 * @param root folder of the repository
 * @param parent route of the page above it; undefined puts it at the end of the tree
 * @throws NotPossibleError when sidebars.ts does not have the parent
 */
export async function withPage(
  root: string,
  page: {path: string; label: string},
  parent: string | undefined,
): Promise<string> {
  const file = path.join(root, 'sidebars.ts');
  const text = readFileSync(file, 'utf8');
  const source = typescript.createSourceFile(file, text, typescript.ScriptTarget.Latest, true);
  const holder = objectIn(source, (object) => {
    if (parent === undefined) return propertyOf(object, 'pages') !== undefined;
    const own = propertyOf(object, 'path');
    return own !== undefined && typescript.isStringLiteral(own) && own.text === parent;
  });
  if (!holder)
    throw new NotPossibleError(`sidebars.ts has no page ${parent ?? ''} to put this one below.`);
  const entry = `{path: ${JSON.stringify(page.path)}, label: ${JSON.stringify(page.label)}}`;
  const pages = propertyOf(holder, 'pages');
  const changed =
    pages && typescript.isArrayLiteralExpression(pages)
      ? append(text, pages, entry)
      : append(text, {elements: holder.properties}, `pages: [${entry}]`);
  return formatted(file, changed);
}
