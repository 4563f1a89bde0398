/** Puts pages into sidebars.ts, takes them out and moves them, by its syntax tree: comments and layout of the rest stay. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type ts from 'typescript';
import {NotPossibleError} from '../command-line';
import {formatted} from './format';

/** TypeScript as Node itself loads it: what runs our scripts would first compile its 9 MB, for half a minute. */
const typescript = createRequire(path.resolve('package.json'))(
  'typescript',
) as typeof import('typescript');

const FILE = 'sidebars.ts';

const read = (root: string) => readFileSync(path.join(root, FILE), 'utf8');

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const found = object.properties.find(
    (property) => typescript.isPropertyAssignment(property) && property.name.getText() === name,
  );
  return found && typescript.isPropertyAssignment(found) ? found.initializer : undefined;
}

/** The first object literal, in reading order, that a test picks. */
function objectIn(
  node: ts.Node,
  picks: (object: ts.ObjectLiteralExpression) => boolean,
): ts.ObjectLiteralExpression | undefined {
  if (typescript.isObjectLiteralExpression(node) && picks(node)) return node;
  return typescript.forEachChild(node, (child) => objectIn(child, picks));
}

/**
 * The entry of a page in the tree, since entries of menus come after it; without a route, what holds the tree.
 * @throws NotPossibleError when it has none
 */
function entryOf(text: string, route: string | undefined): ts.ObjectLiteralExpression {
  const source = typescript.createSourceFile(FILE, text, typescript.ScriptTarget.Latest, true);
  const found = objectIn(source, (object) => {
    if (route === undefined) return propertyOf(object, 'pages') !== undefined;
    const own = propertyOf(object, 'path');
    return own !== undefined && typescript.isStringLiteral(own) && own.text === route;
  });
  if (!found) throw new NotPossibleError(`${FILE} has no page ${route ?? ''}.`);
  return found;
}

/** Puts something after the last of several that stand in a row. */
function append(text: string, all: ts.NodeArray<ts.Node>, entry: string): string {
  const last = all.at(-1);
  const at = last ? last.end : all.pos;
  return `${text.slice(0, at)}${last ? ', ' : ''}${entry}${text.slice(at)}`;
}

/** The text with one more in a list of an entry, which gets that list where it has none. */
function withOneMore(
  text: string,
  route: string | undefined,
  list: 'pages' | 'aliases',
  one: string,
): string {
  const entry = entryOf(text, route);
  const known = propertyOf(entry, list);
  return known && typescript.isArrayLiteralExpression(known)
    ? append(text, known.elements, one)
    : append(text, entry.properties, `${list}: [${one}]`);
}

const withAlias = (text: string, route: string, alias: string) =>
  withOneMore(text, route, 'aliases', JSON.stringify(alias));

/** The text without one of several that stand in a row, and without its comma. */
function cut(text: string, all: ts.NodeArray<ts.Node>, one: ts.Node): string {
  const place = all.indexOf(one);
  const before = all[place - 1];
  const after = all[place + 1];
  const start = before ? before.end : one.pos;
  const end = before ? one.end : (after?.pos ?? one.end);
  return text.slice(0, start) + text.slice(end);
}

/**
 * sidebars.ts with one page more.
 * @param parent route of the page above it; undefined puts it at the end of the tree
 */
export function withPage(
  root: string,
  page: {path: string; label: string},
  parent: string | undefined,
): Promise<string> {
  const entry = `{path: ${JSON.stringify(page.path)}, label: ${JSON.stringify(page.label)}}`;
  return formatted(FILE, withOneMore(read(root), parent, 'pages', entry));
}

/**
 * sidebars.ts without a page.
 * @param above route of the page that its addresses lead to from now on; undefined gives them up
 */
export function withoutPage(
  root: string,
  route: string,
  aliases: readonly string[],
  above?: string,
): Promise<string> {
  const text = read(root);
  const entry = entryOf(text, route);
  const list = entry.parent as ts.ArrayLiteralExpression;
  const holder = list.parent.parent;
  const changed =
    list.elements.length === 1 && typescript.isObjectLiteralExpression(holder)
      ? cut(text, holder.properties, list.parent)
      : cut(text, list.elements, entry);
  const old = above ? [route, ...aliases] : [];
  return formatted(
    FILE,
    old.reduce((rest, alias) => withAlias(rest, above ?? '', alias), changed),
  );
}

/** sidebars.ts with a page at another address, in menus too; the old one leads there. */
export function withMoved(root: string, from: string, to: string): Promise<string> {
  return formatted(FILE, withAlias(read(root).replaceAll(`'${from}'`, `'${to}'`), to, from));
}
