/** The request for a quote: what is refused, and with which words. */
import {RESUME, multipart, type TestFile} from './setup/forms';
import {ASKED, LETTER, ask, file, problemsOf} from './setup/quote';
import {serverForEach} from './setup/server';

const server = serverForEach();

const MB = 1024 * 1024;
const large = (name: string, size: number) =>
  file(name, Buffer.concat([RESUME, Buffer.alloc(size - RESUME.length)]));

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

test('a body that says that it is larger than all files is refused unread', async () => {
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
