/** Font programs: values in hexadecimal digits, and programs that match the font of a document or not. */
import {HALF_MATRIX, cff, trueType, type1} from '../../../../../tests/fixtures/documents/fonts';
import type {Table} from '../../../../../tests/fixtures/documents/fonts';
import {FONT, pdf} from '../../../../../tests/fixtures/documents/pdf';
import {reportOf} from '../../../../../tests/fixtures/documents/report';
import {Bytes} from './bytes.ts';
import {Cff} from './cff.ts';
import {readDict} from './cff-dict.ts';
import {charstringWidth} from './charstring.ts';
import {LATIN_NAMES, STANDARD_ENCODING, unicodeOfName} from './names.ts';
import {TrueType} from './truetype.ts';
import {widthOf} from './type1.ts';

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

const faults = async (bytes: Uint8Array) =>
  (await reportOf(bytes)).findings.filter(({kind}) => kind === 'fault').map(({rule}) => rule);

test.each<[string, (last: number) => Uint8Array]>([
  ['TrueType', (last) => simple('TrueType', 'FontFile2', windows([0, 500, 500, 600, last]))],
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
  for (let end = 0; end < whole.length; end += 3)
    await expect(faults(simple('Type1', 'FontFile3', whole.slice(0, end)))).resolves.toBeDefined();
});

const bytes = (hex: string) => new Bytes(Buffer.from(hex.replaceAll(' ', ''), 'hex'));

test.each([
  ['20 8b f6 f700 faff fb00 feff', [-107, 0, 107, 108, 1131, -108, -1131]],
  ['1c7fff 1c8000 1dffffffff 1d00010000', [32_767, -32_768, -1, 65_536]],
  ['1ee2a25f 1e0a140541c3ff 1e1b2f 1eff 1eaf', [-2.25, 0.140541e-3, 100, 0, 0]],
])('%s are the numbers %j', (hex, numbers) => {
  const data = bytes(`${hex} 15 8c 0c07 8d 0f`);
  const entries = [...readDict(data, 0, data.length - 2)];
  expect(entries.flat()).toEqual([21, numbers, 1207, [1]]);
});

const OWN = {scale: 1, standard: 600, nominal: 500, subrs: []};

test.each([
  [600, '8b8b01 8b8b03 8b8b12 8b8b13 8b8b14 8b8b17 8b8b15 8b16 8b04 0e 8b8b8b8b0e 8b8b8b8b8b8b0e'],
  [510, '958b8b01 958b8b03 958b8b12 958b8b13 958b8b14 958b8b17 958b8b15 958b16 958b04 950e'],
  [510, '958b8b8b8b0e ff000a00000e 1c000a0e'],
  [499.5, 'ffffff80000e'],
  [undefined, '95 950d 9509 95200a 95201d'],
  [500, `${'8b'.repeat(513)}01`],
  [undefined, `${'8b'.repeat(514)}01`],
])('the width is %s after each of %s', (width, list) => {
  for (const data of list.split(' ').map(bytes))
    expect(charstringWidth(data, [0, data.length], OWN, [])).toBe(width);
});

const widthsIn = (font: Cff) => [0, 1, 2, 3, 4].map((glyph) => font.width(glyph)).join();

const HEAD = '00000000 01000401 0000 0001 0101';
const at = (offset: number) => (offset + 139).toString(16);

/** Returns a font with four glyphs; the second calls a subroutine. @param from offset of the charset */
function plain(charset: string, encoding: string, from = 52, to = 52 + bytes(charset).length): Cff {
  const top = `0a ${at(from)}0f ${at(to)}10 a311 92b112 0000 0000`;
  const glyphs = '0004 01 0102050607 0e 200a0e 0e 0e f88814 ef15 9213 0001 01 0103 950b';
  return new Cff(bytes(`${HEAD}${top}${glyphs}${charset}${encoding}`), 4);
}

test.each([
  ['00 0022 0023 0024', '00 03 41 43 50', 'A,B,C', '65A67B80C'],
  ['01 0022 01 0030 00', '01 02 41 01 61 00', 'A,B,O', '65A66B97O'],
  ['02 0022 0005', '80 01 41', 'A,B,C', '65A'],
  ['02 0022 0002', '81 01 41 05', 'A,B,C', '65A66B67C68.notdef69.notdef70.notdef'],
  ['00 00e5 00e4 0187', '00 00', 'expert229,zcaron,', ''],
])('the charset %s and the encoding %s', (charset, encoding, names, codes) => {
  const font = plain(charset, encoding);
  expect([...font.glyphs.keys()].join()).toBe(`.notdef,${names}`);
  expect([...font.glyphs.values()]).toEqual([0, 1, 2, 3]);
  expect([...font.encoding!].flat().join('')).toBe(codes);
  expect(widthsIn(font)).toBe('500,110,500,500,');
  expect(font.expert).toBe(names.startsWith('expert'));
});

test.each([0, 1, 2])('predefined charset and encoding %i', (number) => {
  const {glyphs, encoding, expert} = plain('', '', number, Math.min(number, 1));
  expect([...glyphs.keys()].join()).toBe('.notdef,space,exclam,quotedbl');
  expect([encoding, expert]).toEqual(number === 0 ? [STANDARD_ENCODING, false] : [new Map(), true]);
});

