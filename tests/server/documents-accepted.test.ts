/** What the check reads without a word, the form takes: no visitor is refused by surprise. What only an attacker makes is. */
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
  ['with a part of one name twice', '.docx', changed((parts) => [...parts, ...parts.slice(-1)])],
  ['with an unknown packing', '.docx', withMore({name: 'word/x.xml', method: 99})],
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
  ['with bytes behind its end', '.docx', Buffer.concat([word(), Buffer.from('more')])],
  ['without its beginning', '.pdf', pages.slice(pages.indexOf(10) + 1)],
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
