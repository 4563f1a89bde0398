/** XMP metadata in its variants: elements or attributes, wrapped, padded, damaged. */
import {PART, TITLE, xmp} from '../../../../tests/fixtures/documents/pdf';
import {Budget} from '../limits.ts';
import {readXmp} from './xmp.ts';

const read = (packet: string) => readXmp(new TextEncoder().encode(packet), new Budget());

test('properties are read from elements', () => {
  const {title, pdfua, hasTextWithoutLanguage} = read(xmp(TITLE + PART));
  expect(title).toBe('A title');
  expect(pdfua.get('part')).toEqual({value: '1', prefix: 'pdfuaid'});
  expect(hasTextWithoutLanguage).toBe(true);
});

test('properties are read from attributes', () => {
  const about = 'rdf:about=""';
  const given = `${about} pdfuaid:part = '1' dc:title="A &lt; B"`;
  const {title, pdfua} = read(xmp('').replace(about, given));
  expect(pdfua.get('part')?.value).toBe('1');
  expect(title).toBe('A < B');
});

test.each([
  [
    'a packet wrapper',
    `<?xpacket begin="\uFEFF"?>${xmp(TITLE)}${' \n'.repeat(500)}<?xpacket end="w"?>`,
  ],
  ['comments', `<!-- <not> read -->${xmp(TITLE)}`],
  ['another prefix', xmp(TITLE).replaceAll('dc:title', 'd:title').replace('xmlns:dc', 'xmlns:d')],
  ['zeros behind it', `${xmp(TITLE)}\0\0\0`],
  ['characters by number', xmp(TITLE.replace('A title', '&#65; t&#x69;tle'))],
  ['CDATA', xmp(TITLE.replace('A title', '<![CDATA[A title]]>'))],
])('%s', (_, packet) => {
  expect(read(packet).title).toBe('A title');
});

test.each([false, true])('UTF-16, big-endian: %s', (isBig) => {
  for (const mark of ['\uFEFF', '']) {
    const bytes = Buffer.from(mark + xmp(TITLE), 'utf16le');
    expect(readXmp(isBig ? bytes.swap16() : bytes, new Budget()).title).toBe('A title');
  }
});

test.each([
  ['elements that cross, or have no end', '', 'words < words', '<a><b></a></b>', '<a><b/>'],
  ['a document type', `<!DOCTYPE a [<!ENTITY b "c">]>${xmp(TITLE)}`],
  ['endless elements and comments', '<a>'.repeat(100_000), '<!--'.repeat(100_000)],
])('%s: no metadata', (_, ...packets) => {
  for (const packet of packets) {
    expect(read(packet)).toMatchObject({title: undefined, pdfua: new Map()});
  }
});
