/** Takes pages out of sidebars.ts, and gives them other addresses, by its syntax tree: comments and layout of the rest stay. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import {NotPossibleError} from '../command-line';
import {formatted} from './format';
import {append, objectIn, propertyOf} from './insert';
import {typescript} from './typescript';

const FILE = 'sidebars.ts';

const parse = (text: string) =>
  typescript.createSourceFile(FILE, text, typescript.ScriptTarget.Latest, true);

/** The entry of a page in the tree: entries of menus come after it. @throws NotPossibleError when it has none */
function entryOf(text: string, route: string): ts.ObjectLiteralExpression {
  const found = objectIn(parse(text), (object) => {
    const own = propertyOf(object, 'path');
    return own !== undefined && typescript.isStringLiteral(own) && own.text === route;
  });
  if (!found) throw new NotPossibleError(`${FILE} has no page ${route}.`);
  return found;
}

function withAliases(text: string, route: string, aliases: readonly string[]): string {
  if (aliases.length === 0) return text;
  const entry = entryOf(text, route);
  const known = propertyOf(entry, 'aliases');
  const written = aliases.map((alias) => JSON.stringify(alias)).join(', ');
  return known && typescript.isArrayLiteralExpression(known)
    ? append(text, known, written)
    : append(text, {elements: entry.properties}, `aliases: [${written}]`);
}

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
 * sidebars.ts without a page.
 * @param above route of the page that its addresses lead to from now on; undefined gives them up
 */
export function withoutPage(root: string, route: string, aliases: string[], above?: string) {
  const text = readFileSync(path.join(root, FILE), 'utf8');
  const entry = entryOf(text, route);
  const list = entry.parent as ts.ArrayLiteralExpression;
  const holder = list.parent.parent;
  const changed =
    list.elements.length === 1 && typescript.isObjectLiteralExpression(holder)
      ? cut(text, holder.properties, list.parent)
      : cut(text, list.elements, entry);
  return formatted(FILE, above ? withAliases(changed, above, [route, ...aliases]) : changed);
}

/** sidebars.ts with a page at another address, in menus too; the old one leads there. */
export function withMoved(root: string, from: string, to: string): Promise<string> {
  const text = readFileSync(path.join(root, FILE), 'utf8');
  return formatted(FILE, withAliases(text.replaceAll(`'${from}'`, `'${to}'`), to, [from]));
}
