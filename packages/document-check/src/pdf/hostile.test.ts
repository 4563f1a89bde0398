/** Hostile PDF files end quickly with a report or a sentence, and nothing is thrown. */
import type {Limits} from '@trendsoft/document-check';
import {SMALL, blanks, bytesOf} from '../../../../tests/fixtures/documents/hostile';
import {deflated, flate, limited} from '../../../../tests/fixtures/documents/hostile';
import {longPdf} from '../../../../tests/fixtures/documents/long';
import {FONT, TEXT, el, pdf, pdfOf} from '../../../../tests/fixtures/documents/pdf';
import type {Body, Element, Sample} from '../../../../tests/fixtures/documents/pdf';
import {endOf, outcomeOf} from '../../../../tests/fixtures/documents/report';
import {Budget, DEFAULT_LIMITS, LimitError} from '../limits.ts';

/** Returns elements nested to a depth. */
const nested = (depth: number): Element => el('Div', '', depth > 0 ? nested(depth - 1) : 0);

/** More than the arguments of a call: about as many as the paragraphs of 3,000 real pages. */
const LONG = 150_000;
const LONG_LIST = 'null '.repeat(LONG);
const LONG_ELEMENT = el('L', '', el('NonStruct', '', '<</S /LI>>'.repeat(LONG)), 0);
const FORM = '/AcroForm <</Fields [50 0 R]>>';
const OWN_KID = {50: '<</Kids [50 0 R] /Parent 50 0 R /T (a)>>'};
const FIELDS = {50: `<</T (a) /Kids [${'51 0 R '.repeat(LONG)}]>>`, 51: '<</T (b)>>'};
const DRAWN = {dict: '/Subtype /Form', data: '/Fm Do /Fm Do'};
const WIDE = '/FlateDecode /DecodeParms <</Predictor 15 /Columns 1000000000>>';
const CLIP = `<</S /MCD /CT (${'a'.repeat(1_000_000)})>>`;

const media = (action: string): Sample => ({
  page: '/Annots [50 0 R]',
  objects: {50: `<</Subtype /Screen /Rect [0 0 9 9] /A <</S /Rendition ${action}>>>>`},
});
const content = (body: Body): Sample => ({objects: {4: body}});
const filtered = (filters: string) => content(flate(deflated(blanks(1000)), filters));

test.each<[string, Sample]>([
  ['pages that are their own kids', {objects: {2: '<</Kids [2 0 R 3 0 R 2 0 R] /Count 3>>'}}],
  ['elements that are their own kids', {tree: [el('P', '', '100 0 R', 0)]}],
  ['a circular role map', {tree: [el('A', '', 0)], root: '/RoleMap <</A /B /B /C /C /A>>'}],
  ['a circular number tree', {root: '/ParentTree 50 0 R', objects: OWN_KID}],
  ['a circular file tree', {catalog: '/Names <</EmbeddedFiles 50 0 R>>', objects: OWN_KID}],
  ['a reference to itself', {lang: 'en', page: '/Tabs 50 0 R', objects: {50: '50 0 R'}}],
  ['a length that refers to itself', {objects: {4: '<</Length 4 0 R>>\nstream\nq Q\nendstream'}}],
  [
    'a form XObject that draws itself',
    {content: '/Fm Do', resources: '/XObject <</Fm 50 0 R>>', objects: {50: DRAWN}},
  ],
  ['an element tree 2,000 deep', {tree: [nested(2_000)]}],
  ['a form field that is its own parent', {catalog: FORM, objects: OWN_KID}],
  ['a long list in an element', {tree: [el('P', '', LONG_LIST, 0)]}],
  ['a long list in a NonStruct element', {tree: [LONG_ELEMENT]}],
  ['a long list of form fields', {catalog: FORM, objects: FIELDS}],
  ['a long list of media', media(`/Next [${LONG_LIST}]`)],
  ['a media type of a million letters', media(`/R <</S /MR /C ${CLIP}>>`)],
  ['millions of operators', {content: `${TEXT} ${'0 0 m '.repeat(2_000_000)}`}],
  ['a stream with a hundred filters', filtered(`[${'/FlateDecode '.repeat(100)}]`)],
  ['a row of a billion bytes', filtered(WIDE)],
  ...['constructor', 'toString', '__proto__'].flatMap((name): [string, Sample][] => [
    [`a filter ${name}`, filtered(`/${name}`)],
    [`an encoding ${name}`, {objects: {7: FONT.replace('WinAnsiEncoding', name)}}],
  ]),
])('%s: the file is checked', async (_, sample) => {
  expect(await endOf(pdf(sample))).toMatchObject({type: 'done', report: {facts: {pages: 1}}});
});

