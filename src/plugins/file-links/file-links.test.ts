import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {isElement, nodesOf} from '../../mdx/nodes';
import {parseMdx} from '../../mdx/parse';
import {propsOf} from '../../mdx/props';
import fileLinks from '.';

let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'file-links-'));
  mkdirSync(path.join(site, 'static'));
  writeFileSync(path.join(site, 'static/report.pdf'), Buffer.alloc(71_400));
});

afterEach(() => rmSync(site, {recursive: true}));

/** Returns the props of the first block of a page after the plugin. */
function propsAfter(mdx: string, locale: string) {
  const {tree} = parseMdx(mdx);
  if (!tree) throw new Error(`This cannot be read: ${mdx}`);
  fileLinks(site, locale)()(tree);
  const [block] = nodesOf(tree).filter((node) => isElement(node));
  return Object.fromEntries(block ? propsOf(block).map(({name, value}) => [name, value]) : []);
}

test.each([
  {where: 'on a line of its own', mdx: '<FileLink file="/report.pdf">Report</FileLink>'},
  {where: 'in a sentence', mdx: 'Read our <FileLink file="/report.pdf">report</FileLink>.'},
])('a PDF $where gets its size', ({mdx}) => {
  expect(propsAfter(mdx, 'en')).toEqual({file: '/report.pdf', size: '71\u00a0kB'});
});

test('another file gets no size, since the build may not have written it yet', () => {
  const mdx = '<FileLink file="/openacr.json">Data</FileLink>';
  expect(propsAfter(mdx, 'en')).toEqual({file: '/openacr.json'});
});