test.each([
  ['03 0002 0000 00 0002 01 0004', '100,100,99,99,'],
  ['00 00 01 00 01', '100,99,100,99,'],
])('glyphs select their dictionary by %s', (select, expected) => {
  const charset = at(58 + bytes(select).length);
  const top = `10 8b8b8b0c1e a911 b50c24 c50c25 ${charset}0f 0000 0000`;
  const fonts = '0002 01 010407 8dc112 8dc312 ef14 ee14';
  const glyphs = `0004 01 0102030405 0e0e0e0e ${fonts} ${select} 02 0005 0002`;
  const font = new Cff(bytes(`${HEAD}${top}${glyphs}`), 4);
  expect([...font.glyphs].join(' ')).toBe('0,0 5,1 6,2 7,3');
  expect(widthsIn(font)).toBe(expected);
});

test.each([
  [10, '8b950d 8b8b950c07'],
  [500, '8bf8880d 8bff000003e88d0c0c0d'],
  [-107, '8b200d'],
  [-2, '8bfffffffffe0d'],
  [0, `${'8b'.repeat(23)}0d`],
  [undefined, `${'8b'.repeat(24)}0d 8b95 8b9509 8b958b0c08 8b8b951f 8b950c0d`],
])('the width is %s in each of the Type 1 charstrings %s', (width, list) => {
  for (const code of list.split(' ').map(bytes)) expect(widthOf(code)).toBe(width);
});

/** Bytes that are not read. */
const NO = ' 00000000 ';
const CMAP = '00010000 0001 000000000000 636d6170 00000000 0000001c 00000000 0000 0001';

test.each([
  [`0000 0106 0000 ${'09'.repeat(257)}`, [9, 9, 9, 9, 9, 0]],
  ['0006 0000 0000 0041 0002 0005 0007 0009', [0, 5, 7, 0, 0, 0]],
  [
    `000c${NO}${NO}000000000002 00000041 00000042 00000005 00000100 00000100 00000009`,
    [0, 5, 6, 0, 0, 9],
  ],
  [
    `0004${NO}0004${NO}0000 0042 ffff 0000 0041 0100 0001 fff0 0004 0000 0005 0000`,
    [0, 6, 0, 0, 0, 0xf0],
  ],
  ['0004 0000 0000 0002 000000000000 0042 0000 0041 0001 0000', [0, 0x42, 0x43, 0, 0, 0]],
  ['0002 0000 0000 0041 0002 0005 0007 0009', [0, 0, 0, 0, 0, 0]],
])('the glyphs of the table %s', (table, glyphs) => {
  const [cmap] = new TrueType(bytes(`${CMAP} 0003 0001 0000000c ${table}`)).cmaps;
  const codes = [0x40, 0x41, 0x42, 0x43, 0xff, 0x100];
  expect(codes.map((code) => cmap?.glyph(code))).toEqual(glyphs);
});

test('a code of a symbolic font is searched in four areas, then in the Macintosh table', () => {
  const glyphs = {0x41: 1, 0xf041: 2, 0xf142: 3, 0xf243: 4};
  const own: Table = {platform: 3, encoding: 0, glyphs};
  const mac: Table = {platform: 1, encoding: 0, glyphs: {0x44: 3, 0x45: 2}};
  const windows: Table = {platform: 3, encoding: 1, glyphs: {0x41: 3}};
  const font = (...tables: Table[]) => new TrueType(new Bytes(trueType(tables, [1, 2, 3, 4, 5])));
  const codes = [0x41, 0x42, 0x43, 0x44, 0x46];
  const symbols = (...tables: Table[]) => codes.map((code) => font(...tables).symbolGlyph(code));
  expect(symbols(windows, own, mac)).toEqual([2, 3, 4, 3, 0]);
  expect(symbols(windows)).toEqual([3, 0, 0, 0, 0]);
  expect([0x44, -1].map((code) => font(windows, mac).characterGlyph(0x42, code))).toEqual([3, 0]);
  expect(font(own, windows, mac).characterGlyph(0x41, 0x45)).toBe(3);
  expect([0, 3, 4, 5].map((glyph) => font(mac).width(glyph))).toEqual([1, 4, 5, undefined]);
  expect([0, 4, 5].map((glyph) => font(mac).hasOutline(glyph))).toEqual([true, true, false]);
});

test('the encodings have the characters of their standard', () => {
  expect(LATIN_NAMES).toHaveLength(229);
  expect(LATIN_NAMES.slice(1, 171).map(unicodeOfName).join('')).toBe(
    ' !"#$%&’()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_‘abcdefghijklmnopqrstuvwxyz{|}~' +
      "¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ–†‡·¶•‚„”»…‰¿`´ˆ˜¯˘˙¨˚¸˝˛ˇ—ÆªŁØŒºæıłøœß¹¬µ™Ð½±Þ¼÷¦°þ¾²®−ð×³©",
  );
  expect(LATIN_NAMES.slice(171).every((name) => unicodeOfName(name)?.length === 1)).toBe(true);
  const others = 'Euro Ebreve uni20AC uni00410042 u1F600 u10FFFF A.alt uni0041.x '.split(' ');
  const none = 'u110000 .notdef uni004 u123 Afoo AAacute .A'.split(' ');
  expect([...others, ...none].map(unicodeOfName).join('')).toBe('€Ĕ€AB😀\u{10ffff}AA');
  const codes = [...STANDARD_ENCODING.keys()];
  const ranges = codes.filter(
    (code) => !STANDARD_ENCODING.has(code - 1) || !STANDARD_ENCODING.has(code + 1),
  );
  expect(ranges.join()).toBe(
    '32,126,161,175,177,180,182,189,191,193,200,202,203,205,208,225,227,232,235,241,245,248,251',
  );
});
