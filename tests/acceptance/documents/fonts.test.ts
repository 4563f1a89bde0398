/** Font programs that match the font of a document or not. */
import {HALF_MATRIX, cff, trueType, type1} from '../../fixtures/documents/fonts';
import {FONT, pdf} from '../../fixtures/documents/pdf';
import {reportOf} from '../../fixtures/documents/report';

/** The characters on the page. */
const widths = (last: number): [string, number][] =>
  ['H', 'e', 'l', 'o'].map((letter, i) => [letter, [500, 500, 600, last][i]!]);
const cids = (last: number) =>
  widths(last).map(([letter, width]): [number, number] => [letter.charCodeAt(0), width]);
const glyphs = {72: 1, 101: 2, 108: 3, 111: 4};
const windows = (of: number[]) => trueType([{platform: 3, encoding: 1, glyphs}], of);
const twice = <Id>(list: [Id, number][]): [Id, number][] =>
  list.map(([id, width]) => [id, width * 2]);

const LIST = Array.from({length: 95}, (_, i) => (i + 32 === 108 ? 600 : 500)).join(' ');
const SIMPLE = FONT.replace(/\/Widths \[[^\]]*\]/, `/Widths [${LIST}]`);

function simple(type: string, key: string, program: Uint8Array): Uint8Array {
  return pdf({
    objects: {
      7: SIMPLE.replace('/TrueType', `/${type}`),
      8: `<</Type /FontDescriptor /FontName /Test /Flags 32 /${key} 9 0 R>>`,
      9: {dict: '/Subtype /Type1C', data: program},
    },
  });
}

function composite(program: Uint8Array): Uint8Array {
  return pdf({
    content: '/P <</MCID 0>> BDC BT /F1 12 Tf <00480065006c006c006f> Tj ET EMC',
    objects: {
      7: '<</Type /Font /Subtype /Type0 /BaseFont /Test /Encoding /Identity-H /DescendantFonts [50 0 R] /ToUnicode 51 0 R>>',
      8: '<</Type /FontDescriptor /FontName /Test /Flags 4 /FontFile3 9 0 R>>',
      9: {dict: '/Subtype /CIDFontType0C', data: program},
      50: '<</Type /Font /Subtype /CIDFontType0 /BaseFont /Test /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> /W [72 [500] 101 101 500 108 [600] 111 [500]] /FontDescriptor 8 0 R>>',
      51: {dict: '', data: '<0000> <FFFF> endcodespacerange <0000> <00FF> <0000> endbfrange'},
    },
  });
}

const subset = (file: string, program: Uint8Array, charSet: string) =>
  pdf({
    objects: {
      7: SIMPLE.replace('/TrueType', '/Type1').replace('/BaseFont /Test', '/BaseFont /ABCDEF+Test'),
      8: `<</Type /FontDescriptor /FontName /Test /Flags 32 /${file} 9 0 R /CharSet (${charSet})>>`,
      9: {dict: '/Subtype /Type1C', data: program},
    },
  });

const faults = async (bytes: Uint8Array) =>
  (await reportOf(bytes)).findings.filter(({kind}) => kind === 'fault').map(({rule}) => rule);

test.each<[string, (last: number) => Uint8Array]>([
  ['TrueType', (last) => simple('TrueType', 'FontFile2', windows([0, 500, 500, 600, last]))],
  [
    'TrueType of Apple',
    (last) => {
      const program = windows([0, 500, 500, 600, last]);
      program.set(Buffer.from('true'));
      return simple('TrueType', 'FontFile2', program);
    },
  ],
  ['Type 1', (last) => simple('Type1', 'FontFile', type1(widths(last)))],
  [
    'Type 1 in segments, with 2,000 units',
    (last) => simple('Type1', 'FontFile', type1(twice(widths(last)), 0.0005, true)),
  ],
  ['CFF', (last) => simple('Type1', 'FontFile3', cff(widths(last)))],
  ['CFF with CIDs', (last) => composite(cff(cids(last), true))],
  ['CFF with 2,000 units', (last) => composite(cff(twice(cids(last)), true, HALF_MATRIX))],
])('%s: other widths than those of the font are reported', async (_, document) => {
  expect(await faults(document(500))).toEqual([]);
  expect(await faults(document(530))).toEqual(['7.21.5-1']);
});

test.each([
  ['/H/e/l/o', []],
  ['/H /e/.notdef/l/o ', []],
  ['/H/e/l', ['7.21.4.2-1']],
  ['/H/e/l/x', ['7.21.4.2-1']],
  ['/H/e/l/o/x', ['7.21.4.2-1']],
])('the names %s of a subset are compared with its glyphs', async (names, expected) => {
  expect(await faults(subset('FontFile', type1(widths(500)), names))).toEqual(expected);
  expect(await faults(subset('FontFile3', cff(widths(500)), names))).toEqual(expected);
});

test('a program that lacks a glyph', async () => {
  const three = widths(500).slice(0, 3);
  const files = [
    simple('Type1', 'FontFile', type1(three)),
    simple('Type1', 'FontFile3', cff(three)),
  ];
  for (const file of files) expect(await faults(file)).toEqual(['7.21.4.1-2']);
});

test('a truncated font program does not end the check', async () => {
  const whole = cff(widths(500));
  for (let end = 0; end < whole.length; end += 3) {
    await expect(faults(simple('Type1', 'FontFile3', whole.slice(0, end)))).resolves.toBeDefined();
  }
});
