/** The request for a quote: several documents, or what was found in them. */
import {multipart, type TestFile, RESUME} from './setup/forms';
import {
  ASKED,
  AS_PAGE,
  DAMAGED,
  FILES,
  LETTER,
  STORED,
  ask,
  file,
  problemsOf,
  storedIn,
} from './setup/quote';
import {pageOf} from './setup/answers';
import {serverForEach} from './setup/server';

const server = serverForEach({files: FILES});

const MB = 1024 * 1024;
const ONLY = {...ASKED, findingsOnly: 'yes'};
const large = (name: string, size: number) =>
  file(name, Buffer.concat([RESUME, Buffer.alloc(size - RESUME.length)]));

test('optional fields that are empty are not stored', async () => {
  const {name, email, wanted} = ASKED;
  expect((await ask(server, {name, email, wanted, message: ''}, [LETTER])).status).toBe(200);
  expect((await storedIn(server)).fields).toEqual({name, email, wanted});
});

test('a browser gets the reference, and no report on its documents', async () => {
  const $ = pageOf(await ask(server, ASKED, [LETTER, DAMAGED], AS_PAGE));
  const {reference, files} = await storedIn(server);
  expect($('[data-form-status]').text()).toContain(reference);
  expect($('[data-form-status] section')).toHaveLength(0);
  expect(files.map((stored) => stored.name)).toEqual(['letter.docx', 'damaged.pdf']);
});

test('findings are stored in place of documents, and documents sent beside them are not', async () => {
  expect((await ask(server, {...ONLY, findings: 'Two faults'}, [LETTER])).status).toBe(200);
  const {fields, files} = await storedIn(server);
  expect([fields, files]).toEqual([{...STORED, findingsOnly: 'yes', findings: 'Two faults'}, []]);
});

test('findings are not stored beside the documents', async () => {
  await ask(server, {...ASKED, findings: 'Two faults'}, [LETTER]);
  expect((await storedIn(server)).fields).not.toHaveProperty('findings');
});

test.each<[string, Record<string, string>, TestFile[], number, Array<[string, string]>]>([
  [
    'nothing',
    {},
    [],
    422,
    [
      ['/name', 'nameRequired'],
      ['/email', 'emailRequired'],
      ['/wanted', 'wantedRequired'],
      ['/documents', 'documentsRequired'],
    ],
  ],
  ['findings without their text', ONLY, [LETTER], 422, [['/findings', 'findingsRequired']]],
  [
    'a number without its country',
    {...ASKED, phoneNumber: '9876543210'},
    [LETTER],
    422,
    [['/phoneNumber', 'countryCodeRequired']],
  ],
  ['no day', {...ASKED, neededBy: '2027-02-30'}, [LETTER], 422, [['/neededBy', 'neededByInvalid']]],
  [
    'too long a text',
    {...ASKED, message: 'a'.repeat(4001)},
    [LETTER],
    422,
    [['/message', 'messageTooLong']],
  ],
  [
    'too many files',
    ASKED,
    Array.from({length: 6}, () => LETTER),
    422,
    [['/documents', 'documentsTooMany']],
  ],
  [
    'a file that is too large',
    ASKED,
    [LETTER, large('a.pdf', 25 * MB + 1)],
    413,
    [['/documents', 'documentsTooLarge']],
  ],
  [
    'files that are too large together',
    ASKED,
    [large('a.pdf', 25 * MB), large('b.pdf', 25 * MB), LETTER],
    413,
    [['/documents', 'documentsTooLargeTogether']],
  ],
  [
    'a file of another type',
    ASKED,
    [{...LETTER, name: 'a.exe'}],
    422,
    [['/documents', 'documentsType']],
  ],
  [
    'a second file that is not what its name says',
    ASKED,
    [LETTER, {...LETTER, name: 'b.pdf'}],
    422,
    [['/documents', 'documentsContent']],
  ],
])('%s is answered with its words', async (_what, fields, files, status, problems) => {
  const reply = await ask(server, fields, files);
  expect([reply.status, problemsOf(reply)]).toEqual([status, problems]);
  expect(await server.store.list()).toEqual([]);
});

test('a body whose announced length exceeds all files is refused unread', async () => {
  const {headers} = multipart({});
  const reply = await server.send('/quote-form', {
    method: 'POST',
    headers: {...headers, 'content-length': String(51 * MB)},
  });
  expect([reply.status, problemsOf(reply)]).toEqual([
    413,
    [['/documents', 'documentsTooLargeTogether']],
  ]);
});

test('its page comes back with what was typed and ticked', async () => {
  const $ = pageOf(await ask(server, {...ONLY, email: 'mira@'}, [LETTER], AS_PAGE));
  expect($('[name=findingsOnly]').attr('checked')).toBeDefined();
  expect($('[name=message]').text()).toBe(STORED.message);
  expect($('[name=wanted] [selected]').attr('value')).toBe(ASKED.wanted);
});
