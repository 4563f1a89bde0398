/** Every invalid value is answered with the form's message at its field, and nothing is stored. */
import {translator} from '../../src/forms/sentences';
import {careers, contact} from '../../src/forms/tables';
import {APPLICATION, ENQUIRY, KEY, RESUME, multipart, type TestFile} from './setup/forms';
import {ASKED, LETTER, file} from './setup/quote';
import {errorsOf} from './setup/reply';
import {serverForAll} from './setup/server';

const t = translator();

const server = serverForAll();
afterEach(async () => expect(await server.store.list()).toEqual([]));

const MB = 1024 ** 2;
const resume = {name: 'resume.pdf', bytes: RESUME};
const SEND = {
  contact: (changes: object) => server.postJson({...ENQUIRY, ...changes}),
  careers: (changes: object) => server.apply({...APPLICATION, ...changes}, resume),
  quote: (changes: object) => server.ask({...ASKED, ...changes}, [LETTER]),
  feedback: (changes: object) =>
    server.postJson({message: 'x', ...changes}, {path: '/feedback-form'}),
};

test.each<[keyof typeof SEND, field: string, value: unknown, words: string]>([
  ['contact', 'name', {first: 'Asha'}, 'Name is required'],
  ['contact', 'name', 'R2D2', 'Please enter valid name'],
  ['contact', 'name', 'a'.repeat(201), t('tooLong')],
  ['contact', 'email', 5, 'Email is required'],
  ['contact', 'phoneNumber', '+91 ', 'Phone Number is required'],
  ['contact', 'phoneNumber', '+91 98765abcde', 'Please enter valid Phone Number'],
  ['contact', 'phoneNumber', '+91 98765432101', 'Please enter 10 Digit Phone Number'],
  ['contact', 'phoneNumber', '9876543210', 'Country Code is required'],
  ['contact', 'phoneNumber', '+7 9876543210', 'Country Code is required'],
  ['contact', 'enquiries', 'undefined', 'Select Enquiries is required'],
  ['careers', 'name', 'a'.repeat(100_000), t('tooLong')],
  ['careers', 'email', 'ravi', 'invalid email address'],
  ['careers', 'position', '', 'Position is required'],
  ['careers', 'position', 'a'.repeat(201), t('tooLong')],
  ['quote', 'phoneNumber', '9876543210', 'countryCodeRequired'],
  ['quote', 'neededBy', '0027-03-31', 'neededByPast'],
  ['quote', 'neededBy', '2020-01-01', 'neededByPast'],
  ['quote', 'neededBy', '9999-01-01', 'neededByTooFar'],
  ['feedback', 'message', ' ', 'messageRequired'],
])(
  '%s: %s "%.40s" gets its own message @server-rules @limits',
  async (form, field, value, text) => {
    const reply = await SEND[form]({[field]: value});
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(JSON.parse(reply.text)).toMatchObject({type: 'about:blank', status: 422});
    const [error, ...others] = errorsOf(reply);
    expect([reply.status, error?.pointer, others]).toEqual([422, `/${field}`, []]);
    expect([error?.detail, error?.id]).toContain(text);
  },
);

const large = (name: string, size: number) =>
  file(name, Buffer.concat([RESUME, Buffer.alloc(size - RESUME.length)]));
const PROGRAM = Buffer.from('MZ\x90\0\x03', 'latin1');
const LIMIT = careers.fields.file.maxBytes;

test.each<[what: string, files: TestFile[], words: string, status?: number]>([
  ['no resume', [], 'File Upload is required'],
  ['no file chosen', [{name: '', bytes: Buffer.alloc(0)}], 'File Upload is required'],
  ['an empty resume', [{name: 'cv.pdf', bytes: Buffer.alloc(0)}], t('fileEmpty')],
  ['a program', [{name: 'cv.pdf', bytes: PROGRAM}], 'fileType'],
  ['a damaged resume', [{name: 'cv.pdf', bytes: Buffer.from('\0\x01')}], t('fileContent')],
  ['another field', [{...resume, part: 'cv'}], 'File Upload is required'],
  ['one byte above the limit', [{...large('a.pdf', LIMIT + 1), part: 'file'}], 'fileTooLarge', 413],
  ['twice the limit', [{...large('a.pdf', LIMIT * 2), part: 'file'}], 'fileTooLarge', 413],
  ['six documents', Array<TestFile>(6).fill(LETTER), 'documentsTooMany'],
  ['a large document', [LETTER, large('a.pdf', 25 * MB + 1)], 'documentsTooLarge', 413],
  [
    'documents too large together',
    [large('a.pdf', 25 * MB), large('b.pdf', 25 * MB), LETTER],
    'documentsTooLargeTogether',
    413,
  ],
  ['a document of another type', [file('a.pdf', PROGRAM)], 'documentsType'],
  ['a damaged document', [LETTER, file('b.pdf', Buffer.from('\0\x01'))], 'documentsContent'],
])('%s gets its own message @server-rules', async (_what, files, text, status = 422) => {
  const isQuote = files[0]?.part === 'documents';
  const reply = isQuote
    ? await server.ask(ASKED, files)
    : await server.apply(APPLICATION, files[0]);
  const [error, ...others] = errorsOf(reply);
  const pointer = isQuote ? '/documents' : '/file';
  expect([reply.status, error?.pointer, others]).toEqual([status, pointer, []]);
  expect([error?.detail, error?.id]).toContain(text);
});

test('a body whose Content-Length exceeds all file limits is rejected', async () => {
  const {headers} = await multipart({});
  const options = {method: 'POST', headers, body: Buffer.alloc(52 * MB)};
  const reply = await server.send('/quote-form', options);
  expect(reply.status).toBe(413);
  expect(errorsOf(reply)).toMatchObject([{id: 'documentsTooLargeTogether'}]);
});

test('an empty form gets every message in reading order, as JSON for scripts', async () => {
  const ids = Object.keys(contact.fields).map((name) => `${name}Required`);
  const asked = {headers: {accept: '*/*'}};
  const withKey = {headers: {'idempotency-key': KEY}};
  const posts = [asked, withKey].map((options) => server.postForm({}, options));
  for (const reply of await Promise.all([server.postJson({}), ...posts])) {
    expect(errorsOf(reply).map(({id}) => id)).toEqual(ids);
  }
  const tooLarge = {...large('a.pdf', LIMIT + 1), part: 'file'};
  const every = errorsOf(await server.apply({}, tooLarge));
  expect(every).toHaveLength(Object.keys(careers.fields).length);
  const quote = errorsOf(await server.ask({findingsOnly: 'yes'}, [LETTER]));
  expect(quote.map(({pointer}) => pointer)).toEqual(['/name', '/email', '/wanted', '/findings']);
});
