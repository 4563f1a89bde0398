import {FILE_TYPES} from '../../src/forms';
import {MESSAGES} from '../../src/forms/sentences';
import {careers} from '../../src/forms/tables';
import {REAL_FILES, officeFile} from './setup/documents';
import {APPLICATION, RESUME, apply} from './setup/forms';
import {serverForEach} from './setup/server';
import {errorsOf, storedFile} from './setup/stored';

const FILE_LIMIT = careers.fields.file.size;

const server = serverForEach();

const resume = {name: 'resume.pdf', bytes: RESUME};

describe('the name of the file', () => {
  test.each([
    ['a\tb\u0007.pdf', 'ab.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
    [' resume.PDF ', 'resume.PDF'],
    // The cut falls into the middle of a character.
    [`${'x'.repeat(115)}🧪${'x'.repeat(90)}.pdf`, `${'x'.repeat(115)}.pdf`],
  ])('"%s" is kept as "%s"', async (name, kept) => {
    const reply = await apply(server, APPLICATION, {name, bytes: RESUME});
    expect(reply.status).toBe(200);
    expect((await storedFile(server)).name).toBe(kept);
  });
});

describe('the content of the file', () => {
  test.each(Object.keys(FILE_TYPES))('a real %s is accepted @resume', async (extension) => {
    const bytes = REAL_FILES[extension] ?? Buffer.alloc(0);
    const reply = await apply(server, APPLICATION, {name: `cv${extension}`, bytes});
    expect(reply.status).toBe(200);
    const stored = await storedFile(server);
    expect(stored.type).toBe(FILE_TYPES[extension]);
  });

  test.each(Object.keys(FILE_TYPES))('something else named %s is refused', async (extension) => {
    const bytes = Buffer.from('MZ\x90\x00 not what the name says');
    const reply = await apply(server, APPLICATION, {name: `cv${extension}`, bytes});
    expect(reply.status).toBe(422);
    expect(errorsOf(reply)?.[0]?.detail).toBe(MESSAGES.fileContent.message);
  });
});

describe('a zip file is refused by its directory, and never unpacked', () => {
  const MB = 1024 ** 2;
  const entries = (count: number) => Array.from({length: count}, (_, index) => `word/${index}.xml`);

  test.each([
    ['2,000 entries', officeFile('.docx', ...entries(1998)), 200],
    ['one entry more', officeFile('.docx', ...entries(1999)), 422],
    [
      '100 MB when unpacked',
      officeFile('.docx', {name: 'a', deflated: true, uncompressedSize: 99 * MB}),
      200,
    ],
    [
      'more than that',
      officeFile('.docx', {name: 'a', deflated: true, uncompressedSize: 101 * MB}),
      422,
    ],
    ['an encrypted entry', officeFile('.docx', {name: 'a', encrypted: true}), 422],
    ['a name outside itself', officeFile('.docx', {name: '../a'}), 422],
    ['another document in it', officeFile('.xlsx'), 422],
    ['half of its bytes', officeFile('.docx').subarray(0, 80), 422],
  ])('%s', async (_what, bytes, status) => {
    expect((await apply(server, APPLICATION, {name: 'cv.docx', bytes})).status).toBe(status);
  });
});

describe('limits', () => {
  const pdf = (size: number) => {
    const bytes = Buffer.alloc(size, 0x20);
    bytes.write('%PDF-1.7');
    return {name: 'cv.pdf', bytes};
  };

  test('a file of exactly ten megabytes is accepted', async () => {
    expect((await apply(server, APPLICATION, pdf(FILE_LIMIT))).status).toBe(200);
    expect((await storedFile(server)).bytes).toHaveLength(FILE_LIMIT);
  });

  test.each([FILE_LIMIT + 1, FILE_LIMIT * 2])(
    'a file of %d bytes is too large @resume',
    async (size) => {
      const reply = await apply(server, APPLICATION, pdf(size));
      expect(reply.status).toBe(413);
      const detail = MESSAGES.fileTooLarge.message;
      expect(errorsOf(reply)).toEqual([{pointer: '/file', detail, id: 'fileTooLarge'}]);
      expect(await server.store.list()).toHaveLength(0);
    },
  );

  test('text that is far too long is refused in the words of its field @limits', async () => {
    const reply = await apply(server, {...APPLICATION, name: 'a'.repeat(100_000)}, resume);
    expect(reply.status).toBe(422);
    expect(errorsOf(reply)?.[0]?.detail).toBe(MESSAGES.tooLong.message);
  });

  test('too many parts are refused', async () => {
    const fields = Object.fromEntries(Array.from({length: 30}, (_, index) => [`f${index}`, 'x']));
    expect((await apply(server, fields, resume)).status).toBe(413);
  });
});
