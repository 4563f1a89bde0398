/** Hostile Office files are reported or refused within the time limit, without an exception. */
import type {Limits} from '@trendsoft/document-check';
import {unzipSync, zipSync} from 'fflate';
import {lying} from '../../../../tests/fixtures/documents/harm';
import {SMALL, blanks, bytesOf} from '../../../../tests/fixtures/documents/hostile';
import {endOf} from '../../../../tests/fixtures/documents/report';
import {picture, slides, title} from '../../../../tests/fixtures/documents/slides';
import {p, word} from '../../../../tests/fixtures/documents/word';

const MAIN = '<Relationship Id="d" Type="x/officeDocument" Target="word/document.xml"/>';
const RELS = bytesOf(`<Relationships>${MAIN}</Relationships>`);
const parts = (document: string) =>
  zipSync({'_rels/.rels': RELS, 'word/document.xml': bytesOf(document)});

const LARGEST = Math.max(...Object.values(unzipSync(word())).map(({length}) => length));

test.each([
  {what: 'a DOCTYPE', document: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', reason: 'doctype'},
  {what: 'text instead of XML', document: 'words', reason: 'damaged'},
  {what: 'an undefined entity', document: '<document>&b;</document>', reason: 'damaged'},
  {what: 'elements 500,000 deep', document: '<a>'.repeat(500_000), reason: 'damaged'},
  {what: 'another root element', document: '<workbook/>', reason: 'spreadsheet'},
])('$what: the file is refused', async ({document, reason}) => {
  expect(await endOf(parts(document))).toMatchObject({type: 'refused', reason});
});

const LINKS = `${'<hyperlink>'.repeat(400)}${'<r/>'.repeat(200_000)}${'</hyperlink>'.repeat(400)}`;

test.each<{what: string; bytes: Uint8Array; limits: Partial<Limits>}>([
  {
    what: 'a part that decompresses',
    bytes: zipSync({'_rels/.rels': blanks(8 << 20)}),
    limits: SMALL,
  },
  {what: 'parts that together decompress', bytes: word(), limits: {totalBytes: LARGEST}},
  {
    what: 'more elements',
    bytes: parts(`<document>${'<r/>'.repeat(100_000)}</document>`),
    limits: {steps: 1_000_000},
  },
  {
    what: 'deeply nested links with much text',
    bytes: parts(`<document><body>${LINKS}</body></document>`),
    limits: {},
  },
])('$what beyond the limit: the file is refused', async ({bytes, limits}) => {
  expect(await endOf(bytes, limits)).toMatchObject({type: 'refused', reason: 'tooLarge'});
});

test('an archive with wrong sizes and offsets is refused', async () => {
  expect(await endOf(lying())).toMatchObject({type: 'refused', reason: 'damaged'});
});

test.each([
  [10_000, 'notADocument'],
  [10_001, 'tooLarge'],
])('an archive with %i empty parts is refused as %s', async (length, reason) => {
  const many = Object.fromEntries(Array.from({length}, (_, i) => [`a${i}`, new Uint8Array(0)]));
  expect(await endOf(zipSync(many))).toMatchObject({type: 'refused', reason});
});

test('a style based on itself does not loop', async () => {
  const style = '<w:style w:styleId="A"><w:basedOn w:val="A"/></w:style>';
  const bytes = word({body: p('x', '<w:pStyle w:val="A"/>'), settings: style});
  expect(await endOf(bytes)).toMatchObject({type: 'done'});
});

test('a slide listed 100,000 times is checked once', async () => {
  const files = unzipSync(slides({slides: [title('One') + picture('').repeat(500)]}));
  const list = Buffer.from(files['ppt/presentation.xml'] ?? []).toString();
  const many = list.replace(/<p:sldId .*?\/>/, (slide) => slide.repeat(100_000));
  const outcome = await endOf(zipSync({...files, 'ppt/presentation.xml': bytesOf(many)}));
  expect(outcome).toMatchObject({type: 'done', report: {facts: {figures: 500}}});
});
