/** What the check reads without a word, the form takes: no visitor is refused by surprise. */
import {unzipSync} from 'fflate';
import {MOST_ENTRIES, MOST_UNPACKED} from '../../src/documents/office/usual';
import {inspectContent} from '../../src/server/forms/content/inspect';
import {pdf} from '../fixtures/documents/pdf';
import {outcomeOf} from '../fixtures/documents/report';
import {slides} from '../fixtures/documents/slides';
import {word} from '../fixtures/documents/word';
import {zipFile, type ZipEntry} from './setup/zip';

const partsOf = (bytes: Uint8Array): ZipEntry[] =>
  Object.entries(unzipSync(bytes)).map(([name, content]) => ({
    ...{name, content: Buffer.from(content), deflated: true},
  }));

/** A Word file with its parts changed. */
const changed = (change: (parts: ZipEntry[]) => ZipEntry[]) => zipFile(change(partsOf(word())));
const withMore = (...more: ZipEntry[]) => changed((parts) => [...parts, ...more]);
const pages = pdf();

const ODD: readonly [what: string, extension: string, bytes: Uint8Array][] = [
  [
    'without the list of types',
    '.docx',
    changed((parts) => parts.filter(({name}) => name !== '[Content_Types].xml')),
  ],
  [
    'with that list in other letters',
    '.docx',
    changed((parts) =>
      parts.map((part) => ({...part, name: part.name.replace('[Content_T', '[content_t')})),
    ),
  ],
  ['with a part of one name twice', '.docx', changed((parts) => [...parts, ...parts.slice(-1)])],
  ['with a part that leads out of it', '.docx', withMore({name: '../x.xml'})],
  ['with a part by a full path', '.docx', withMore({name: '/etc/x.xml'})],
  ['with a part on a drive', '.docx', withMore({name: 'C:/x.xml'})],
  ['with a link to a file', '.docx', withMore({name: 'word/link', mode: 0o120777})],
  ['with a locked part', '.docx', withMore({name: 'word/x.xml', encrypted: true})],
  ['with an unknown packing', '.docx', withMore({name: 'word/x.xml', method: 99})],
  ['with parts that share their bytes', '.docx', withMore({name: 'a', compressedSize: 99_999})],
  [
    'with a part that unpacks to too much',
    '.docx',
    withMore({name: 'word/x.bin', method: 8, uncompressedSize: MOST_UNPACKED}),
  ],
  [
    'with too many parts',
    '.docx',
    withMore(...Array.from({length: MOST_ENTRIES}, (_, n) => ({name: `word/${n}.xml`}))),
  ],
  [
    'with a part that is longer than it says',
    '.docx',
    changed((parts) =>
      parts.map((part) =>
        part.name === 'word/document.xml' ? {...part, uncompressedSize: 10} : part,
      ),
    ),
  ],
  ['with bytes behind its end', '.docx', Buffer.concat([word(), Buffer.from('more')])],
  ['without its beginning', '.pdf', pages.slice(pages.indexOf(10) + 1)],
  ['that begins as a program', '.pdf', Buffer.concat([Buffer.from('MZ'), pages])],
  ['that begins as a page', '.pdf', Buffer.concat([Buffer.from('\n<p>'), pages])],
];

test.each(ODD)(
  'a file %s is refused by the form, and the check says so',
  async (_, extension, bytes) => {
    expect(await inspectContent(extension, bytes)).toBeUndefined();
    const outcome = await outcomeOf(bytes);
    // What is not checked is not put into the form.
    if (outcome.type === 'refused') expect(outcome.crash).toBeUndefined();
    else expect(outcome.report.notes).toContain('odd');
  },
);

test.each([
  ['.docx', word()],
  ['.docx', changed((parts) => parts)],
  ['.docx', withMore({name: 'word\\media\\x.png'})],
  ['.pptx', slides()],
  ['.pdf', pages],
  ['.pdf', Buffer.concat([Buffer.from('\ufeff\n'), pages])],
])('an honest %s file is taken, and nothing is said (%#)', async (extension, bytes) => {
  expect(await inspectContent(extension, bytes)).toBeDefined();
  const outcome = await outcomeOf(bytes);
  expect(outcome).toMatchObject({type: 'done'});
  expect(outcome.type === 'done' && outcome.report.notes).not.toContain('odd');
});
