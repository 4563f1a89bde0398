/** Files that are made to do harm end with a report or a sentence, soon, and with nothing thrown. */
import {deflateSync} from 'node:zlib';
import {zipSync} from 'fflate';
import {longPdf} from '../../tests/fixtures/documents/long';
import {FONT, TEXT, el, pdf, pdfOf} from '../../tests/fixtures/documents/pdf';
import type {Body, Element, Sample} from '../../tests/fixtures/documents/pdf';
import {endOf, outcomeOf} from '../../tests/fixtures/documents/report';
import {p, word} from '../../tests/fixtures/documents/word';

/** Less than visitors' devices give, so that the bombs here are small. */
const SMALL = {streamBytes: 4 << 20};

const bytesOf = (words: string) => new Uint8Array(Buffer.from(words, 'latin1'));
const deflated = (data: Uint8Array): Uint8Array => new Uint8Array(deflateSync(data));
const zeros = (size: number): Uint8Array => new Uint8Array(size).fill(32);

const flate = (data: Uint8Array, filters = '/FlateDecode'): Body => ({
  dict: `/Filter ${filters}`,
  data,
});
const withContent = (body: Body): Uint8Array => pdf({objects: {4: body}});
const limited = (note: string) => ({type: 'done', report: {notes: [note]}});

/** A chain of elements, so many deep. */
function nested(depth: number): Element {
  let element = el('Div', '', 0);
  for (let i = 0; i < depth; i += 1) element = el('Div', '', element);
  return element;
}

