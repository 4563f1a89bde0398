/** Hostile Office files are reported or refused within the time limit, without an exception. */
import {unzipSync, zipSync} from 'fflate';
import {lying} from '../../../../tests/fixtures/documents/harm';
import {SMALL, blanks, bytesOf} from '../../../../tests/fixtures/documents/hostile';
import {endOf} from '../../../../tests/fixtures/documents/report';
import {picture, slides, title} from '../../../../tests/fixtures/documents/slides';
import {p, word} from '../../../../tests/fixtures/documents/word';

const parts = (document: string) =>
  zipSync({
    '_rels/.rels': bytesOf(
      '<Relationships><Relationship Id="d" Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': bytesOf(document),
  });

test.each([
  ['a DOCTYPE', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'doctype'],
  ['text instead of XML', 'words', 'damaged'],
  ['an undefined entity', '<document>&b;</document>', 'damaged'],
  ['elements 500,000 deep', '<a>'.repeat(500_000), 'damaged'],
  ['another root element', '<workbook/>', 'spreadsheet'],
])('%s: the file is refused', async (_, document, reason) => {
  expect(await endOf(parts(document))).toMatchObject({type: 'refused', reason});
});

test('a part that decompresses beyond the limit is refused', async () => {
  const bomb = zipSync({'_rels/.rels': blanks(8 << 20)});
  expect(await endOf(bomb, SMALL)).toMatchObject({type: 'refused', reason: 'tooLarge'});
});

test('parts that together decompress beyond the limit are refused', async () => {
  const sizes = Object.values(unzipSync(word())).map(({length}) => length);
  const limits = {totalBytes: Math.max(...sizes)};
  expect(await endOf(word(), limits)).toMatchObject({type: 'refused', reason: 'tooLarge'});
});

test('more elements than the limit are refused', async () => {
  const many = parts(`<document>${'<r/>'.repeat(100_000)}</document>`);
  const end = await endOf(many, {steps: 1_000_000});
  expect(end).toMatchObject({type: 'refused', reason: 'tooLarge'});
});

test('deeply nested links with much text are refused', async () => {
  const runs = `${'<hyperlink>'.repeat(400)}${'<r/>'.repeat(200_000)}${'</hyperlink>'.repeat(400)}`;
  const end = await endOf(parts(`<document><body>${runs}</body></document>`));
  expect(end).toMatchObject({type: 'refused', reason: 'tooLarge'});
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
