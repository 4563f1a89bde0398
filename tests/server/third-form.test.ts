/** A form that is declared in a table alone goes all the way, from the post to the erasure. */
import {rm} from 'node:fs/promises';
import {quote} from '../setup/third-form';
import {MESSAGES} from '../../src/forms/sentences';
import {mailDelivery} from '../../src/server/deliver/mail';
import {mostUploads} from '../../src/server/forms/uploads';
import {readSettings} from '../../src/server/settings';
import type {Submission} from '../../src/server/store/store';
import {pageOf, summary} from './setup/answers';
import {forms} from './setup/command';
import {parseCsv} from './setup/csv';
import {ENQUIRY, RESUME, multipart, postJson, type TestFile} from './setup/forms';
import {startServer, type Reply, type TestServer} from './setup/server';
import {htmlOf, page} from './setup/site';
import {startMailServer} from './setup/smtp';

jest.mock('../../src/forms/tables/all', () => {
  const {TABLES} = jest.requireActual<{TABLES: readonly unknown[]}>('../../src/forms/tables/all');
  const third = jest.requireActual<{quote: unknown}>('../setup/third-form');
  return {TABLES: [...TABLES, third.quote]};
});

const ASKED = {
  name: 'Mira Sen',
  email: 'mira@example.com',
  phoneNumber: '+44 9876543210',
  message: 'Two forms.\r\nBoth in English.',
  findingsOnly: 'yes',
};
const STORED = {...ASKED, message: 'Two forms.\nBoth in English.'};

const pdf = (name: string, size = RESUME.length): TestFile => ({
  name,
  bytes: Buffer.concat([RESUME, Buffer.alloc(Math.max(0, size - RESUME.length))]),
  part: 'documents',
});
const TEXT: TestFile = {name: 'notes.txt', bytes: Buffer.from('Notes'), part: 'documents'};

let server: TestServer;
let env: Record<string, string>;
beforeEach(async () => {
  const html = page('TrendSoft | Quote', htmlOf(quote));
  server = await startServer({files: {'Quote/index.html': Buffer.from(html)}});
  env = {DATA_DIR: server.dataDir};
});
afterEach(() => server.stop());

function ask(fields: Record<string, string>, files: readonly TestFile[], accept = '*/*') {
  const options = multipart(fields, ...files);
  return server.send('/quote-form', {...options, headers: {...options.headers, accept}});
}

const problemsOf = ({text}: Reply) =>
  (JSON.parse(text) as {errors?: Array<{pointer: string; id: string}>}).errors?.map(
    ({pointer, id}) => [pointer, id],
  );

async function stored(): Promise<Submission> {
  const [found, ...others] = await server.store.list({form: quote.name as never});
  if (!found || others.length > 0) throw new Error(`${others.length + 1} are stored`);
  return found;
}

test('several files are stored with their submission, byte for byte', async () => {
  const files = [pdf('a.pdf'), TEXT];
  expect((await ask(ASKED, files)).status).toBe(200);
  const submission = await stored();
  expect(submission).toMatchObject({form: 'quote', fields: STORED, held: false});
  expect(submission.files).toMatchObject([
    {number: 1, field: 'documents', name: 'a.pdf', type: 'application/pdf'},
    {number: 2, field: 'documents', name: 'notes.txt', type: 'text/plain'},
  ]);
  for (const [index, {bytes}] of files.entries()) {
    const kept = await server.store.readFile(submission.id, index + 1);
    expect(Buffer.compare(kept ?? Buffer.alloc(0), bytes)).toBe(0);
  }
  // The same again is the same; other files are another.
  await ask(ASKED, files);
  expect(await server.store.list()).toHaveLength(1);
  await ask(ASKED, [TEXT, pdf('a.pdf')]);
  expect(await server.store.list()).toHaveLength(2);
});

test('what may be left out is left out', async () => {
  const {name, email, message} = ASKED;
  expect((await ask({name, email, message}, [TEXT])).status).toBe(200);
  expect((await stored()).fields).toEqual({name, email, message: STORED.message});
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
      ['/message', 'messageRequired'],
      ['/documents', 'documentsRequired'],
    ],
  ],
  [
    'a number without its country',
    {...ASKED, phoneNumber: '9876543210'},
    [TEXT],
    422,
    [['/phoneNumber', 'countryCodeRequired']],
  ],
  ['no day', {...ASKED, neededBy: 'soon'}, [TEXT], 422, [['/neededBy', 'neededByInvalid']]],
  [
    'too long a text',
    {...ASKED, message: 'a'.repeat(2001)},
    [TEXT],
    422,
    [['/message', 'messageTooLong']],
  ],
  ['too many files', ASKED, [TEXT, TEXT, TEXT, TEXT], 422, [['/documents', 'documentsTooMany']]],
  [
    'a file that is too large',
    ASKED,
    [TEXT, pdf('a.pdf', 40_001)],
    413,
    [['/documents', 'documentsTooLarge']],
  ],
  [
    'files that are too large together',
    ASKED,
    [pdf('a.pdf', 35_000), pdf('b.pdf', 35_000)],
    413,
    [['/documents', 'documentsTooLargeTogether']],
  ],
  [
    'a type that this form does not take',
    ASKED,
    [{...TEXT, name: 'a.docx'}],
    422,
    [['/documents', 'documentsType']],
  ],
  [
    'a second file that is no PDF',
    ASKED,
    [TEXT, {...TEXT, name: 'b.pdf'}],
    422,
    [['/documents', 'documentsContent']],
  ],
])('%s is answered with its words', async (_what, fields, files, status, problems) => {
  const reply = await ask(fields, files);
  expect([reply.status, problemsOf(reply)]).toEqual([status, problems]);
  expect(await server.store.list()).toEqual([]);
});