describe('PDF', () => {
  test('a stream that unfolds to more than is allowed', async () => {
    expect(await endOf(withContent(flate(deflated(zeros(8 << 20)))), SMALL)).toMatchObject(
      limited('limit-bytes'),
    );
  });

  test('a bomb in a bomb', async () => {
    const twice = deflated(deflated(zeros(8 << 20)));
    const outcome = await endOf(withContent(flate(twice, '[/FlateDecode /FlateDecode]')), SMALL);
    expect(outcome).toMatchObject(limited('limit-bytes'));
  });

  test('a hundred filters', async () => {
    const filters = `[${'/FlateDecode '.repeat(100)}]`;
    expect(await endOf(withContent(flate(deflated(zeros(10)), filters)))).toMatchObject({
      type: 'done',
    });
  });

  test('arrays in arrays', async () => {
    const bytes = bytesOf(`%PDF-1.7\n1 0 obj\n${'['.repeat(2 << 20)}`);
    expect(await endOf(bytes)).toMatchObject({type: 'refused', reason: 'damaged'});
  });

  test('operands in operands', async () => {
    const content = '[<<'.repeat(500_000);
    expect(await endOf(pdf({content}))).toMatchObject(limited('limit-depth'));
  });

  test.each<[string, Sample]>([
    [
      'pages that are their own kids',
      {objects: {2: '<</Type /Pages /Kids [2 0 R 3 0 R 2 0 R] /Count 3>>'}},
    ],
    ['elements that are their own kids', {tree: [el('P', '', '100 0 R', 0)]}],
    ['a role map in a circle', {tree: [el('A', '', 0)], root: '/RoleMap <</A /B /B /C /C /A>>'}],
    [
      'a number tree in a circle',
      {root: '/ParentTree 50 0 R', objects: {50: '<</Kids [50 0 R]>>'}},
    ],
    [
      'files in a circle',
      {catalog: '/Names <</EmbeddedFiles 50 0 R>>', objects: {50: '<</Kids [50 0 R]>>'}},
    ],
    ['a reference to itself', {lang: 'en', page: '/Tabs 50 0 R', objects: {50: '50 0 R'}}],
    ['a length that is itself', {objects: {4: '<</Length 4 0 R>>\nstream\nq Q\nendstream'}}],
    [
      'a form that calls itself',
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
  ])('%s', async (_, sample) => {
    expect(await endOf(pdf(sample))).toMatchObject({type: 'done', report: {facts: {pages: 1}}});
  });

  test('cross-references that lead to themselves', async () => {
    const bytes = pdfOf({1: '<</Type /Catalog>>'}, '/Root 1 0 R /Prev 9');
    expect(await endOf(bytes)).toMatchObject({type: 'refused', reason: 'damaged'});
  });

  test('cross-references for two thousand million objects', async () => {
    const words = Buffer.from(pdf())
      .toString('latin1')
      .replace('0 1\n0000000000', '0 2000000000\n0000000000');
    expect(await endOf(bytesOf(words))).toMatchObject({
      type: 'done',
      report: {notes: ['repaired']},
    });
  });

  test('a map of characters that says everything three hundred times', async () => {
    const ranges = '<0000> <fffe> <0041>\n'.repeat(300);
    const map = `begincmap 300 beginbfrange\n${ranges}endbfrange endcmap`;
    const objects = {
      7: FONT.replace('>>', '/ToUnicode 50 0 R>>'),
      50: flate(deflated(bytesOf(map))),
    };
    const outcome = await endOf(pdf({objects}), {time: 1000, steps: 2_000_000});
    expect(outcome).toMatchObject({
      type: 'done',
      report: {notes: [expect.stringMatching(/^limit-/)]},
    });
  });

  test.each(['constructor', 'toString', '__proto__'])('a document that says %s', async (name) => {
    const objects = {
      4: {dict: `/Filter /${name}`, data: TEXT},
      7: FONT.replace('WinAnsiEncoding', name),
    };
    expect(await endOf(pdf({objects: {7: objects[7]}}))).toMatchObject({type: 'done'});
    expect(await endOf(pdf({objects}))).toMatchObject({type: 'done'});
  });

  test('a media type of a million letters', async () => {
    const clip = `<</S /MCD /CT (${'a'.repeat(1_000_000)})>>`;
    const rendition = `<</S /Rendition /R <</S /MR /C ${clip}>>>>`;
    const annotation = `<</Type /Annot /Subtype /Screen /Rect [0 0 9 9] /A ${rendition}>>`;
    const sample = {page: '/Annots [50 0 R]', objects: {50: annotation}};
    expect(await endOf(pdf(sample))).toMatchObject({type: 'done'});
  });

  test('words without end, and words that are no text', async () => {
    const contents = `a\\001${'b'.repeat(1_000_000)}`;
    const objects = {50: `<</Type /Annot /Subtype /Link /Rect [0 0 9 9] /Contents (${contents})>>`};
    const outcome = await endOf(pdf({page: '/Annots [50 0 R]', objects}));
    const words = JSON.stringify(outcome);
    expect(words.length).toBeLessThan(20_000);
    expect(words).toContain('a bbb');
    expect(words).not.toContain('\\u0001');
  });

  test('millions of operators', async () => {
    const content = `${TEXT} ${'0 0 m '.repeat(2_000_000)}`;
    expect(await endOf(pdf({content}))).toMatchObject({type: 'done'});
  });

  test('more steps than are allowed', async () => {
    const outcome = await outcomeOf(longPdf(20), {steps: 20_000});
    expect(['tooLarge', 'limit-steps']).toContain(
      outcome.type === 'refused' ? outcome.reason : outcome.report.notes[0],
    );
  });

  test('more time than is allowed', async () => {
    const outcome = await outcomeOf(longPdf(50), {time: 1});
    expect(['tooLarge', 'limit-time']).toContain(
      outcome.type === 'refused' ? outcome.reason : outcome.report.notes[0],
    );
  });
});

describe('Office', () => {
  const parts = (document: string) =>
    zipSync({
      '_rels/.rels': bytesOf(
        '<Relationships><Relationship Id="d" Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      'word/document.xml': bytesOf(document),
    });

  test.each([
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'doctype'],
    ['no XML', 'words', 'damaged'],
    ['an entity that nobody made', '<document>&b;</document>', 'damaged'],
    ['elements 500,000 deep', '<a>'.repeat(500_000), 'damaged'],
    ['another root', '<workbook/>', 'spreadsheet'],
  ])('%s', async (_, document, reason) => {
    expect(await endOf(parts(document))).toMatchObject({type: 'refused', reason});
  });

  test('a part that unfolds to more than is allowed', async () => {
    const bomb = zipSync({'_rels/.rels': zeros(8 << 20)});
    expect(await endOf(bomb, SMALL)).toMatchObject({type: 'refused', reason: 'tooLarge'});
  });

  test('an archive that lies about sizes and places', async () => {
    const bytes = word();
    const view = new DataView(bytes.buffer);
    for (let at = 0; at + 46 < bytes.length; at += 1)
      if (view.getUint32(at, true) === 0x02014b50) {
        view.setUint32(at + 20, 0xffffffff, true);
        view.setUint32(at + 24, 1, true);
        view.setUint32(at + 42, 0xfffffff0, true);
      }
    expect(await endOf(bytes)).toMatchObject({type: 'refused'});
  });

  test('an archive of more parts than are read', async () => {
    const many = Object.fromEntries(
      Array.from({length: 10_001}, (_, i) => [`a${i}`, new Uint8Array(0)]),
    );
    expect(await endOf(zipSync(many))).toMatchObject({type: 'refused', reason: 'tooLarge'});
  });

  test('styles in a circle', async () => {
    const style = '<w:style w:styleId="A"><w:basedOn w:val="A"/></w:style>';
    const bytes = word({body: p('x', '<w:pStyle w:val="A"/>'), settings: style});
    expect(await endOf(bytes)).toMatchObject({type: 'done'});
  });
});
