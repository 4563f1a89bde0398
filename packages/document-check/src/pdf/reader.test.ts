/** The PDF reader: values, filters, cross-references, and repair of damaged files. */
import {deflateSync} from 'node:zlib';
import {longPdf} from '../../../../tests/fixtures/documents/long';
import {TEXT, pdf} from '../../../../tests/fixtures/documents/pdf';
import {outcomeOf, reportOf} from '../../../../tests/fixtures/documents/report';
import {Budget} from '../limits.ts';
import {skipInlineImage} from './content/inline-image.ts';
import {decode} from './filters/index.ts';
import {Dict, Name} from './objects.ts';
import {Parser} from './parser.ts';
import {loadModule} from './lazy.ts';
import {text} from './strings.ts';

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const machine = async (bytes: Uint8Array) => {
  const {findings, facts, notes} = await reportOf(bytes);
  return {facts, notes, rules: findings.flatMap(({kind, rule}) => (kind === 'person' ? [] : rule))};
};

const word = (text: string) => ({word: text});
const bytes = (text: string) => ({bytes: bytesOf(text)});
const [one, two] = [1, 2].map((num) => ({num, gen: 0}));

const resolve = <T>(object: T | undefined) => object ?? null;
const parser = (text: string, references = true) =>
  new Parser(bytesOf(text), 0, {resolve, budget: new Budget(), references});
const parse = (text: string) => parser(text).next();

test.each<[string, unknown]>([
  ['1 0 R', one],
  ['[-.5 +3.25 --4 true null 2 0 R 3]', [-0.5, 3.25, -4, true, null, two, 3]],
  ['[1 0 R[2 0 R]1 0 R<4>1 0 RA]', [one, [two], one, bytes('@'), 1, 0, word('RA')]],
  [
    '[-1 0 R 1.5 0 R 4 R 1 0 Rz]',
    [-1, 0, word('R'), 1.5, 0, word('R'), 4, word('R'), 1, 0, word('Rz')],
  ],
  ['[4. 5-6 7+8 . 12.25 - 1.2.3]', [4, 56, 78, 0, 12.25, word('-'), word('1.2.3')]],
  ['[/A#20b/A#4 / /#2f/b]', ['A b', 'A#4', '', '/', 'b'].map((value) => ({value}))],
  ['[1%]\n2 %]\r3\t4\f5\0]', [1, 2, 3, 4, 5]],
  ['[(a)<41>{ } )]', [bytes('a'), bytes('A'), word('{'), word('}'), word(')')]],
  ['[[1 2>>', [[1, 2]]],
  [`[${'[]'.repeat(1000)}]`, Array.from({length: 1000}, () => [])],
  ['[[1 endobj 2] stream 3]', [[1], 2]],
])('reads %s', (written, expected) => {
  expect(parse(written)).toEqual(expected);
  // Content streams have no references.
  expect(parser('1 0 R', false).next()).toBe(1);
});

test.each([
  [
    '(a\\(b\\)c(d)) (\\101\\n\\\nx) (\\223) (\\r\\t\\b\\f\\8\\\\)',
    'a(b)c(d)|A\nx|\ufb01|\r\t\b\f8\\',
  ],
  ['(\\0533\\53x\\777\\0) (a\\\r\nb\\\rc) (a\\', '+3+xÿ\0|abc|a'],
  ['<48656C6c6F> <FEFF00E9> <EFBBBFC3A9> <4 1G4F4', 'Hello|é|é|AO@'],
  ['<17181f207f80a0a1> <fe41> <efbb41> <ef41bf>', '\u0017˘˜ \u007f•€¡|þA|ï»A|ïA¿'],
])('reads the strings %s', (written, expected) => {
  const strings = parse(`[${written}`) as {bytes: Uint8Array}[];
  expect(strings.map((string) => text(string.bytes)).join('|')).toBe(expected);
});

beforeAll(() => Promise.all([loadModule('filters'), loadModule('predictor')]));

