/** Uploaded files: safe names, and extensions that fit the content. */
import {zipSync} from 'fflate';
import {FILE_TYPES} from '@trendsoft/forms-service/validate';
import {translator} from '../../src/forms/sentences';
import {careers} from '../../src/forms/tables';
import {withDuplicate, withLink, zip64} from '../fixtures/zips';
import {errorsOf} from '../../packages/forms-service/tests/setup/reply';
import {BYTES} from '../../packages/forms-service/tests/setup/requests';
import {APPLICATION} from './setup/forms';
import {serverForEach} from './setup/service';

const OFFICE_PARTS = {
  '.docx': 'word/document.xml',
  '.dotx': 'word/document.xml',
  '.xlsx': 'xl/workbook.xml',
  '.xltx': 'xl/workbook.xml',
  '.pptx': 'ppt/presentation.xml',
  '.potx': 'ppt/presentation.xml',
  '.ppsx': 'ppt/presentation.xml',
};
const x = Buffer.from('x');

/** Returns a .docx, .xlsx or .pptx with additional entries. */
function officeFile(extension: keyof typeof OFFICE_PARTS, ...others: readonly string[]): Buffer {
  const names = ['[Content_Types].xml', OFFICE_PARTS[extension], ...others];
  return Buffer.from(zipSync(Object.fromEntries(names.map((name) => [name, x]))));
}

function openDocument(extension: string): Buffer {
  const type = Buffer.from(FILE_TYPES[extension] ?? '');
  const parts = {'content.xml': x, 'META-INF/manifest.xml': x};
  return Buffer.from(zipSync({mimetype: [type, {level: 0}], ...parts}));
}

/** Returns a .docx whose zip directory misdescribes its last entry. */
function lying({encrypted = false, unpacked = 1}): Buffer {
  const file = officeFile('.docx', 'a');
  const at = file.lastIndexOf('PK\x01\x02');
  if (encrypted) file.writeUInt16LE(file.readUInt16LE(at + 8) | 1, at + 8);
  file.writeUInt32LE(unpacked, at + 24);
  return file;
}

/** Returns an OLE2 file (Office 97–2003) whose directory names this stream. */
function ole2File(stream: string): Buffer {
  const names = ['Root Entry', stream].map((name) =>
    Buffer.concat([Buffer.from(name, 'utf16le'), Buffer.alloc(64)]),
  );
  return Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), ...names]);
}

