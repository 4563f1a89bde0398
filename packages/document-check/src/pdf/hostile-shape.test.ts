/** PDF files with impossible structures end quickly with a report or a sentence, and nothing is thrown. */
import {bytesOf, limited} from '../../../../tests/fixtures/documents/hostile';
import {FONT, TEXT, el, pdf, pdfOf} from '../../../../tests/fixtures/documents/pdf';
import type {Element, Sample} from '../../../../tests/fixtures/documents/pdf';
import {endOf} from '../../../../tests/fixtures/documents/report';

/** Returns elements nested to a depth. */
function nested(depth: number): Element {
  let element = el('Div', '', 0);
  for (let i = 0; i < depth; i += 1) element = el('Div', '', element);
  return element;
}

/** More than the arguments of a call: about as many as the paragraphs of 3,000 real pages. */
const LONG = 150_000;
const LONG_LIST = 'null '.repeat(LONG);
const LONG_ELEMENT = el('L', '', el('NonStruct', '', '<</S /LI>>'.repeat(LONG)), 0);
const FIELDS = {50: `<</T (a) /Kids [${'51 0 R '.repeat(LONG)}]>>`, 51: '<</T (b)>>'};
const MEDIA = {
  50: `<</Type /Annot /Subtype /Screen /Rect [0 0 9 9] /A <</S /Rendition /Next [${LONG_LIST}]>>>>`,
};

test('nested arrays', async () => {
  const bytes = bytesOf(`%PDF-1.7\n1 0 obj\n${'['.repeat(2 << 20)}`);
  expect(await endOf(bytes)).toMatchObject({type: 'refused', reason: 'damaged'});
});

test('nested operands', async () => {
  const content = '[<<'.repeat(500_000);
  expect(await endOf(pdf({content}))).toMatchObject(limited('limit-depth'));
});

test.each<[string, Sample]>([
  [
    'pages that are their own kids',
    {objects: {2: '<</Type /Pages /Kids [2 0 R 3 0 R 2 0 R] /Count 3>>'}},
  ],
  ['elements that are their own kids', {tree: [el('P', '', '100 0 R', 0)]}],
  ['a circular role map', {tree: [el('A', '', 0)], root: '/RoleMap <</A /B /B /C /C /A>>'}],
  ['a circular number tree', {root: '/ParentTree 50 0 R', objects: {50: '<</Kids [50 0 R]>>'}}],
  [
    'a circular file tree',
    {catalog: '/Names <</EmbeddedFiles 50 0 R>>', objects: {50: '<</Kids [50 0 R]>>'}},
  ],
  ['a reference to itself', {lang: 'en', page: '/Tabs 50 0 R', objects: {50: '50 0 R'}}],
  ['a length that refers to itself', {objects: {4: '<</Length 4 0 R>>\nstream\nq Q\nendstream'}}],
  [
    'a form XObject that draws itself',
    {
      content: '/Fm Do',
      resources: '/XObject <</Fm 50 0 R>>',
      objects: {
        50: {
          dict: '/Subtype /Form /Resources <</XObject <</Fm 50 0 R>>>>',
          data: '/Fm Do /Fm Do',
        },
      },
    },
  ],
  ['an element tree 2,000 deep', {tree: [nested(2_000)]}],
  [
    'a form field that is its own parent',
    {
      catalog: '/AcroForm <</Fields [50 0 R]>>',
      objects: {50: '<</Kids [50 0 R] /Parent 50 0 R /T (a)>>'},
    },
  ],
  ['a long list in an element', {tree: [el('P', '', LONG_LIST, 0)]}],
  ['a long list in a NonStruct element', {tree: [LONG_ELEMENT]}],
  ['a long list of form fields', {catalog: '/AcroForm <</Fields [50 0 R]>>', objects: FIELDS}],
  ['a long list of media', {page: '/Annots [50 0 R]', objects: MEDIA}],
])('%s: the file is checked', async (_, sample) => {
  expect(await endOf(pdf(sample))).toMatchObject({type: 'done', report: {facts: {pages: 1}}});
});

test('cross-references that point to themselves', async () => {
  const bytes = pdfOf({1: '<</Type /Catalog>>'}, '/Root 1 0 R /Prev 9');
  expect(await endOf(bytes)).toMatchObject({type: 'refused', reason: 'damaged'});
});

test('a cross-reference table for two billion objects is repaired', async () => {
  const words = Buffer.from(pdf())
    .toString('latin1')
    .replace('0 1\n0000000000', '0 2000000000\n0000000000');
  expect(await endOf(bytesOf(words))).toMatchObject({type: 'done', report: {notes: ['repaired']}});
});

test.each(['constructor', 'toString', '__proto__'])('a name of %s is checked', async (name) => {
  const objects = {
    4: {dict: `/Filter /${name}`, data: TEXT},
    7: FONT.replace('WinAnsiEncoding', name),
  };
  expect(await endOf(pdf({objects: {7: objects[7]}}))).toMatchObject({type: 'done'});
  expect(await endOf(pdf({objects}))).toMatchObject({type: 'done'});
});
