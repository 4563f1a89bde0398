/** Every invalid value is answered with the form's message at its field, and nothing is stored. */
import {translator} from '../../src/forms/sentences';
import {careers, contact} from '../../src/forms/tables';
import {requiredFields} from '../setup/answers';
import {errorsOf} from '../../packages/forms-service/tests/setup/reply';
import {BYTES, KEY, multipart} from '../../packages/forms-service/tests/setup/requests';
import {APPLICATION, ENQUIRY, type ChosenFile} from './setup/forms';
import {ASKED, LETTER, file} from './setup/quote';
import {serverForAll} from './setup/service';

const t = translator();

const server = serverForAll();
afterEach(async () => expect(await server.store.list()).toEqual([]));

const MB = 1024 ** 2;
const resume = {name: 'resume.pdf', bytes: BYTES};
const SEND = {
  contact: (changes: object) => server.postJson({...ENQUIRY, ...changes}),
  careers: (changes: object) => server.apply({...APPLICATION, ...changes}, resume),
  quote: (changes: object) => server.ask({...ASKED, ...changes}, [LETTER]),
  feedback: (changes: object) =>
    server.postJson({message: 'x', ...changes}, {path: '/feedback-form'}),
};

test.each<{form: keyof typeof SEND; field: string; value: unknown; text: string}>([
  {form: 'contact', field: 'name', value: {first: 'Asha'}, text: 'Name is required'},
  {form: 'contact', field: 'name', value: 'R2D2', text: 'Please enter valid name'},
  {form: 'contact', field: 'name', value: 'a'.repeat(201), text: t('tooLong')},
  {form: 'contact', field: 'email', value: 5, text: 'Email is required'},
  {form: 'contact', field: 'phoneNumber', value: '+91 ', text: 'Phone Number is required'},
  {
    form: 'contact',
    field: 'phoneNumber',
    value: '+91 98765abcde',
    text: 'Please enter valid Phone Number',
  },
  {
    form: 'contact',
    field: 'phoneNumber',
    value: '+91 98765432101',
    text: 'Please enter 10 Digit Phone Number',
  },
  {form: 'contact', field: 'phoneNumber', value: '9876543210', text: 'Country Code is required'},
  {form: 'contact', field: 'phoneNumber', value: '+7 9876543210', text: 'Country Code is required'},
  {form: 'contact', field: 'enquiries', value: 'undefined', text: 'Select Enquiries is required'},
  {form: 'careers', field: 'name', value: 'a'.repeat(100_000), text: t('tooLong')},
  {form: 'careers', field: 'email', value: 'ravi', text: 'invalid email address'},
  {form: 'careers', field: 'position', value: '', text: 'Position is required'},
  {form: 'careers', field: 'position', value: 'a'.repeat(201), text: t('tooLong')},
  {form: 'quote', field: 'phoneNumber', value: '9876543210', text: 'countryCodeRequired'},
  {form: 'quote', field: 'neededBy', value: '0027-03-31', text: 'neededByPast'},
  {form: 'quote', field: 'neededBy', value: '2020-01-01', text: 'neededByPast'},
  {form: 'quote', field: 'neededBy', value: '9999-01-01', text: 'neededByTooFar'},
  {form: 'feedback', field: 'message', value: ' ', text: 'messageRequired'},
])(
  '$form: $field "$value" gets its own message @server-rules @limits',
  async ({form, field, value, text}) => {
    const reply = await SEND[form]({[field]: value});
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(JSON.parse(reply.text)).toMatchObject({type: 'about:blank', status: 422});
    const [error, ...others] = errorsOf(reply);
    expect([reply.status, error?.pointer, others]).toEqual([422, `/${field}`, []]);
    expect([error?.detail, error?.id]).toContain(text);
  },
);

const large = (name: string, size: number) =>
  file(name, Buffer.concat([BYTES, Buffer.alloc(size - BYTES.length)]));
const PROGRAM = Buffer.from('MZ\x90\0\x03', 'latin1');
const LIMIT = careers.fields.file.maxBytes;

test.each<{what: string; files: ChosenFile[]; text: string; status?: number}>([
  {what: 'no resume', files: [], text: 'File Upload is required'},
  {
    what: 'no file chosen',
    files: [{name: '', bytes: Buffer.alloc(0)}],
    text: 'File Upload is required',
  },
  {
    what: 'an empty resume',
    files: [{name: 'cv.pdf', bytes: Buffer.alloc(0)}],
    text: t('fileEmpty'),
  },
  {what: 'a program', files: [{name: 'cv.pdf', bytes: PROGRAM}], text: 'fileType'},
  {
    what: 'a damaged resume',
    files: [{name: 'cv.pdf', bytes: Buffer.from('\0\x01')}],
    text: t('fileContent'),
  },
  {what: 'another field', files: [{...resume, part: 'cv'}], text: 'File Upload is required'},
  {
    what: 'one byte above the limit',
    files: [{...large('a.pdf', LIMIT + 1), part: 'file'}],
    text: 'fileTooLarge',
    status: 413,
  },
  {
    what: 'twice the limit',
    files: [{...large('a.pdf', LIMIT * 2), part: 'file'}],
    text: 'fileTooLarge',
    status: 413,
  },
  {what: 'six documents', files: Array<ChosenFile>(6).fill(LETTER), text: 'documentsTooMany'},
  {
    what: 'a large document',
    files: [LETTER, large('a.pdf', 25 * MB + 1)],
    text: 'documentsTooLarge',
    status: 413,
  },
  {
    what: 'documents too large together',
    files: [large('a.pdf', 25 * MB), large('b.pdf', 25 * MB), LETTER],
    text: 'documentsTooLargeTogether',
    status: 413,
  },
  {what: 'a document of another type', files: [file('a.pdf', PROGRAM)], text: 'documentsType'},
  {
    what: 'a damaged document',
    files: [LETTER, file('b.pdf', Buffer.from('\0\x01'))],
    text: 'documentsContent',
  },
])('$what gets its own message @server-rules', async ({files, text, status = 422}) => {
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
  const ids = requiredFields(contact).map((name) => `${name}Required`);
  const asked = {headers: {accept: '*/*'}};
  const withKey = {headers: {'idempotency-key': KEY}};
  const posts = [asked, withKey].map((options) => server.postForm({}, options));
  for (const reply of await Promise.all([server.postJson({}), ...posts])) {
    expect(errorsOf(reply).map(({id}) => id)).toEqual(ids);
  }
  const tooLarge = {...large('a.pdf', LIMIT + 1), part: 'file'};
  const every = errorsOf(await server.apply({}, tooLarge));
  expect(every).toHaveLength(requiredFields(careers).length);
  const quote = errorsOf(await server.ask({findingsOnly: 'yes'}, [LETTER]));
  expect(quote.map(({pointer}) => pointer)).toEqual(['/name', '/email', '/wanted', '/findings']);
});
