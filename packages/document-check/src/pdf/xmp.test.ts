/** XMP metadata in its variants: elements or attributes, wrapped, padded, damaged. */
import {PART, TITLE, xmp} from '../../../../tests/fixtures/documents/pdf';
import {Budget} from '../limits.ts';
import {readXmp} from './xmp.ts';

const read = (packet: string) => readXmp(new TextEncoder().encode(packet), new Budget());

test('properties are read from elements', () => {
  const {title, pdfua, languageOpen} = read(xmp(TITLE + PART));
  expect(title).toBe('A title');
  expect(pdfua.get('part')).toEqual({value: '1', prefix: 'pdfuaid'});
  expect(languageOpen).toBe(true);
});

test('properties are read from attributes', () => {
  const packet = xmp('').replace(
    'rdf:about=""',
    'rdf:about="" pdfuaid:part = \'1\' dc:title="A &lt; B"',
  );
  const {title, pdfua} = read(packet);
  expect(pdfua.get('part')?.value).toBe('1');
  expect(title).toBe('A < B');
});

test('properties are recognised by namespace, not by prefix', () => {
  const {title} = read(xmp(TITLE).replaceAll('dc:title', 'd:title').replace('xmlns:dc', 'xmlns:d'));
  expect(title).toBe('A title');
});

test.each([
  [
    'a packet wrapper',
    `<?xpacket begin="\uFEFF" id="x"?>${xmp(TITLE)}${' \n'.repeat(500)}<?xpacket end="w"?>`,
  ],
  ['comments', `<!-- <not> read -->${xmp(TITLE)}`],
  ['zeros behind it', `${xmp(TITLE)}\0\0\0`],
  ['characters by number', xmp(TITLE.replace('A title', '&#65; t&#x69;tle'))],
  ['CDATA', xmp(TITLE.replace('A title', '<![CDATA[A title]]>'))],
])('%s', (_, packet) => {
  expect(read(packet).title).toBe('A title');
});

test.each([
  ['nothing', ''],
  ['no XML', 'words < words'],
  ['elements that cross', '<a><b></a></b>'],
  ['an element without end', '<a><b/>'],
  ['a document type', `<!DOCTYPE a [<!ENTITY b "c">]>${xmp(TITLE)}`],
  ['elements 100,000 deep', '<a>'.repeat(100_000)],
  ['comments without end', '<!--'.repeat(100_000)],
])('%s is no metadata', (_, packet) => {
  expect(read(packet)).toMatchObject({title: undefined, pdfua: new Map()});
});
