/** What files are by their content, and the names they are stored under. */
import {strToU8, zipSync} from 'fflate';
import {withDuplicate, withLink, zip64} from '../../../../tests/fixtures/zips.ts';
import {article} from '../example/forms.ts';
import {
  FILE_TYPES,
  MAX_PARTS,
  acceptsKind,
  cleanFileName,
  fittingName,
  type FileKindName,
} from './index.ts';
import {readFileKind} from './read-file-kind.ts';

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const zip = (...names: string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])));
const word = () => zip('[Content_Types].xml', 'word/document.xml');
const manyParts = (count: number) =>
  zip('word/document.xml', ...Array.from({length: count - 1}, (_, index) => `a${index}`));
const stated = (type: string) => zipSync({mimetype: [strToU8(type), {level: 0}]});
const old = (stream: string) =>
  latin1(`\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${stream.split('').join('\0')}`);
const media = (brand: string) => latin1(`\0\0\0\x18ftyp${brand}\0\0\0\0`);

const kindOf = (name: string, bytes: Uint8Array) =>
  readFileKind({name, size: bytes.length, read: async (start, end) => bytes.slice(start, end)});

const ROWS: Array<{name: string; bytes: Uint8Array; kind: FileKindName}> = [
  {name: 'Resume', bytes: latin1('%PDF-1.7'), kind: 'pdf'},
  {name: 'Resume.docx', bytes: latin1('\xef\xbb\xbf\n%PDF-1.7'), kind: 'pdf'},
  {name: 'IMG_1.HEIC', bytes: latin1('\xff\xd8\xff\xe0'), kind: 'jpeg'},
  {name: 'photo.jpg', bytes: latin1('\x89PNG\r\n\x1a\n'), kind: 'png'},
  {name: 'photo', bytes: media('heic'), kind: 'heic'},
  {name: 'photo.heic', bytes: media('avif'), kind: 'avif'},
  {name: 'cv.pdf', bytes: media('isom'), kind: 'video'},
  {name: 'cv.pdf', bytes: latin1('ID3\x03'), kind: 'audio'},
  {name: 'cv', bytes: zip('[Content_Types].xml', 'word/document.xml'), kind: 'word'},
  {name: 'cv', bytes: zip('[Content_Types].xml', 'ppt/presentation2.xml'), kind: 'powerpoint'},
  {name: 'cv', bytes: zip('[Content_Types].xml', 'xl/workbook.xml'), kind: 'excel'},
  {name: 'cv.docx', bytes: zip('word/document.xml', 'word/vbaProject.bin'), kind: 'macros'},
  {name: 'cv.zip', bytes: zip('word/readme.txt'), kind: 'archive'},
  {name: 'cv.docx', bytes: zip('word/document.xml').subarray(0, 60), kind: 'unknown'},
  {name: 'cv.pages', bytes: zip('Index/Document.iwa'), kind: 'apple'},
  {name: 'cv', bytes: stated('application/vnd.oasis.opendocument.text'), kind: 'odt'},
  {name: 'cv.ods', bytes: zip('content.xml', 'META-INF/manifest.xml'), kind: 'ods'},
  {name: 'cv.epub', bytes: stated('application/epub+zip'), kind: 'epub'},
  {name: 'cv.docx', bytes: withLink(word()), kind: 'linkedParts'},
  {name: 'cv.docx', bytes: withDuplicate(word()), kind: 'duplicateParts'},
  {
    name: 'cv.odt',
    bytes: withLink(stated('application/vnd.oasis.opendocument.text')),
    kind: 'linkedParts',
  },
  {name: 'cv.docx', bytes: manyParts(MAX_PARTS), kind: 'word'},
  {name: 'cv.docx', bytes: manyParts(MAX_PARTS + 1), kind: 'tooManyParts'},
  {name: 'cv.docx', bytes: zip64(word()), kind: 'word'},
  {name: 'cv.zip', bytes: withLink(zip('a')), kind: 'archive'},
  {name: 'cv.docx', bytes: old('WordDocument'), kind: 'oldWord'},
  {name: 'cv.docx', bytes: old('EncryptedPackage'), kind: 'locked'},
  {name: 'cv.doc', bytes: old('Something'), kind: 'unknown'},
  {name: 'cv.doc', bytes: latin1('{\\rtf1\\ansi Ravi}'), kind: 'rtf'},
  {name: 'cv', bytes: latin1('Ravi Kumar\r\n'), kind: 'text'},
  {name: 'cv.txt', bytes: latin1('\xff\xfeR\0a\0'), kind: 'text'},
  {name: 'page.txt', bytes: latin1('<!doctype html>'), kind: 'text'},
  {name: 'page.pdf', bytes: latin1('<!doctype html>'), kind: 'webPage'},
  {name: 'a.svg', bytes: latin1('<?xml version="1.0"?>\n<svg '), kind: 'svg'},
  {name: 'cv.gdoc', bytes: latin1('{"":"WARNING!","doc_id":"1"}'), kind: 'shortcut'},
  {name: 'cv.pdf', bytes: latin1('MZ\x90\0\x03'), kind: 'program'},
  {name: 'cv.pdf', bytes: latin1('\0\x01\x02\x03'), kind: 'unknown'},
];

test.each(ROWS)('the content of $name is $kind', async ({name, bytes, kind}) => {
  expect(await kindOf(name, bytes)).toBe(kind);
});

test.each<{name: string; kind: FileKindName; stored: string}>([
  {name: 'Resume', kind: 'pdf', stored: 'Resume.pdf'},
  {name: 'Resume - 12.03.2026', kind: 'pdf', stored: 'Resume - 12.03.2026.pdf'},
  {name: 'Resume.pdf.', kind: 'pdf', stored: 'Resume.pdf'},
  {name: 'Resume.PDF', kind: 'pdf', stored: 'Resume.PDF'},
  {name: 'cv.pdf.docx', kind: 'pdf', stored: 'cv.pdf.pdf'},
  {name: 'cv.exe', kind: 'pdf', stored: 'cv.exe.pdf'},
  {name: 'IMG_1.HEIC', kind: 'jpeg', stored: 'IMG_1.jpg'},
  {name: 'photo.jpg', kind: 'png', stored: 'photo.png'},
  {name: 'C:\\fakepath\\My "final" CV.pdf', kind: 'pdf', stored: 'My "final" CV.pdf'},
  {name: '\u202efdp.cv', kind: 'rtf', stored: 'fdp.cv.rtf'},
  {name: '...', kind: 'word', stored: 'file.docx'},
  {name: 'table.csv', kind: 'text', stored: 'table.csv'},
])('$name with $kind is stored as $stored', ({name, kind, stored}) => {
  const {accept} = article.fields.cover;
  expect(fittingName(cleanFileName(name), kind, accept, FILE_TYPES)).toBe(stored);
});

test('a file whose kind one field accepts may be refused by another', () => {
  const {accept} = article.fields.manuscript;
  expect(acceptsKind(accept, 'heic')).toBe(false);
  expect(acceptsKind(article.fields.cover.accept, 'heic')).toBe(true);
  // Word opens RTF that is called .doc.
  expect(fittingName('cv.rtf', 'rtf', accept, FILE_TYPES)).toBe('cv.doc');
});
