/** What a screen reader would say of a page, from top to bottom. */
import type {Page} from '@playwright/test';
import {readTree, type TreeNode} from './tree';

/** Roles of the parts that assistive technology can jump to (WAI-ARIA 1.2, landmark roles). */
const LANDMARKS = new Set([
  'banner',
  'main',
  'contentinfo',
  'navigation',
  'region',
  'complementary',
  'form',
  'search',
]);

/** What a reader is told to be in; what is inside is set further in. */
const CONTAINERS = new Set([
  ...LANDMARKS,
  'dialog',
  'alertdialog',
  'alert',
  'status',
  'list',
  'table',
  'group',
  'radiogroup',
  'tablist',
  'tabpanel',
  'figure',
  'blockquote',
  'article',
]);

/** Said in one line, by name: what is inside has no voice of its own. */
const WHOLES = new Set([
  'heading',
  'link',
  'button',
  'tab',
  'image',
  'textbox',
  'combobox',
  'radio',
  'checkbox',
  'DisclosureTriangle',
  'Iframe',
  'searchbox',
  'spinbutton',
]);

const SPOKEN: Readonly<Record<string, string>> = {
  DisclosureTriangle: 'disclosure',
  Iframe: 'frame',
  contentinfo: 'content information',
  LineBreak: '',
};

/**
 * The accessibility tree of a page as it stands, in words: landmarks, headings with their level,
 * links, controls with their states, lists with their count, pictures with their alternative.
 * One thing on a line; what is inside a landmark, list or group is set in by two spaces.
 */
export async function transcriptOf(page: Page): Promise<string> {
  const tree = await readTree(page);
  return [`page "${tree.name}"`, ...tree.children.flatMap((child) => linesOf(child))].join('\n');
}

function linesOf(node: TreeNode): string[] {
  if (node.role === 'StaticText') return node.name.trim() ? [node.name.trim()] : [];
  if (WHOLES.has(node.role)) return [lineOf(node)];
  const inside = asOneLine(node.children.flatMap(linesOf), node);
  if (node.role === 'listitem') {
    return inside.map((line, at) => (at === 0 ? `• ${line}` : `  ${line}`));
  }
  if (!CONTAINERS.has(node.role) || (node.role === 'group' && !node.name)) return inside;
  return [lineOf(node), ...inside.map((line) => `  ${line}`)];
}

/** The words of a paragraph, its links among them, are read in one breath. */
function asOneLine(lines: string[], {role}: TreeNode): string[] {
  return ['paragraph', 'term', 'definition', 'cell', 'columnheader', 'rowheader'].includes(role)
    ? [lines.join(' ')].filter(Boolean)
    : lines;
}

function lineOf(node: TreeNode): string {
  const {role, name, description, states} = node;
  const said = [
    `${SPOKEN[role] ?? role}${states['level'] ? ` ${states['level']}` : ''}${name ? ` "${name.trim()}"` : ''}`,
  ];
  if (role === 'list') said.push(`${node.children.length} items`);
  if ('expanded' in states) said.push(states['expanded'] ? 'expanded' : 'collapsed');
  for (const state of ['selected', 'checked', 'pressed', 'required', 'disabled', 'busy', 'modal']) {
    if (isOn(states[state])) said.push(state);
  }
  if (isOn(states['invalid'])) said.push('invalid');
  if (description && description !== name) said.push(`described as "${description.trim()}"`);
  return said.join(', ');
}

const isOn = (value: unknown) => value === true || value === 'true' || value === 'mixed';
