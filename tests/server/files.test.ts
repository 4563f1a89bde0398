/** Files: their names made harmless, their content compared with their extension. */
import {FILE_TYPES} from '../../src/forms';
import {sayIn} from '../../src/forms/sentences';
import {careers} from '../../src/forms/tables';
import {REAL_FILES, lie, officeFile} from './setup/documents';
import {APPLICATION, RESUME, apply, errorsOf, storedFile} from './setup/forms';
import {serverForEach} from './setup/server';

const say = sayIn();

const server = serverForEach();
const send = (name: string, bytes: Uint8Array) => apply(server, APPLICATION, {name, bytes});

test.each([
  ['a\tb\u0007.pdf', 'ab.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
  [' resume.PDF ', 'resume.PDF'],
  ['résumé అనూష.pdf', 'résumé అనూష.pdf'],
  // The cut falls into the middle of a character.
  [`${'x'.repeat(115)}🧪${'x'.repeat(90)}.pdf`, `${'x'.repeat(115)}.pdf`],
])('the name "%s" is stored as "%s"', async (name, kept) => {
  expect((await send(name, RESUME)).status).toBe(200);
  expect(await storedFile(server)).toMatchObject({name: kept, type: 'application/pdf'});
});

test.each(Object.entries(FILE_TYPES))(
  'a real %s is accepted as %s, and other content is refused',
  async (extension, type) => {
    const real = REAL_FILES[extension] ?? Buffer.alloc(0);
    expect((await send(`cv${extension}`, real)).status).toBe(200);
    expect((await storedFile(server)).type).toBe(type);
    const other = await send(`cv${extension}`, Buffer.from('MZ\x90\x00 not what the name says'));
    expect(other.status).toBe(422);
    expect(errorsOf(other)).toMatchObject([{detail: say('fileContent')}]);
  },
);

const MB = 1024 ** 2;
const entries = (count: number) => Array.from({length: count}, (_, index) => `word/${index}.xml`);
test.each<[what: string, status: number, bytes: Buffer]>([
  ['2,000 entries', 200, officeFile('.docx', ...entries(1998))],
  ['one entry more', 422, officeFile('.docx', ...entries(1999))],
  ['100 MB when unpacked', 200, lie(officeFile('.docx', 'a'), 'a', {unpacked: 99 * MB})],
  ['more than that', 422, lie(officeFile('.docx', 'a'), 'a', {unpacked: 101 * MB})],
  ['an encrypted entry', 422, lie(officeFile('.docx', 'a'), 'a', {encrypted: true})],
  ['a name outside itself', 422, officeFile('.docx', '../a')],
  ['another document in it', 422, officeFile('.xlsx')],
  ['half of its bytes', 422, officeFile('.docx').subarray(0, 80)],
])('a zip file with %s is answered with %i', async (_what, status, bytes) => {
  expect((await send('cv.docx', bytes)).status).toBe(status);
});

test('a file of exactly the largest size is accepted', async () => {
  const bytes = Buffer.alloc(careers.fields.file.size, '%PDF-1.7 ');
  expect((await send('cv.pdf', bytes)).status).toBe(200);
  expect((await storedFile(server)).bytes).toHaveLength(bytes.length);
});
