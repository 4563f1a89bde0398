/** Files that are not documents, and truncated or changed documents, never crash the check. */
import {zipSync} from 'fflate';
import {bytesOf} from '../../../tests/fixtures/documents/hostile';
import {longPdf} from '../../../tests/fixtures/documents/long';
import {pdf} from '../../../tests/fixtures/documents/pdf';
import {endOf} from '../../../tests/fixtures/documents/report';
import {slides} from '../../../tests/fixtures/documents/slides';
import {heading, p, word} from '../../../tests/fixtures/documents/word';
import {mutate} from '../../../tests/fixtures/documents/mutation';

const MIMETYPE = bytesOf('application/vnd.oasis.opendocument.text');
const OPEN_DOCUMENT = {mimetype: MIMETYPE, ['x'.repeat(2000)]: MIMETYPE.slice(0, 4)};

test.each([
  {what: 'an empty file', bytes: new Uint8Array(0), reason: 'empty'},
  {what: 'an image', bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47), reason: 'notADocument'},
  {
    what: 'an old Office file',
    bytes: Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1),
    reason: 'oldOffice',
  },
  {
    what: 'an Office file with a password',
    bytes: Buffer.concat([
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0x45),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]),
    reason: 'password',
  },
  {what: 'a PDF header only', bytes: bytesOf('%PDF-1.7\n'), reason: 'damaged'},
  {
    what: 'an OpenDocument text with a long name',
    bytes: zipSync(OPEN_DOCUMENT, {level: 0}),
    reason: 'openDocument',
  },
  {what: 'another zip archive', bytes: zipSync({'a.txt': bytesOf('a')}), reason: 'notADocument'},
])('$what is refused with a reason', async ({bytes, reason}) => {
  expect(await endOf(bytes)).toMatchObject({type: 'refused', reason});
});

test.each([
  ['PDF', pdf()],
  ['packed PDF', longPdf(2)],
  ['Word', word({body: heading(1, 'A') + p('b')})],
  ['PowerPoint', slides()],
])('a %s file truncated anywhere or changed at random does not crash', async (_, bytes) => {
  for (let seed = 0; seed < 60; seed += 1) await endOf(mutate(bytes, seed));
  for (let at = 0; at < bytes.length; at += Math.ceil(bytes.length / 40)) {
    await endOf(bytes.slice(0, at));
  }
});

test('a PDF without its header is recognised by its trailer', async () => {
  const bytes = pdf();
  bytes.fill(0x20, 0, '%PDF-1.7'.length);
  expect(await endOf(bytes)).toMatchObject({type: 'done', report: {facts: {pages: 1}}});
});
