/** The PDF reader: values, filters, cross-references, and repair of damaged files. */
import {deflateSync} from 'node:zlib';
import {longPdf} from '../../../../tests/fixtures/documents/long';
import {TEXT, pdf} from '../../../../tests/fixtures/documents/pdf';
import {outcomeOf, reportOf} from '../../../../tests/fixtures/documents/report';
import {Budget} from '../limits.ts';
import {decode} from './filters/index.ts';
import {Dict, Name} from './objects.ts';
import {Parser} from './parser.ts';
import {loadModule} from './lazy.ts';
import {text} from './strings.ts';

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const bytesOf = (words: string) => new Uint8Array(Buffer.from(words, 'latin1'));
const machine = async (bytes: Uint8Array) => {
  const report = await reportOf(bytes);
  return {
    ...report,
    rules: report.findings.filter(({kind}) => kind !== 'person').map(({rule}) => rule),
  };
};

const parse = (words: string, references = true) =>
  new Parser(bytesOf(words), 0, {
    resolve: (object) => object ?? null,
    budget: new Budget(),
    references,
  }).next();

test.each<[string, unknown]>([
  ['12', 12],
  ['-.5', -0.5],
  ['+3.25', 3.25],
  ['--4', -4],
  ['true', true],
  ['null', null],
  ['/A#20b', {value: 'A b'}],
  ['12 0 R', {num: 12, gen: 0}],
  ['[1 2 0 R 3]', [1, {num: 2, gen: 0}, 3]],
])('reads %s', (words, expected) => {
  expect(parse(words)).toEqual(expected);
});

test.each([
  ['(a\\(b\\)c(d))', 'a(b)c(d)'],
  ['(\\101\\n\\\nx)', 'A\nx'],
  ['<48656C6c6F>', 'Hello'],
  ['<FEFF00E9>', 'é'],
  ['<EFBBBFC3A9>', 'é'],
  ['(\\223)', '\ufb01'],
])('reads the string %s', (words, expected) => {
  const string = parse(words) as {bytes: Uint8Array};
  expect(text(string.bytes)).toBe(expected);
});

test('references are not read in a content stream', () => {
  expect(parse('1 0 R', false)).toBe(1);
});

beforeAll(() => Promise.all([loadModule('filters'), loadModule('predictor')]));

const filtered = (filter: string, data: Uint8Array, parms?: Record<string, number>) => {
  const resolve = <T>(object: T | undefined) => object ?? null;
  const dict = new Dict(new Map(), resolve);
  dict.entries.set('Filter', new Name(filter));
  if (parms) dict.entries.set('DecodeParms', new Dict(new Map(Object.entries(parms)), resolve));
  return latin(decode(data, dict, new Budget())!);
};

test.each([
  ['ASCIIHexDecode', bytesOf('48 65 6C6c 6F>'), 'Hello'],
  ['ASCII85Decode', bytesOf('87cURDZ~>'), 'Hello'],
  ['RunLengthDecode', Uint8Array.of(1, 72, 101, 255, 108, 0, 111, 128), 'Hello'],
  ['LZWDecode', Uint8Array.of(0x80, 0x0b, 0x60, 0x50, 0x22, 0x0c, 0x0c, 0x85, 0x01), '-----A---B'],
])('decodes %s', (filter, data, expected) => {
  expect(filtered(filter, data)).toBe(expected);
});

test('reverses the prediction of rows', () => {
  const rows = [Uint8Array.of(0, 1, 2, 3), Uint8Array.of(2, 1, 1, 1), Uint8Array.of(1, 5, 1, 1)];
  const data = new Uint8Array(deflateSync(Buffer.concat(rows)));
  const out = filtered('FlateDecode', data, {Predictor: 12, Columns: 3});
  expect([...bytesOf(out)]).toEqual([1, 2, 3, 2, 3, 4, 5, 6, 7]);
  // Paeth: for the last value, left is 8, up 11 and corner 10, so that the guess is 9. Left and corner are equally near.
  const paeth = new Uint8Array(deflateSync(Uint8Array.of(0, 10, 11, 4, 254, 5)));
  const last = filtered('FlateDecode', paeth, {Predictor: 15, Columns: 2});
  expect([...bytesOf(last)]).toEqual([10, 11, 8, 13]);
});

test('object streams and cross-reference streams are read', async () => {
  const {facts, rules, notes} = await machine(longPdf(3));
  expect(facts).toMatchObject({pages: 3, tables: 3, tagged: true});
  expect({rules, notes}).toEqual({rules: [], notes: []});
});

test.each([
  ['without cross-references', (words: string) => words.slice(0, words.indexOf('xref\n0'))],
  [
    'with wrong cross-references',
    (words: string) => words.replaceAll(/\d{10} 00000 n/g, '0000000099 00000 n'),
  ],
  ['with a wrong start', (words: string) => words.replace(/startxref\n\d+/, 'startxref\n7')],
  ['cut in the trailer', (words: string) => words.slice(0, words.indexOf('startxref'))],
])('a file %s is repaired, and read like an intact one', async (_, change) => {
  const {rules, notes} = await machine(bytesOf(change(latin(pdf()))));
  expect({rules, notes}).toEqual({rules: [], notes: ['repaired']});
});

test('object streams are found without cross-references', async () => {
  const words = latin(longPdf(2));
  const {facts, rules} = await machine(bytesOf(words.slice(0, words.lastIndexOf('startxref'))));
  expect({pages: facts.pages, rules}).toEqual({pages: 2, rules: []});
});

test('a wrong Length is ignored', async () => {
  const words = latin(pdf()).replace(`/Length ${TEXT.length}`, '/Length 2');
  expect((await machine(bytesOf(words))).rules).toEqual([]);
});

test('bytes before the header are skipped', async () => {
  const shifted = Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\n\r\n'), pdf()]);
  expect((await machine(new Uint8Array(shifted))).notes).toEqual([]);
});

test('a file without pages is refused', async () => {
  const words = latin(pdf()).replaceAll('/Pages', '/Sages');
  expect(await outcomeOf(bytesOf(words))).toMatchObject({type: 'refused', reason: 'damaged'});
});
