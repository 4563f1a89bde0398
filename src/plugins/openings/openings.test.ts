import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import openings from '.';
import {attributeOf, isBlock, textAttribute, type Block} from '../mdx-tree';

let site: string;
const pages = () => path.join(site, 'pages');
const translated = () => path.join(site, 'i18n/te/docusaurus-plugin-content-pages');

function write(folder: string, name: string, title: string, validThrough: string, end = '') {
  mkdirSync(folder, {recursive: true});
  const lines = `title: ${title}\nkind: job\nposted: 2026-11-${name === 'fresher' ? '16' : '02'}\nvalidThrough: ${validThrough}${end}`;
  writeFileSync(path.join(folder, `${name}.mdx`), `---\n${lines}\n---\n\n<Hero />\n`);
}

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'openings-'));
  write(pages(), 'epub', "'Epub Accessibility Developer'", '2027-04-30');
  write(pages(), 'fresher', 'Fresher', '2027-06-30');
  writeFileSync(path.join(pages(), 'Career.mdx'), '---\ntitle: Careers\nkind: careers\n---\n');
});

afterEach(() => rmSync(site, {recursive: true}));

function block(name: string, attributes: Record<string, string> = {}, ...children: Block[]): Block {
  const list = Object.entries(attributes).map(([key, value]) => textAttribute(key, value));
  return {type: 'mdxJsxFlowElement', name, attributes: list, children};
}

/** Returns the names and targets of a page's blocks after the plugin. */
function afterwards(file: string, day: string, ...children: RootContent[]) {
  const tree: Root = {type: 'root', children};
  openings(pages(), day)()(tree, {path: file});
  return tree;
}

function outline(nodes: RootContent[]): unknown[] {
  return nodes
    .filter((node) => isBlock(node))
    .map((node) => {
      const name = [node.name, attributeOf(node, 'to')].filter(Boolean).join(' ');
      return node.children.length > 0 ? [name, ...outline(node.children)] : name;
    });
}

const careers = () => [
  block('Openings', {}, block('Opening', {to: '/epub'}), block('Opening', {to: '/fresher'})),
  block('Section', {}, block('CareersForm')),
];

function positionsIn(tree: Root): string {
  const form = tree.children
    .filter((node) => isBlock(node, 'Section'))
    .flatMap(({children}) => children)[0] as Block;
  return JSON.stringify(form.attributes);
}

test.each([
  {what: 'on its last day', day: '2027-04-30', end: '', isThere: true},
  {what: 'the day after', day: '2027-05-01', end: '', isThere: false},
  {
    what: 'once it is closed, long before its last day',
    day: '2027-01-01',
    end: '\nclosed: true',
    isThere: false,
  },
])('$what an opening is on the list and in the form, or on neither', ({day, end, isThere}) => {
  write(pages(), 'epub', "'Epub Accessibility Developer'", '2027-04-30', end);
  const tree = afterwards(path.join(pages(), 'Career.mdx'), day, ...careers());
  const epub = isThere ? ['Opening /epub'] : [];
  expect(outline(tree.children)[0]).toEqual(['Openings', ...epub, 'Opening /fresher']);
  const positions = positionsIn(tree);
  expect(positions).toContain('Fresher');
  expect(/^(?:(?!Epub).)+Fresher.+Epub Accessibility/.test(positions)).toBe(isThere);
  expect(positions.includes('Epub')).toBe(isThere);
});

test('the page of an expired opening says so after the hero, without a call to apply', () => {
  const hero = block('Hero', {}, block('ButtonLink', {to: '/TrendSoft/Career#apply'}));
  const rest = [block('Section', {}, block('Note')), block('CallToAction')];
  const file = path.join(pages(), 'epub.mdx');
  const tree = afterwards(file, '2027-05-01', block('Grid'), hero, ...rest);
  expect(outline(tree.children)).toEqual([
    'Grid',
    'Hero',
    ['Section', 'ClosedOpening'],
    ['Section', 'Note'],
  ]);
  const notice = (tree.children[3] as Block).children[0] as Block;
  expect(attributeOf(notice, 'title')).toBe('Epub Accessibility Developer');
  expect(JSON.stringify(notice.attributes)).toContain('"/fresher"');
  expect(tree.children[0]?.type).toBe('mdxjsEsm');
});

test('a translated page uses the dates of pages/, and translated titles', () => {
  write(translated(), 'fresher', 'ఫ్రెషర్', '2020-01-01');
  const tree = afterwards(path.join(translated(), 'Career.mdx'), '2027-05-01', ...careers());
  expect(outline(tree.children)[0]).toEqual(['Openings', 'Opening /fresher']);
  expect(positionsIn(tree)).toContain('ఫ్రెషర్');
  expect(positionsIn(tree)).toContain('"Fresher"');
});
