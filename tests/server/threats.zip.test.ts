/**
 * Zip files that an attacker would send as a document, and such as look so but are honest. Numbers
 * are those of OWASP ASVS 5.0, chapter V5.
 */
import {randomBytes} from 'node:crypto';
import {MOST_ENTRIES, MOST_UNPACKED} from '../../src/documents/office/usual';
import {officeFile, ole2File, openDocument} from './setup/documents';
import {accepted, expectRefused} from './setup/resumes';
import {serverForAll} from './setup/server';
import {zipFile, type ZipEntry} from './setup/zip';

const server = serverForAll();

const docx = (...entries: (ZipEntry | string)[]) => officeFile('.docx', ...entries);

/** What packing makes no smaller. */
const NOISE = randomBytes(10_000);

describe('zip bombs (5.2.3)', () => {
  test.each([
    [
      'too many entries',
      docx(...Array.from({length: MOST_ENTRIES - 1}, (_, n) => `word/${n}.xml`)),
    ],
    [
      'one entry that unpacks to too much',
      docx({name: 'a.xml', uncompressedSize: 2 ** 32 - 2, method: 8}),
    ],
    [
      'entries that unpack to too much together',
      docx(
        ...['a', 'b', 'c'].map((name) => ({
          ...{name: `${name}.xml`, method: 8},
          uncompressedSize: Math.ceil(MOST_UNPACKED / 3),
        })),
      ),
    ],
    [
      'entries that are longer than the file',
      docx({name: 'a.xml', content: 'x'.repeat(100), method: 8, compressedSize: 5000}),
    ],
    [
      'entries that share their bytes',
      docx(
        {name: '0.xml', content: NOISE, deflated: true},
        ...[1, 2, 3].map((number) => ({
          ...{name: `${number}.xml`, content: NOISE, deflated: true, shares: '0.xml'},
        })),
      ),
    ],
  ])('%s', async (_what, bytes) => expectRefused(server, 'cv.docx', bytes, 'fileContent'));

  test('as many entries as are allowed are no bomb', async () => {
    const names = Array.from({length: MOST_ENTRIES - 2}, (_, n) => `word/${n}.xml`);
    expect((await accepted(server, 'cv.docx', docx(...names))).warnings).toEqual([]);
  });
});

test('names that take a pattern for ever to look through (1.3.12)', async () => {
  // A pattern that starts over at each folder needs minutes for these, and nobody else is served.
  const name = `word${'/embeddings/'.repeat(5400)}!`;
  const names = Array.from({length: 70}, (_, n) => `${n}${name}`);
  expect((await accepted(server, 'cv.docx', docx(...names))).warnings).toEqual([]);
});

describe('names that lead out of a zip file (5.3.3)', () => {
  test.each([
    '../../etc/passwd',
    '/etc/passwd',
    'C:/Windows/win.ini',
    '..\\..\\win.ini',
    'word/../../x',
  ])('%s', async (name) => expectRefused(server, 'cv.docx', docx(name), 'fileContent'));

  test('a symbolic link (5.2.5)', async () => {
    const link = {name: 'word/link', content: '/etc/passwd', mode: 0o120777};
    await expectRefused(server, 'cv.docx', docx(link), 'fileContent');
  });
});

describe('zip files that are no document, or none that can be judged (5.2.2)', () => {
  test.each([
    ['any zip as .docx', '.docx', zipFile(['readme.txt'])],
    ['a spreadsheet as .docx', '.docx', officeFile('.xlsx')],
    ['a Java archive as .xlsx', '.xlsx', zipFile(['META-INF/MANIFEST.MF', 'Main.class'])],
    ['an OpenDocument spreadsheet as .odt', '.odt', openDocument('.ods')],
    ['an OpenDocument file without its manifest', '.odt', zipFile(['mimetype', 'content.xml'])],
    ['a part of the right name without the list of types', '.docx', zipFile(['word/document.xml'])],
    ['a locked document', '.docx', docx({name: 'word/x.xml', encrypted: true})],
    ['a document that Word has locked', '.docx', ole2File('EncryptedPackage')],
    ['an unknown compression', '.docx', docx({name: 'word/x.xml', method: 99})],
    ['two entries of one name', '.docx', docx('word/x.xml', 'word/x.xml')],
    ['a zip file cut short', '.docx', docx().subarray(0, -30)],
    ['the first bytes of one', '.docx', Buffer.from('PK\x03\x04 and more')],
  ])('%s', async (_what, extension, bytes) => {
    await expectRefused(server, `cv${extension}`, bytes, 'fileContent');
  });

  test.each([
    [
      'numbered main parts, as some writers have',
      '.docx',
      zipFile(['[Content_Types].xml', 'word/document2.xml']),
    ],
    [
      'backslashes, as some writers have',
      '.docx',
      zipFile(['[Content_Types].xml', 'word\\document.xml']),
    ],
    [
      'an OpenDocument file without its type in front',
      '.ods',
      zipFile(['META-INF/manifest.xml', 'content.xml']),
    ],
  ])('%s, are honest', async (_what, extension, bytes) => {
    expect((await accepted(server, `cv${extension}`, bytes)).warnings).toEqual([]);
  });
});
