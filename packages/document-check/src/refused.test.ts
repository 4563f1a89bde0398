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
  ['an empty file', new Uint8Array(0), 'empty'],
  ['an image', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 'notADocument'],
  ['an old Office file', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'oldOffice'],
  [
    'an Office file with a password',
    Buffer.concat([
      Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0x45),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]),
    'password',
  ],
  ['a PDF header only', bytesOf('%PDF-1.7\n'), 'damaged'],
  ['an OpenDocument text with a long name', zipSync(OPEN_DOCUMENT, {level: 0}), 'openDocument'],
  ['another zip archive', zipSync({'a.txt': bytesOf('a')}), 'notADocument'],
])('%s is refused with a reason', async (_, bytes, reason) => {
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