const isoFile = (brand: string) =>
  Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`, 'latin1');
const bitmap = Buffer.alloc(58);
bitmap.write('BM');
bitmap.writeUInt32LE(58, 2);
bitmap.writeUInt32LE(40, 14);
const text = Buffer.from('Ravi Kumar, Fresher\n');
const jpeg = Buffer.from('ffd8ffe000', 'hex');

/** The smallest valid file of each accepted type. */
const REAL_FILES: Readonly<Record<string, Buffer>> = {
  '.pdf': Buffer.from('\ufeff%PDF-1.4\n'),
  '.doc': ole2File('WordDocument'),
  '.docx': officeFile('.docx'),
  '.dotx': officeFile('.dotx'),
  '.xltx': officeFile('.xltx'),
  '.potx': officeFile('.potx'),
  '.ppsx': officeFile('.ppsx'),
  '.odt': openDocument('.odt'),
  '.rtf': Buffer.from('{\\rtf1\\ansi Ravi Kumar}'),
  '.ppt': ole2File('PowerPoint Document'),
  '.pptx': officeFile('.pptx'),
  '.odp': openDocument('.odp'),
  '.xls': ole2File('Workbook'),
  '.xlsx': officeFile('.xlsx'),
  '.ods': openDocument('.ods'),
  '.csv': text,
  '.txt': text,
  '.jpg': jpeg,
  '.jpeg': jpeg,
  '.jfif': jpeg,
  '.png': Buffer.from('89504e470d0a1a0a00', 'hex'),
  '.gif': Buffer.from('GIF89a..'),
  '.webp': Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 '),
  '.avif': isoFile('avif'),
  '.heic': isoFile('heic'),
  '.heif': isoFile('mif1'),
  '.tif': Buffer.from('II*\0\x08\0\0\0', 'latin1'),
  '.tiff': Buffer.from('MM\0*\0\0\0\x08', 'latin1'),
  '.bmp': bitmap,
};

const t = translator();

const server = serverForEach();
const send = (name: string, bytes: Uint8Array) => server.apply(APPLICATION, {name, bytes});
const stored = async () => (await server.store.list({limit: 1}))[0]?.files[0];

test.each([
  ['a\tb\u0007.pdf', 'ab.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
  [' resume.PDF ', 'resume.PDF'],
  ['résumé అనూష.pdf', 'résumé అనూష.pdf'],
  ['My "final" CV.pdf', 'My "final" CV.pdf'],
  ['Resume', 'Resume.pdf'],
  ['Resume - 12.03.2026', 'Resume - 12.03.2026.pdf'],
  ['Resume.pdf.', 'Resume.pdf'],
  ['C:\\fakepath\\cv.docx', 'cv.pdf'],
  // The limit is in the middle of a surrogate pair.
  [`${'x'.repeat(115)}🧪${'x'.repeat(90)}.pdf`, `${'x'.repeat(115)}.pdf`],
])('the name "%s" is stored as "%s"', async (name, kept) => {
  expect((await send(name, BYTES)).status).toBe(200);
  expect(await stored()).toMatchObject({name: kept, type: 'application/pdf'});
});

test.each(Object.entries(FILE_TYPES))(
  'a valid %s file is accepted as %s, and other content is rejected',
  async (extension, type) => {
    const real = REAL_FILES[extension] ?? Buffer.alloc(0);
    expect((await send(`cv${extension}`, real)).status).toBe(200);
    expect((await stored())?.type).toBe(type);
    const other = await send(`cv${extension}`, Buffer.from('MZ\x90\x00 not what the name says'));
    expect(other.status).toBe(422);
    const [error] = errorsOf(other);
    expect([error?.id, error?.detail]).toEqual(['fileType', expect.stringContaining('a program')]);
  },
);

test.each([
  {name: 'IMG_1.HEIC', bytes: jpeg, stored: 'IMG_1.jpg', type: 'image/jpeg'},
  {name: 'photo.jpg', bytes: REAL_FILES['.png']!, stored: 'photo.png', type: 'image/png'},
  {name: 'cv.docx', bytes: officeFile('.xlsx'), stored: 'cv.xlsx', type: FILE_TYPES['.xlsx']},
  {name: 'cv.odt', bytes: openDocument('.ods'), stored: 'cv.ods', type: FILE_TYPES['.ods']},
  {name: 'notes', bytes: text, stored: 'notes.txt', type: 'text/plain'},
])(
  '$name is stored as $stored, since its content says so',
  async ({name, bytes, stored: kept, type}) => {
    expect((await send(name, bytes)).status).toBe(200);
    expect(await stored()).toMatchObject({name: kept, type});
  },
);

test.each([
  {what: 'a link', bytes: withLink(officeFile('.docx')), kind: t('fileKindLinkedParts')},
  {
    what: 'a name twice',
    bytes: withDuplicate(officeFile('.docx')),
    kind: t('fileKindDuplicateParts'),
  },
])('a document with $what is rejected, and the message says so', async ({bytes, kind}) => {
  expect(errorsOf(await send('cv.docx', bytes))).toMatchObject([
    {id: 'fileType', detail: expect.stringContaining(`“cv.docx” is ${kind}`) as string},
  ]);
});

test('a damaged file is rejected, and the message says so', async () => {
  const reply = await send('cv.pdf', Buffer.from([0, 1, 2, 3]));
  expect(errorsOf(reply)).toMatchObject([{detail: t('fileContent')}]);
});

const MB = 1024 ** 2;
const entries = (count: number) => Array.from({length: count}, (_, index) => `word/${index}.xml`);
test.each<{what: string; status: number; bytes: Buffer; name?: string}>([
  {what: '10,000 entries', status: 200, bytes: officeFile('.docx', ...entries(9998))},
  {what: '10,001 entries', status: 422, bytes: officeFile('.docx', ...entries(9999))},
  {what: '100 MB when unpacked', status: 200, bytes: lying({unpacked: 100 * MB - 2})},
  {what: 'more than 100 MB when unpacked', status: 422, bytes: lying({unpacked: 100 * MB - 1})},
  {what: 'an encrypted entry', status: 422, bytes: lying({encrypted: true})},
  {what: 'a path outside the archive', status: 422, bytes: officeFile('.docx', '../a')},
  {what: 'the main part of another type', status: 200, bytes: officeFile('.xlsx')},
  {
    what: 'the type of another OpenDocument',
    status: 200,
    bytes: openDocument('.ods'),
    name: 'cv.odt',
  },
  {what: 'macros', status: 422, bytes: officeFile('.docx', 'word/vbaProject.bin')},
  {what: 'the records of zip64', status: 200, bytes: Buffer.from(zip64(officeFile('.docx')))},
  {what: 'missing bytes', status: 422, bytes: officeFile('.docx').subarray(0, 80)},
])('a zip file with $what is answered with $status', async ({status, bytes, name = 'cv.docx'}) => {
  expect((await send(name, bytes)).status).toBe(status);
});

test('a file of exactly the maximum size is accepted', async () => {
  const bytes = Buffer.alloc(careers.fields.file.maxBytes, '%PDF-1.7 ');
  expect((await send('cv.pdf', bytes)).status).toBe(200);
  expect((await stored())?.size).toBe(bytes.length);
});
