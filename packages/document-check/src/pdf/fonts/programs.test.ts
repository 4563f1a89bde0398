/** Font programs: values in hexadecimal digits. */
import {trueType} from '../../../../../tests/fixtures/documents/fonts';
import type {Table} from '../../../../../tests/fixtures/documents/fonts';
import {Bytes} from './bytes.ts';
import {Cff} from './cff.ts';
import {readDict} from './cff-dict.ts';
import {charstringWidth} from './charstring.ts';
import {LATIN_NAMES, STANDARD_ENCODING, unicodeOfName} from './names.ts';
import {TrueType} from './truetype.ts';
import {widthOf} from './type1.ts';

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
  for (const data of list.split(' ').map(bytes)) {
    expect(charstringWidth(data, [0, data.length], OWN, [])).toBe(width);
  }
});

test.each([
  [1239, '20'],
  [1240, 'feff'],
  [33_899, 'feff'],
  [33_900, '1c8000'],
])('the first of %i subroutines, own or global, has the number %s', (count, number) => {
  const data = bytes(`${number}0a ${number}1d 950e`);
  const at = number.length / 2 + 1;
  const none: [number, number][] = [];
  const subrs = Array.from({length: count}, (_, i): [number, number] => [
    i === 0 ? at * 2 : 0,
    i === 0 ? data.length : 0,
  ]);
  expect(charstringWidth(data, [0, at], {...OWN, subrs}, none)).toBe(510);
  expect(charstringWidth(data, [at, at * 2], OWN, subrs)).toBe(510);
});

test.each([
  [10, 510],
  [11, undefined],
])('the width is in the last of %i nested subroutines: %s', (depth, width) => {
  const calls = Array.from({length: depth}, (_, i) => (i + 32).toString(16) + '0a').join('');
  const data = bytes(`${calls}950e`);
  const subrs = Array.from({length: depth}, (_, i): [number, number] => [i * 2 + 2, i * 2 + 4]);
  expect(charstringWidth(data, [0, 2], {...OWN, subrs}, [])).toBe(width);
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
  {charset: '00 0022 0023 0024', encoding: '00 03 41 43 50', names: 'A,B,C', codes: '65A67B80C'},
  {
    charset: '01 0022 01 0030 00',
    encoding: '01 02 41 01 61 00',
    names: 'A,B,O',
    codes: '65A66B97O',
  },
  {charset: '02 0022 0005', encoding: '80 01 41', names: 'A,B,C', codes: '65A'},
  {
    charset: '02 0022 0002',
    encoding: '81 01 41 05',
    names: 'A,B,C',
    codes: '65A66B67C68.notdef69.notdef70.notdef',
  },
  {charset: '00 00e5 00e4 0187', encoding: '00 00', names: 'expert229,zcaron,', codes: ''},
])('the charset $charset and the encoding $encoding', ({charset, encoding, names, codes}) => {
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
  [undefined, `${'8b'.repeat(24)}0d 8b95 8b9509 8b958b0c08 8b8b951f 8b950c0d 8b8b950c080d`],
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

/** Returns a font with three glyphs, 2,000 units per em, two widths and long offsets. @param tables 5, or 4 to leave out `loca` @param from offset of the font */
function longOffsets(tables: number, from: number): TrueType {
  const starts = {maxp: 92, head: 98, hhea: 150, hmtx: 186, loca: 194};
  const records = Object.entries(starts).map(
    ([tag, at]) =>
      `${Buffer.from(tag).toString('hex')} 00000000 ${(at + from).toString(16).padStart(8, '0')} 00000000`,
  );
  const head = `${'00'.repeat(18)} 07d0 ${'00'.repeat(30)} 0001`;
  const loca = '00000000 00010000 00010000 00010008';
  const collection = `74746366 00010000 00000001 00000010`;
  const font = `00010000 000${tables} 000000000000 ${records.join('')} 00010000 0003 ${head} ${'00'.repeat(34)} 0002 03e8 0000 0190 0000 ${loca}`;
  return new TrueType(bytes(from === 0 ? font : `${collection}${font}`));
}

test.each([0, 16])('widths and outlines of a font that begins at byte %i', (from) => {
  const font = longOffsets(5, from);
  const glyphs = [0, 1, 2, 3];
  expect(glyphs.map((glyph) => font.width(glyph))).toEqual([500, 200, 200, undefined]);
  expect(glyphs.map((glyph) => font.hasOutline(glyph))).toEqual([true, false, true, false]);
  const bare = longOffsets(4, from);
  expect(glyphs.map((glyph) => bare.hasOutline(glyph))).toEqual([true, true, true, false]);
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
  const others = [
    'Euro',
    'Ebreve',
    'uni20AC',
    'uni00410042',
    'u1F600',
    'u10FFFF',
    'A.alt',
    'uni0041.x',
  ];
  const none = ['u110000', '.notdef', 'uni004', 'u123', 'Afoo', 'AAacute', '.A'];
  expect([...others, ...none].map(unicodeOfName).join('')).toBe('€Ĕ€AB😀\u{10ffff}AA');
  const codes = [...STANDARD_ENCODING.keys()];
  const ranges = codes.filter(
    (code) => !STANDARD_ENCODING.has(code - 1) || !STANDARD_ENCODING.has(code + 1),
  );
  expect(ranges.join()).toBe(
    '32,126,161,175,177,180,182,189,191,193,200,202,203,205,208,225,227,232,235,241,245,248,251',
  );
});