const filtered = (filter: string, data: Uint8Array, parms?: Record<string, number>) => {
  const dict = new Dict(new Map(), resolve);
  dict.entries.set('Filter', new Name(filter));
  if (parms) dict.entries.set('DecodeParms', new Dict(new Map(Object.entries(parms)), resolve));
  return latin(decode(data, dict, new Budget())!);
};

test.each([
  {filter: 'ASCIIHexDecode', data: bytesOf('48 65 6C6c 6F>'), expected: 'Hello'},
  {filter: 'ASCIIHexDecode', data: bytesOf('4 8g4'), expected: 'H@'},
  {filter: 'ASCII85Decode', data: bytesOf('87cURDZ~>'), expected: 'Hello'},
  {filter: 'ASCII85Decode', data: bytesOf('v8 7\nzd&~87cU'), expected: 'Hey'},
  {filter: 'ASCII85Decode', data: bytesOf('zz87cUR!'), expected: '\0\0\0\0\0\0\0\0Hell'},
  {filter: 'ASCII85Decode', data: bytesOf(`87cUR'1"uV87_`), expected: 'Hell\x13ACHHe'},
  {
    filter: 'RunLengthDecode',
    data: Uint8Array.of(129, 97, 255, 98, 0, 99),
    expected: `${'a'.repeat(128)}bbc`,
  },
  {
    filter: 'RunLengthDecode',
    data: bytesOf(`\x7f${'a'.repeat(128)}\x01b`),
    expected: `${'a'.repeat(128)}b`,
  },
  {
    filter: 'RunLengthDecode',
    data: Uint8Array.of(1, 72, 101, 255, 108, 0, 111, 128),
    expected: 'Hello',
  },
  {
    filter: 'LZWDecode',
    data: Uint8Array.of(0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01),
    expected: '-----A---B',
  },
])('decodes $filter', ({filter, data, expected}) => {
  expect(filtered(filter, data)).toBe(expected);
});

test.each<{parms: Record<string, number>; data: number[]; expected: number[]}>([
  {parms: {Predictor: 1, Columns: 3}, data: [1, 2, 3], expected: [1, 2, 3]},
  {parms: {Predictor: 2, Columns: 3}, data: [1, 1, 1, 2, 2, 2], expected: [1, 2, 3, 2, 4, 6]},
  {
    parms: {Predictor: 2, Columns: 2, Colors: 2},
    data: [1, 10, 1, 1, 2, 3, 4, 5],
    expected: [1, 10, 2, 11, 2, 3, 6, 8],
  },
  {parms: {Predictor: 10}, data: [0, 5, 2, 1], expected: [5, 6]},
  {parms: {Predictor: 10, Columns: 2, BitsPerComponent: 4}, data: [0, 5, 2, 1], expected: [5, 6]},
  {
    parms: {Predictor: 10, Columns: 3, BitsPerComponent: 4},
    data: [1, 5, 2, 2, 1, 1],
    expected: [5, 7, 6, 8],
  },
  {
    parms: {Predictor: 11, Columns: 2, Colors: 3},
    data: [1, 1, 2, 3, 1, 1, 1],
    expected: [1, 2, 3, 2, 3, 4],
  },
  {parms: {Predictor: 13, Columns: 2}, data: [3, 4, 6, 3, 1, 1], expected: [4, 8, 3, 6]},
  {parms: {Predictor: 15, Columns: 3}, data: [2, 1, 1, 1, 2, 1], expected: [1, 1, 1, 2, 0, 0]},
  {parms: {Predictor: 15, Columns: 2}, data: [4, 1, 2, 4, 1, 1], expected: [1, 3, 2, 4]},
  {
    parms: {Predictor: 12, Columns: 3},
    data: [0, 1, 2, 3, 2, 1, 1, 1, 1, 5, 1, 1],
    expected: [1, 2, 3, 2, 3, 4, 5, 6, 7],
  },
  {parms: {Predictor: 15, Columns: 2}, data: [0, 10, 11, 4, 254, 5], expected: [10, 11, 8, 13]},
  {parms: {Predictor: 15, Columns: 5}, data: [2, 1, 2, 3], expected: [2, 1, 2, 3]},
])('the prediction $parms', ({parms, data, expected}) => {
  const packed = new Uint8Array(deflateSync(Uint8Array.from(data)));
  expect([...bytesOf(filtered('FlateDecode', packed, parms))]).toEqual(expected);
});