test('a body that says that it is larger than all files is refused unread', async () => {
  const {headers} = multipart({});
  const reply = await server.send('/quote-form', {
    method: 'POST',
    headers: {...headers, 'content-length': '200000'},
  });
  expect([reply.status, problemsOf(reply)]).toEqual([
    413,
    [['/documents', 'documentsTooLargeTogether']],
  ]);
});

test('without JavaScript its page comes back, with what was typed and ticked', async () => {
  const reply = await ask({...ASKED, email: 'mira@'}, [TEXT], 'text/html');
  const $ = pageOf(reply);
  expect(reply.status).toBe(422);
  expect(summary($)).toEqual([
    [quote.fields.email.errors.invalid, 'email'],
    [MESSAGES.chooseAgain.message, 'documents'],
  ]);
  expect($('textarea[name=message]').text()).toBe(STORED.message);
  expect($('[name=findingsOnly]').attr('checked')).toBe('checked');
  expect($('[name=email]').attr('value')).toBe('mira@');
  const fine = pageOf(await ask(ASKED, [TEXT], 'text/html'));
  expect(fine('[data-form-status]').text()).toContain(quote.words.succeeded);
});

test('its address shows its page to whoever opens it', async () => {
  const reply = await server.send('/quote-form', {headers: {accept: 'text/html'}});
  expect(reply.status).toBe(405);
  expect(reply.text).toContain('action="/quote-form"');
});

test('its mail has its labels, each file, and goes to its own recipient', async () => {
  await ask(ASKED, [pdf('a.pdf'), TEXT]);
  const submission = await stored();
  const mail = await startMailServer({});
  const settings = readSettings({
    ...{SMTP_URL: mail.url, MAIL_FROM: 'web@example.com', MAIL_TO: 'all@example.com'},
    MAIL_TO_QUOTE: 'quotes@example.com',
  });
  const deliver = mailDelivery(settings.mail!);
  await deliver({submission, attempt: 1, signal: new AbortController().signal});
  deliver.close?.();
  await mail.stop();
  const [message] = mail.messages;
  expect(message?.to).toEqual(['quotes@example.com']);
  expect(message?.headers.get('subject')).toEqual(['Quote: Mira Sen']);
  expect(message?.headers.get('reply-to')).toEqual(['Mira Sen <mira@example.com>']);
  const {id} = submission;
  for (const line of [
    quote.mail.opening,
    'Phone number: +44 9876543210',
    'Findings only: yes',
    `Document: a.pdf (application/pdf, ${RESUME.length} bytes)`,
    'Document: notes.txt (text/plain, 5 bytes)',
    `To fetch the document, on the server: npm run forms -- file ${id} --number 2`,
  ]) {
    expect(message?.text).toContain(line);
  }
});

test('the export has its columns at the end, and the others stay where they were', async () => {
  await ask({...ASKED, neededBy: '2026-12-01'}, [pdf('a.pdf'), TEXT]);
  await postJson(server, ENQUIRY);
  const {out} = await forms(['export', '--csv'], env);
  const rows = parseCsv(out.replace(/^\uFEFF/, ''));
  expect(Object.keys(rows[0] ?? {}).slice(20)).toEqual([
    ...['reference', 'fileScan', 'neededBy', 'message', 'findingsOnly'],
  ]);
  expect(rows).toMatchObject([
    {
      ...{form: 'quote', name: 'Mira Sen', neededBy: '2026-12-01', findingsOnly: 'yes'},
      ...{message: STORED.message, fileName: 'a.pdf\nnotes.txt', companyName: ''},
      fileSize: `${RESUME.length}\n5`,
    },
    {form: 'contact', message: '', fileName: '', companyName: ENQUIRY.companyName},
  ]);
});

test('commands list it, show it, save its files, and erase it by its address', async () => {
  await ask(ASKED, [pdf('a.pdf'), TEXT]);
  await postJson(server, ENQUIRY);
  const {id} = await stored();
  const listed = JSON.parse((await forms(['list', '--form', 'quote', '--json'], env)).out) as [];
  expect(listed).toMatchObject([{id, files: [{name: 'a.pdf'}, {name: 'notes.txt'}]}]);
  expect((await forms(['show', id], env)).out).toMatch(
    /^file 2 +notes\.txt \(text\/plain, 5 bytes\)$/m,
  );
  const folder = server.dataDir;
  const saved = await forms(['file', id, '--json'], env, {folder});
  expect(JSON.parse(saved.out)).toMatchObject([
    {path: `${folder}/${id}-1.pdf`},
    {path: `${folder}/${id}-2.txt`},
  ]);
  await rm(`${folder}/${id}-2.txt`);
  const one = await forms(['file', id, '--number', '2'], env, {folder});
  expect([one.code, one.out]).toEqual([0, expect.stringContaining(`${id}-2.txt (5 bytes`)]);
  for (const args of [
    ['--number', '3'],
    ['--out', 'x.pdf'],
  ]) {
    expect((await forms(['file', id, ...args], env, {folder})).code).not.toBe(0);
  }
  const erased = await forms(['erase', '--email', 'MIRA@example.com', '--json'], env);
  expect(JSON.parse(erased.out)).toMatchObject({erased: [id]});
  expect(await server.store.list()).toMatchObject([{form: 'contact'}]);
  expect(await server.store.readFile(id, 2)).toBeUndefined();
});

test.each([
  [10, {all: 8, ofOneClient: 2}],
  [1, {all: 8, ofOneClient: 2}],
  [50, {all: 4, ofOneClient: 1}],
])('of uploads of %d MB, %j may be open', (megabytes, most) => {
  expect(mostUploads(megabytes * 1024 ** 2)).toEqual(most);
});
