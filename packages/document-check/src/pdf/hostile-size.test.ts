/** PDF files that need too much end quickly with a report or a sentence, and nothing is thrown. */
import {
  SMALL,
  blanks,
  bytesOf,
  deflated,
  flate,
  limited,
} from '../../../../tests/fixtures/documents/hostile';
import {longPdf} from '../../../../tests/fixtures/documents/long';
import {FONT, TEXT, pdf} from '../../../../tests/fixtures/documents/pdf';
import type {Body} from '../../../../tests/fixtures/documents/pdf';
import {endOf, outcomeOf} from '../../../../tests/fixtures/documents/report';

const withContent = (body: Body): Uint8Array => pdf({objects: {4: body}});

test('a stream that decompresses to more than is allowed', async () => {
  expect(await endOf(withContent(flate(deflated(blanks(8 << 20)))), SMALL)).toMatchObject(
    limited('limit-bytes'),
  );
});

test('a decompression bomb in a bomb', async () => {
  const twice = deflated(deflated(blanks(8 << 20)));
  const outcome = await endOf(withContent(flate(twice, '[/FlateDecode /FlateDecode]')), SMALL);
  expect(outcome).toMatchObject(limited('limit-bytes'));
});

test('a stream with a hundred filters is checked', async () => {
  const filters = `[${'/FlateDecode '.repeat(100)}]`;
  expect(await endOf(withContent(flate(deflated(blanks(10)), filters)))).toMatchObject({
    type: 'done',
  });
});

test.each([
  '/Columns 1000000000',
  '/Colors 1000000000',
  '/Columns 9 /BitsPerComponent 99999999999',
])('rows of a billion bytes are not allocated: %s', async (parms) => {
  const filters = `/FlateDecode /DecodeParms <</Predictor 15 ${parms}>>`;
  expect(await endOf(withContent(flate(deflated(blanks(1000)), filters)))).toMatchObject({
    type: 'done',
  });
});

test.each([
  ['one page', '4 0 R '.repeat(100_000)],
  ['a repeated page', '4 0 R'],
])('a long uncompressed stream as the contents of %s reaches the limit', async (_, contents) => {
  const page = `<</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents [${contents}]>>`;
  const objects = {
    2: `<</Type /Pages /Kids [${'3 0 R 60 0 R '.repeat(3)}] /Count 6>>`,
    ...{3: page, 4: {dict: '', data: 'q Q '.repeat(500_000)}, 60: page},
  };
  const outcome = await endOf(pdf({objects}), {totalBytes: 3 << 20, time: 60_000});
  expect(outcome).toMatchObject(limited('limit-bytes'));
});

test('a character map that repeats everything three hundred times', async () => {
  const ranges = '<0000> <fffe> <0041>\n'.repeat(300);
  const map = `begincmap 300 beginbfrange\n${ranges}endbfrange endcmap`;
  const objects = {7: FONT.replace('>>', '/ToUnicode 50 0 R>>'), 50: flate(deflated(bytesOf(map)))};
  const outcome = await endOf(pdf({objects}), {time: 1000, steps: 2_000_000});
  expect(outcome).toMatchObject({
    type: 'done',
    report: {notes: [expect.stringMatching(/^limit-/)]},
  });
});

test('a media type of a million letters is checked', async () => {
  const clip = `<</S /MCD /CT (${'a'.repeat(1_000_000)})>>`;
  const rendition = `<</S /Rendition /R <</S /MR /C ${clip}>>>>`;
  const annotation = `<</Type /Annot /Subtype /Screen /Rect [0 0 9 9] /A ${rendition}>>`;
  const sample = {page: '/Annots [50 0 R]', objects: {50: annotation}};
  expect(await endOf(pdf(sample))).toMatchObject({type: 'done'});
});

test('endless text, and text that is binary', async () => {
  const contents = `a\\001${'b'.repeat(1_000_000)}`;
  const objects = {50: `<</Type /Annot /Subtype /Link /Rect [0 0 9 9] /Contents (${contents})>>`};
  const outcome = await endOf(pdf({page: '/Annots [50 0 R]', objects}));
  const words = JSON.stringify(outcome);
  expect(words.length).toBeLessThan(20_000);
  expect(words).toContain('a bbb');
  expect(words).not.toContain('\\u0001');
});

test('millions of operators are checked', async () => {
  const content = `${TEXT} ${'0 0 m '.repeat(2_000_000)}`;
  expect(await endOf(pdf({content}))).toMatchObject({type: 'done'});
});

test.each([
  ['steps', 20, {steps: 20_000}],
  ['time', 50, {time: 1}],
])('more %s than the limit ends the check', async (what, pages, limits) => {
  const outcome = await outcomeOf(longPdf(pages), limits);
  expect(['tooLarge', `limit-${what}`]).toContain(
    outcome.type === 'refused' ? outcome.reason : outcome.report.notes[0],
  );
});

test('the number of pages read before a limit', async () => {
  const outcome = await outcomeOf(longPdf(20), {steps: 65_000});
  expect(outcome).toMatchObject({type: 'done', report: {facts: {pages: 20}}});
  const read = outcome.type === 'done' ? outcome.report.facts.read : undefined;
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(20);
  expect(await outcomeOf(longPdf(2))).toMatchObject({report: {facts: {read: undefined}}});
});
