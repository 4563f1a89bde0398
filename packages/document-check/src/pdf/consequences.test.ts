/** Findings are merged, located and counted. */
import {longPdf} from '../../../../tests/fixtures/documents/long';
import {PART, TEXT, TITLE, el, pdf} from '../../../../tests/fixtures/documents/pdf';
import {objr} from '../../../../tests/fixtures/documents/rows/row';
import {reportOf} from '../../../../tests/fixtures/documents/report';

const faults = async (bytes: Uint8Array) => {
  const {findings} = await reportOf(bytes);
  return findings.filter(({kind}) => kind === 'fault').map(({rule}) => rule);
};

test('an untagged file has one finding', async () => {
  const bytes = pdf({
    without: ['tree', 'marked'],
    xmp: TITLE,
    content: `${TEXT} 0 0 9 9 re f`,
    page: '/Annots [50 0 R]',
    objects: {50: '<</Type /Annot /Subtype /Link /Rect [10 10 90 40]>>'},
  });
  expect(await faults(bytes)).toEqual(['7.1-11']);
  const {facts, following} = await reportOf(bytes);
  expect(facts).toMatchObject({tagged: false, figures: 0});
  expect(following.map(({rule}) => rule)).toContain('7.1-3');
});

test('a document without a language has one finding', async () => {
  const bytes = pdf({
    without: ['language'],
    tree: [el('Document', '', el('P', '', 0), el('Figure', '/Alt (A dog)'))],
  });
  expect(await faults(bytes)).toEqual(['pdf-no-language']);
});

test('PDF/UA-2 is reported, and rules that it changed are not checked', async () => {
  const xmp = TITLE + PART.replace('1', '2');
  const {facts, notes, findings} = await reportOf(pdf({xmp, header: '%PDF-2.0'}));
  expect({claims: facts.claims, notes}).toEqual({claims: 'PDF/UA-2', notes: ['ua2']});
  expect(findings.filter(({kind}) => kind === 'fault')).toEqual([]);
});

test('a location has a page, an element and its first words', async () => {
  const tree = [el('Document', '', el('P', '', 0), el('Mine', '', el('P', '', 1)))];
  const content = `${TEXT} /P <</MCID 1>> BDC BT /F1 9 Tf (Words of it) Tj ET EMC`;
  const {findings} = await reportOf(pdf({tree, content}));
  expect(findings.find(({rule}) => rule === '7.1-5')).toMatchObject({
    count: 1,
    places: [{page: 1, element: 'Mine', words: 'Words of it'}],
  });
});

test('locations are limited, and the count is complete', async () => {
  const {findings} = await reportOf(pdf({content: TEXT + ' 0 0 9 9 re f'.repeat(500)}));
  const loose = findings.find(({rule}) => rule === '7.1-3');
  expect(loose?.count).toBe(500);
  expect(loose?.places).toHaveLength(20);
});

test('letters that are drawn one by one are one text', async () => {
  const content = `${TEXT} BT /F1 12 Tf (W) Tj [(o) -10 (r)] TJ (d) Tj ET`;
  const {findings} = await reportOf(pdf({content}));
  expect(findings.find(({rule}) => rule === '7.1-3')).toMatchObject({
    count: 1,
    places: [{element: 'text', words: 'Word'}],
  });
});

test('long documents without headings or bookmarks are reported for a person to check', async () => {
  const {findings} = await reportOf(pdf({objects: manyPages(21)}));
  const rules = findings.map(({rule}) => rule);
  expect(rules).toEqual(expect.arrayContaining(['pdf-no-headings', 'pdf-no-outline']));
  const tree = [el('P', '', 0), ...Array.from({length: 11}, () => el('P'))];
  const {findings: short} = await reportOf(pdf({tree}));
  expect(short.map(({rule}) => rule)).toContain('pdf-no-headings');
  const whole = await reportOf(longPdf(25));
  expect(whole.findings.filter(({kind}) => kind !== 'person')).toEqual([]);
});

test('a link that is broken over two lines is one link', async () => {
  const content = `${TEXT} /Link <</MCID 1>> BDC BT /F1 9 Tf (click) Tj 0 -12 Td (here) Tj ET EMC`;
  const tree = [el('P', '', 0, el('Link', '', 1, objr(50), objr(51)), el('Link', '', objr(52)))];
  const page = '/Tabs /S /Annots [50 0 R 51 0 R 52 0 R]';
  const line = '<</Subtype /Link /Rect [10 10 90 40]>>';
  const bytes = pdf({content, tree, page, objects: {50: line, 51: line, 52: line}});
  const found = (await reportOf(bytes)).findings.filter(({kind}) => kind !== 'person');
  const counts = Object.fromEntries(found.map(({rule, count}) => [rule, count]));
  expect(counts).toEqual({'7.18.5-2': 1, 'pdf-link-contents': 1, 'pdf-link-text': 1});
});

/** Returns empty pages in addition to the one with text. */
function manyPages(count: number): Record<number, string> {
  const numbers = Array.from({length: count}, (_, i) => 50 + i);
  const kids = [3, ...numbers].map((num) => `${num} 0 R`).join(' ');
  return {
    2: `<</Type /Pages /Kids [${kids}] /Count ${count + 1}>>`,
    ...Object.fromEntries(numbers.map((num) => [num, '<</Type /Page /Parent 2 0 R>>'])),
  };
}
