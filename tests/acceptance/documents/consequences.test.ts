/** Findings are merged, located and counted. */
import {longPdf} from '../../fixtures/documents/long';
import {PART, TEXT, TITLE, el, pdf} from '../../fixtures/documents/pdf';
import {doc, objr} from '../../fixtures/documents/rows/row';
import {reportOf} from '../../fixtures/documents/report';

const faults = async (bytes: Uint8Array) => {
  const {findings} = await reportOf(bytes);
  return findings.filter(({kind}) => kind === 'fault').map(({rule}) => rule);
};

test('an untagged file has one finding, and so has one without a language', async () => {
  const page = '/Annots [<</Subtype /Link /Rect [10 10 90 40]>>]';
  const content = `${TEXT} 0 0 9 9 re f`;
  const bytes = pdf({without: ['tree', 'marked'], xmp: TITLE, content, page});
  expect(await faults(bytes)).toEqual(['7.1-11']);
  const {facts, consequences} = await reportOf(bytes);
  expect(facts).toMatchObject({hasStructure: false, figures: 0});
  expect(consequences.map(({rule}) => rule)).toContain('7.1-3');
  const tree = doc(el('Figure', '/Alt (A dog)'));
  expect(await faults(pdf({without: ['language'], tree}))).toEqual(['pdf-no-language']);
});

test('PDF/UA-2 is reported, and rules that it changed are not checked', async () => {
  const xmp = TITLE + PART.replace('1', '2');
  const {facts, notes, findings} = await reportOf(pdf({xmp, header: '%PDF-2.0'}));
  expect({...facts, notes}).toMatchObject({claimedStandard: 'PDF/UA-2', notes: ['ua2']});
  expect(findings.filter(({kind}) => kind === 'fault')).toEqual([]);
});

test('a location has a page, an element and its first words', async () => {
  const tree = doc(el('Mine', '', el('P', '', 1)));
  const content = `${TEXT} /P <</MCID 1>> BDC BT /F1 9 Tf (Words of it) Tj ET EMC`;
  const {findings} = await reportOf(pdf({tree, content}));
  expect(findings.find(({rule}) => rule === '7.1-5')).toMatchObject({
    count: 1,
    places: [{page: 1, element: 'Mine', text: 'Words of it'}],
  });
});

test('locations are limited, and the count is complete; letters drawn one by one are one text', async () => {
  const content = `${TEXT} BT /F1 12 Tf (W) Tj [(o) -10 (r)] TJ (d) Tj ET${' 0 0 9 9 re f'.repeat(499)}`;
  const {findings} = await reportOf(pdf({content}));
  const loose = findings.find(({rule}) => rule === '7.1-3');
  expect(loose).toMatchObject({count: 500, places: {0: {element: 'text', text: 'Word'}}});
  expect(loose?.places).toHaveLength(20);
});

test('long documents without headings or bookmarks are reported for a person to check', async () => {
  const kids = `3 0 R${'<</Type /Page /Parent 2 0 R>>'.repeat(21)}`;
  const objects = {2: `<</Type /Pages /Kids [${kids}] /Count 22>>`};
  const {findings} = await reportOf(pdf({objects}));
  const rules = findings.map(({rule}) => rule);
  expect(rules).toEqual(expect.arrayContaining(['pdf-no-headings', 'pdf-no-outline']));
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