test('nested arrays, and cross-references that point to themselves, are refused', async () => {
  const deep = bytesOf(`%PDF-1.7\n1 0 obj\n${'['.repeat(2 << 20)}`);
  for (const bytes of [deep, pdfOf({1: '<</Type /Catalog>>'}, '/Root 1 0 R /Prev 9')]) {
    expect(await endOf(bytes)).toMatchObject({type: 'refused', reason: 'damaged'});
  }
});

test('a cross-reference table for two billion objects is repaired', async () => {
  const text = Buffer.from(pdf()).toString('latin1');
  const bytes = bytesOf(text.replace('0 1\n0000000000', '0 2000000000\n0000000000'));
  expect(await endOf(bytes)).toMatchObject({type: 'done', report: {notes: ['repaired']}});
});

const BOMB = deflated(blanks(8 << 20));
const map = `beginbfrange ${'<0000> <fffe> <0041> '.repeat(300)} endbfrange`;
const MAPPED = {7: FONT.replace('>>', '/ToUnicode 50 0 R>>'), 50: {dict: '', data: map}};

/** Returns three pairs of pages with the same long content. */
function pages(contents: string): Sample {
  const page = `<</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents [${contents}]>>`;
  const kids = `<</Type /Pages /Kids [${'3 0 R 60 0 R '.repeat(3)}] /Count 6>>`;
  return {objects: {2: kids, 3: page, 4: {dict: '', data: 'q Q '.repeat(500_000)}, 60: page}};
}
const LONG_FORM = {objects: {...pages('4 0 R').objects, ...FIELDS}};
/** So that a busy machine reaches the other limit first; in ms. */
const LONG_TIME = {time: 60_000};
const BYTES = {totalBytes: 3 << 20, ...LONG_TIME};

test.each<{limit: string; what: string; sample: Sample; limits: Partial<Limits>}>([
  {limit: 'depth', what: 'nested operands', sample: {content: '[<<'.repeat(500_000)}, limits: {}},
  {limit: 'bytes', what: 'a decompression bomb', sample: content(flate(BOMB)), limits: SMALL},
  {
    limit: 'bytes',
    what: 'two bombs',
    sample: content(flate(deflated(BOMB), '[/FlateDecode /FlateDecode]')),
    limits: SMALL,
  },
  {
    limit: 'bytes',
    what: 'the same long contents again and again',
    sample: pages('4 0 R '.repeat(100_000)),
    limits: BYTES,
  },
  {
    limit: 'bytes',
    what: 'pages with the same long contents',
    sample: pages('4 0 R'),
    limits: BYTES,
  },
  {
    limit: 'steps',
    what: 'a map that repeats everything',
    sample: {objects: MAPPED},
    limits: {steps: 2_000_000, ...LONG_TIME},
  },
  {
    limit: 'steps',
    what: 'the pages of a long form',
    sample: {...LONG_FORM, catalog: FORM},
    limits: {steps: 900_000, ...LONG_TIME},
  },
])('the limit of $limit ends the check of $what', async ({limit, sample, limits}) => {
  expect(await endOf(pdf(sample), limits)).toMatchObject(limited(`limit-${limit}`));
});

test('endless text, and text that is binary', async () => {
  const contents = `a\\001${'b'.repeat(1_000_000)}`;
  const page = `/Annots [<</Subtype /Link /Rect [0 0 9 9] /Contents (${contents})>>]`;
  const text = JSON.stringify(await endOf(pdf({page})));
  expect(text.length).toBeLessThan(20_000);
  expect(text).toMatch(/^(?!.*\\u0001).*a bbb/);
});

test('the number of pages read before a limit', async () => {
  for (const limits of [{steps: 20_000}, {time: -1}]) {
    expect(await outcomeOf(longPdf(20), limits)).toMatchObject({reason: 'tooLarge'});
  }
  const outcome = await outcomeOf(longPdf(20), {steps: 65_000});
  expect(outcome).toMatchObject({type: 'done', report: {facts: {pages: 20}}});
  const read = outcome.type === 'done' ? outcome.report.facts.pagesRead : undefined;
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(20);
  expect(await outcomeOf(longPdf(2))).toMatchObject({report: {facts: {pagesRead: undefined}}});
});

test('decompressed bytes count as work, since a small file may expand to many', () => {
  const budget = new Budget({...DEFAULT_LIMITS, steps: 10_000});
  expect(() => budget.addBytes(1 << 20)).not.toThrow();
  expect(() => budget.addBytes(4 << 20)).toThrow(new LimitError('steps'));
});
