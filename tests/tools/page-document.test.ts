/** How a page becomes a PDF: scripts/build/page-document.ts. */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pageDocument} from '../../scripts/build/page-document';
import {FORMS} from '../../src/forms/tables';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-document-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

function blocksOf(mdx: string) {
  const file = path.join(folder, 'page.mdx');
  writeFileSync(file, `---\ntitle: A Page\ndescription: What it says.\n---\n\n${mdx}\n`);
  return pageDocument(file).blocks;
}

const text = (words: string) => ({type: 'text', text: words});

test('blocks that only arrange their content leave it in its order', () => {
  const mdx = '<Section>\n\n## One {#one}\n\n<Lead>\n\nTwo\n\n</Lead>\n\n- three\n\n</Section>';
  expect(blocksOf(mdx)).toEqual([
    {type: 'heading', level: 2, line: [text('One')]},
    {type: 'paragraph', line: [text('Two')]},
    {
      type: 'list',
      isOrdered: false,
      items: [[{type: 'paragraph', line: [text('three')]}]],
    },
  ]);
});

test('a finding keeps its severity, its heading and its facts', () => {
  const mdx =
    '<Finding severity="serious">\n\n### Pale {#pale}\n\n<Fact term="Where">\n\nThe total.\n\n</Fact>\n\n</Finding>';
  expect(blocksOf(mdx)).toEqual([
    {
      type: 'finding',
      severity: 'serious',
      blocks: [{type: 'heading', level: 3, line: [text('Pale')]}],
      facts: [{term: 'Where', blocks: [{type: 'paragraph', line: [text('The total.')]}]}],
    },
  ]);
});

test('the link to the PDF itself and buttons are left out', () => {
  const mdx =
    '<FileLink file="/documents/page.pdf">As a PDF</FileLink>\n\n<ButtonLink to="/">Home</ButtonLink>\n\nText';
  expect(blocksOf(mdx)).toEqual([{type: 'paragraph', line: [text('Text')]}]);
});

test('the table of collected data has a row for each form', () => {
  const [table] = blocksOf('<DataKept />');
  const rows = table?.type === 'table' ? table.rows : [];
  expect(rows).toHaveLength(FORMS.length + 1);
});

test('what a PDF cannot show is named', () => {
  expect(() => blocksOf('<Stats />')).toThrow('A PDF of a page cannot show <Stats>');
});
