import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import palette, {readRoles} from '.';

interface Visitor {
  Once: (root: object, context: {result: {messages: object[]; opts: object}}) => void;
}

const siteDir = mkdtempSync(path.join(tmpdir(), 'palette-'));
const css = path.join(siteDir, 'src/css');
mkdirSync(css, {recursive: true});
writeFileSync(path.join(css, 'palette.css'), ':root {\n  --ink: #123;\n  --sky: #aabbcc;\n}\n');
writeFileSync(
  path.join(css, 'tokens.css'),
  ':root {\n  --text: light-dark(var(--ink), var(--sky));\n}\n',
);

/** A value as it stands in a built style sheet, and what the bundler is told. */
function built(value: string) {
  const options = {plugins: [] as unknown[]};
  palette({siteDir} as LoadContext).configurePostCss?.(options);
  const declaration = {value};
  const root = {walkDecls: (visit: (one: {value: string}) => void) => visit(declaration)};
  const result = {messages: [] as object[], opts: {from: 'page.css'}};
  (options.plugins[0] as Visitor).Once(root, {result});
  return {value: declaration.value, messages: result.messages};
}

test.each([
  ['a colour', 'var(--ink)', '#123'],
  ['two of them', 'light-dark(var(--sky), var(--ink))', 'light-dark(#aabbcc, #123)'],
  ['a role', '1px solid var(--text)', '1px solid var(--text)'],
])('%s stands in a style sheet as itself', (_what, value, expected) => {
  expect(built(value).value).toBe(expected);
});

test('a style sheet is made anew when the palette changes', () => {
  const file = path.join(css, 'palette.css');
  expect(built('0').messages).toEqual([
    expect.objectContaining({type: 'dependency', file, parent: 'page.css'}),
  ]);
});

test('roles are read with their colours', () => {
  expect(readRoles(siteDir)).toContain('--text: light-dark(#123, #aabbcc);');
});
