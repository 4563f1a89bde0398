/** Widths and glyphs of font programs in every format, with matching and mismatching font dictionaries. */
import {HALF_MATRIX, cff, trueType, type1} from '../../../../../tests/fixtures/documents/fonts';
import {FONT, pdf} from '../../../../../tests/fixtures/documents/pdf';
import {reportOf} from '../../../../../tests/fixtures/documents/report';
import {STANDARD_ENCODING} from './names.ts';

/** The characters on the page: H, e, l, o. */
const widths = (last: number): [string, number][] => [
  ['H', 500],
  ['e', 500],
  ['l', 600],
  ['o', last],
];
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
      51: {
        dict: '',
        data: '1 begincodespacerange <0000> <FFFF> endcodespacerange 1 beginbfrange <0000> <00FF> <0000> endbfrange',
      },
    },
  });
}

const faults = async (bytes: Uint8Array) =>
  (await reportOf(bytes)).findings.filter(({kind}) => kind === 'fault').map(({rule}) => rule);

describe.each<[string, (last: number) => Uint8Array]>([
  ['TrueType', (last) => simple('TrueType', 'FontFile2', windows([0, 500, 500, 600, last]))],
  ['Type 1', (last) => simple('Type1', 'FontFile', type1(widths(last)))],
  [
    'Type 1 in segments, with 2,000 units',
    (last) => simple('Type1', 'FontFile', type1(twice(widths(last)), 0.0005, true)),
  ],
  ['CFF', (last) => simple('Type1', 'FontFile3', cff(widths(last)))],
  ['CFF with CIDs', (last) => composite(cff(cids(last), true))],
  ['CFF with 2,000 units', (last) => composite(cff(twice(cids(last)), true, HALF_MATRIX))],
])('%s', (_, document) => {
  test('that matches its font', async () => {
    expect(await faults(document(500))).toEqual([]);
  });

  test('that has a different width', async () => {
    expect(await faults(document(530))).toEqual(['7.21.5-1']);
  });
});

test.each([
  ['Type 1', 'FontFile', type1(widths(500).slice(0, 3))],
  ['CFF', 'FontFile3', cff(widths(500).slice(0, 3))],
])('a %s program that lacks a glyph', async (_, key, program) => {
  expect(await faults(simple('Type1', key, program))).toEqual(['7.21.4.1-2']);
});

test('a truncated font program does not end the check', async () => {
  const whole = cff(widths(500));
  for (let end = 0; end < whole.length; end += 3)
    await expect(faults(simple('Type1', 'FontFile3', whole.slice(0, end)))).resolves.toBeDefined();
});

test('StandardEncoding has 149 names at their codes', () => {
  expect(STANDARD_ENCODING.size).toBe(149);
  const names = [0xa1, 0xb1, 0xb9, 0xbf, 0xd0, 0xfb].map((code) => STANDARD_ENCODING.get(code));
  expect(names.join()).toBe('exclamdown,endash,quotedblbase,questiondown,emdash,germandbls');
});
