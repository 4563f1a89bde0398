/** Unusual zip archives: zip64, symbolic links. */
import {outcomeOf, reportOf} from '../../../../tests/fixtures/documents/report';
import {word} from '../../../../tests/fixtures/documents/word';
import {withDuplicate, withLink, zip64} from '../../../../tests/fixtures/zips';

test('a document in a zip64 archive has the same findings', async () => {
  const {findings} = await reportOf(word());
  expect((await reportOf(zip64(word()))).findings).toEqual(findings);
});

test('a zip64 archive whose record is cut off is refused as damaged', async () => {
  const bytes = zip64(word());
  const recordAt = bytes.lastIndexOf('PK\x06\x06', undefined, 'latin1');
  bytes.fill(0, recordAt, recordAt + 56);
  expect(await outcomeOf(bytes)).toMatchObject({type: 'refused'});
});

test.each([
  {what: 'a symbolic link', bytes: withLink(word())},
  {what: 'a name twice', bytes: withDuplicate(word())},
])('a document with $what is reported as one that our forms refuse', async ({bytes}) => {
  const {notes} = await reportOf(bytes);
  expect(notes).toContain('nonstandard');
});
