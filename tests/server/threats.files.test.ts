/**
 * Files that an attacker would send as a resume, and files that look so but are honest.
 * Numbers are those of OWASP ASVS 5.0, chapters V1 and V5.
 */
import {pdfSigns} from '../../src/server/forms/content/pdf';
import {readdir} from 'node:fs/promises';
import {REAL_FILES, officeFile, ole2File, openDocument} from './setup/documents';
import {accepted, expectRefused} from './setup/resumes';
import {serverForAll} from './setup/server';
import {zipFile} from './setup/zip';

const server = serverForAll();

const docx = (...entries: string[]) => officeFile('.docx', ...entries);
const PDF = '%PDF-1.7\n';

describe('wrong types and polyglots (5.2.2)', () => {
  test.each([
    ['a web page as .pdf', 'cv.pdf', '<!doctype html><script>alert(1)</script>'],
    ['a web page that is a PDF too', 'cv.pdf', `<html><script>/*${PDF}`],
    ['a zip file that is a PDF too', 'cv.pdf', `PK\x03\x04${PDF}`],
    ['an image that is a PDF too', 'cv.pdf', `GIF89a/*${PDF}`],
    ['a script that is a PDF too', 'cv.pdf', `#!/bin/sh\n${PDF}`],
    ['a program that is a PDF too', 'cv.pdf', `MZ${PDF}`],
    ['a PDF far behind other things', 'cv.pdf', `${' '.repeat(1024)}${PDF}`],
    ['a PDF as .docx', 'cv.docx', PDF],
    ['a program as .txt', 'cv.txt', '\x7fELF\x02\x01\x01\0\0'],
    ['a program as .csv', 'cv.csv', 'MZ\x90\0\x03'],
    ['a drawing with script as .png', 'cv.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['an AVI film as .webp', 'cv.webp', 'RIFF\x10\0\0\0AVI LIST'],
    ['an MP4 film as .heic', 'cv.heic', '\0\0\0\x18ftypmp42\0\0\0\0isommp42'],
    ['an empty HEIC box', 'cv.heic', '\0\0\0\x08ftyp'],
    ['words that begin like a bitmap', 'cv.bmp', 'BM: my resume, in plain text'],
    [
      'an installer as .doc',
      'cv.doc',
      ole2File('Root Entry', 'SummaryInformation').toString('latin1'),
    ],
    ['a presentation as .xls', 'cv.xls', REAL_FILES['.ppt']!.toString('latin1')],
  ])('%s', async (_what, name, content) => {
    await expectRefused(server, name, Buffer.from(content, 'latin1'), 'fileContent');
  });

  test.each([
    ...['cv.svg', 'cv.html', 'cv.docm', 'cv.xlsm', 'cv.exe', 'cv.pdf.exe'],
    ...['cv.zip', 'cv.pdf.', 'cv.pdf;.exe', 'cv\u202Efdp.exe'],
  ])('the name %j', (name) => expectRefused(server, name, Buffer.from(PDF), 'fileType'));

  test('something behind an image that opens as an archive is flagged', async () => {
    const bytes = Buffer.concat([REAL_FILES['.jpg']!, zipFile(['Main.class'])]);
    expect((await accepted(server, 'photo.jpg', bytes)).warnings).toEqual(['archive at its end']);
  });

  test.each([
    ['a letter in RTF that Word called .doc', 'cv.doc', REAL_FILES['.rtf']!],
    ['Notepad’s Unicode text', 'cv.txt', Buffer.from('\ufeffRavi Kumar\r\n', 'utf16le')],
    ['text in an old encoding', 'cv.txt', Buffer.from('R\xe9sum\xe9', 'latin1')],
    ['a PDF behind a byte order mark', 'cv.pdf', Buffer.from(`\ufeff${PDF}`)],
  ])('%s is honest', async (_what, name, bytes) => {
    expect((await accepted(server, name, bytes)).warnings).toEqual([]);
  });
});

describe('macros and other programs inside (5.2.2): accepted, since people do not know, but flagged', () => {
  const pdf = (text: string) => Buffer.from(PDF + text);

  test.each<[extension: string, bytes: Buffer, sign: string]>([
    ['.docx', docx('word/vbaProject.bin'), 'macros'],
    ['.xlsx', officeFile('.xlsx', 'xl/VBAPROJECT.BIN'), 'macros'],
    ['.xlsx', officeFile('.xlsx', 'xl/macrosheets/sheet1.xml'), 'macros'],
    ['.doc', ole2File('WordDocument', '_VBA_PROJECT'), 'macros'],
    ['.odt', openDocument('.odt', 'Basic/Standard/Module1.xml'), 'macros'],
    ['.ods', openDocument('.ods', 'Scripts/python/x.py'), 'macros'],
    ['.docx', docx('word/embeddings/oleObject1.bin'), 'embedded file'],
    ['.docx', docx('word/activeX/activeX1.bin'), 'embedded file'],
    ['.xlsx', officeFile('.xlsx', 'xl/externalLinks/externalLink1.xml'), 'external link'],
    ['.doc', ole2File('WordDocument', '\x01Ole10Native'), 'embedded file'],
    ['.rtf', Buffer.from('{\\rtf1{\\object\\objdata 0105}}'), 'embedded file'],
    ['.pdf', pdf('<</S/JavaScript/JS(app.alert(1))>>'), 'script'],
    ['.pdf', pdf('<</S/Launch/F(cmd.exe)>>'), 'starts a program'],
    ['.pdf', pdf('<</Type/EmbeddedFile>>'), 'embedded file'],
    ['.pdf', pdf('trailer<</Encrypt 5 0 R>>'), 'locked'],
    // 1.2.10
    ['.csv', Buffer.from('name,phone\n=cmd|calc,1\n'), 'formulas'],
  ])('in %s (%#)', async (extension, bytes, sign) => {
    expect((await accepted(server, `cv${extension}`, bytes)).warnings).toEqual([sign]);
  });

  test.each([
    ['a chart’s table in .pptx', '.pptx', officeFile('.pptx', 'ppt/embeddings/Sheet1.xlsx')],
    ['a PDF that opens on its first page', '.pdf', pdf('<</OpenAction[3 0 R/Fit]>>')],
    ['numbers of phones', '.csv', Buffer.from('-5,+91 9876543210\n"- a list"\n')],
  ])('%s is nothing to warn of', async (_what, extension, bytes) => {
    expect((await accepted(server, `cv${extension}`, bytes)).warnings).toEqual([]);
  });
});

describe('names of files (5.3.2, 5.4.1): data, never a path', () => {
  const NAMES: [sent: string, kept: string][] = [
    ['../../../etc/cron.d/job.pdf', 'job.pdf'],
    ['..\\..\\Windows\\cv.pdf', 'cv.pdf'],
    ['/etc/passwd.pdf', 'passwd.pdf'],
    ['file:///etc/passwd.pdf', 'passwd.pdf'],
    ['%2e%2e%2fcv.pdf', '%2e%2e%2fcv.pdf'],
    ['CON.pdf', 'CON.pdf'],
    ['cv.exe\u0000.pdf', 'cv.exe.pdf'],
    ['cv\u202Eexe.pdf', 'cvexe.pdf'],
    ['cv\u2066\u2069\u200F.pdf', 'cv.pdf'],
    ['$(reboot)`id`;cv.pdf', '$(reboot)`id`;cv.pdf'],
    ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
    ['=cmd|calc.pdf', '=cmd|calc.pdf'],
    ['résumé अनूषा 简历.pdf', 'résumé अनूषा 简历.pdf'],
  ];

  test.each(NAMES)('%j is kept as %j', async (name, kept) => {
    expect((await accepted(server, name, Buffer.from(`${PDF}${name}`))).name).toBe(kept);
  });

  test('nothing is ever written but the database', async () => {
    const files = await readdir(server.dataDir, {recursive: true});
    expect(files.filter((file) => !file.startsWith('forms.db'))).toEqual([]);
  });
});

test.each([-12, -4, -1, 0, 3])(
  'a name is found where two pieces of a file meet (%i)',
  async (by) => {
    const piece = 256 * 1024;
    const before = `%PDF-1.7\n${' '.repeat(piece + by - 9)}`;
    const signs = async (end: string) => [
      ...(await pdfSigns(Buffer.from(before + end + ' '.repeat(piece)))),
    ];
    expect(await signs('/Java#53cript ')).toEqual(['script']);
    expect(await signs('/JSON ')).toEqual([]);
  },
);

test('a name that goes on in the next piece is not taken for a shorter one', async () => {
  const before = `%PDF-1.7\n${' '.repeat(256 * 1024 + 256 - 9 - 3)}`;
  expect([...(await pdfSigns(Buffer.from(`${before}/JSON ${' '.repeat(1000)}`)))]).toEqual([]);
});

test('streams that never end are not looked through for ever', async () => {
  const many = Buffer.from(`%PDF-1.7\n${'/ObjStm stream\n'.repeat(200_000)}`);
  const start = process.cpuUsage();
  expect(await pdfSigns(many)).toEqual(new Set());
  expect(process.cpuUsage(start).user).toBeLessThan(20_000_000);
});