test.each([
  ['/W 1 ID xEI EI y EI Q', word('y')],
  ['/W 1 ID x EI \x7f EI q', word('q')],
  ['/W 1 ID x EI a\x1f EI q', word('q')],
  ['/W 1 ID x EI 1234567890 \x7f EI q', 1234567890],
  ['/W 1 ID x EI 123456789 \x7f EI q', word('q')],
  ['/W 1 ID x E I FI EIx\nEI\tq', word('q')],
  ['/W 1 ID x', word('')],
])('the image in the content %j is skipped', (text, next) => {
  const content = parser(text);
  skipInlineImage(content);
  expect(content.next()).toEqual(next);
});

test('object streams and cross-reference streams are read', async () => {
  const {facts, rules, notes} = await machine(longPdf(3));
  expect(facts).toMatchObject({pages: 3, tables: 3, hasStructure: true});
  expect({rules, notes}).toEqual({rules: [], notes: []});
});

test.each([
  ['without cross-references', (text: string) => text.slice(0, text.indexOf('xref\n0'))],
  [
    'with wrong cross-references',
    (text: string) => text.replaceAll(/\d{10}( 00000 n)/g, '0000000099$1'),
  ],
  ['with a wrong start', (text: string) => text.replace(/startxref\n\d+/, 'startxref\n7')],
  ['cut in the trailer', (text: string) => text.slice(0, text.indexOf('startxref'))],
])('a file %s is repaired, and read like an intact one', async (_, change) => {
  const {rules, notes} = await machine(bytesOf(change(latin(pdf()))));
  expect({rules, notes}).toEqual({rules: [], notes: ['repaired']});
});

test('object streams are found without cross-references', async () => {
  const text = latin(longPdf(2));
  const {facts, rules} = await machine(bytesOf(text.slice(0, text.lastIndexOf('startxref'))));
  expect({pages: facts.pages, rules}).toEqual({pages: 2, rules: []});
});

test('a wrong Length, and bytes before the header, are ignored', async () => {
  const text = latin(pdf()).replace(`/Length ${TEXT.length}`, '/Length 2 ');
  const shifted = `HTTP/1.1 200 OK\r\n\r\n${latin(pdf())}`;
  expect(await machine(bytesOf(text))).toMatchObject({rules: [], notes: []});
  expect(await machine(bytesOf(shifted))).toMatchObject({rules: ['6.1-1'], notes: []});
});

test.each(['', 'HTTP/1.1 200 OK\r\n\r\n'])(
  'newer objects replace older ones, after the bytes %j',
  async (before) => {
    const old = latin(pdf());
    const [catalog = ''] = /1 0 obj\n.*?endobj\n/s.exec(old) ?? [];
    const entry = `xref\n1 1\n${String(old.length).padStart(10, '0')} 00000 n \n`;
    const [, previous] = /startxref\n(\d+)/.exec(old) ?? [];
    const trailer = `trailer\n<</Root 1 0 R /Prev ${previous}>>\n`;
    const newer = catalog.replace('/Lang (en)', '/Lang (de)');
    const start = old.length + newer.length;
    const text = `${before}${old}${newer}${entry}${trailer}startxref\n${start}\n%%EOF`;
    const {facts, notes} = await machine(bytesOf(text));
    expect({language: facts.language, notes}).toEqual({language: 'de', notes: []});
  },
);

test('a file without pages is refused', async () => {
  const text = latin(pdf()).replaceAll('/Pages', '/Sages');
  expect(await outcomeOf(bytesOf(text))).toMatchObject({type: 'refused', reason: 'damaged'});
});
