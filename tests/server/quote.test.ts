/** The request for a quote, from the post to the erasure. The checks themselves are tested in src/documents. */
import {rm} from 'node:fs/promises';
import {deflateSync} from 'node:zlib';
import {unzipSync, zipSync} from 'fflate';
import {quote} from '../../src/forms/tables';
import {MESSAGES} from '../../src/forms/sentences';
import {mailDelivery} from '../../src/server/deliver/mail';
import {mostUploads} from '../../src/server/forms/uploads';
import {readSettings} from '../../src/server/settings';
import type {Submission} from '../../src/server/store/store';
import {longPdf} from '../fixtures/documents/long';
import {el, pdf} from '../fixtures/documents/pdf';
import {p, word} from '../fixtures/documents/word';
import {pageOf, summary} from './setup/answers';
import {forms} from './setup/command';
import {parseCsv} from './setup/csv';
import {ENQUIRY, KEY, RESUME, multipart, postJson, type TestFile} from './setup/forms';
import {startServer, type Reply, type TestServer} from './setup/server';
import {htmlOf, page} from './setup/site';
import {startMailServer} from './setup/smtp';

const MB = 1024 * 1024;

const ASKED = {
  name: 'Mira Sen',
  email: 'mira@example.com',
  phoneNumber: '+44 9876543210',
  wanted: 'Remediation',
  neededBy: '2027-03-31',
  documentCount: '40',
  message: 'Two forms.\r\nBoth in English.',
};
const STORED = {...ASKED, message: 'Two forms.\nBoth in English.'};

const file = (name: string, bytes: Uint8Array): TestFile => ({name, bytes, part: 'documents'});
/** A picture without a description, and without tags, behind a name that would like to be HTML. */
const UNTAGGED = file('a <b>.pdf', pdf({without: ['tree', 'marked']}));
const TYPES = {'[Content_Types].xml': Buffer.from('<Types/>')};
const LETTER = file('letter.docx', zipSync({...TYPES, ...unzipSync(word({body: p('Dear all')}))}));
/** The mark of a PDF, and nothing that could be read. */
const DAMAGED = file('damaged.pdf', RESUME);
const large = (name: string, size: number) =>
  file(name, Buffer.concat([RESUME, Buffer.alloc(size - RESUME.length)]));

/** In Telugu some of the checks' sentences are translated. */
const TELUGU = {
  foundHeading: 'te: found',
  'documents.group.listening': 'te: listening',
};
const FILES = {
  'document-check/index.html': Buffer.from(page('TrendSoft | Document check', htmlOf(quote))),
  'te/document-check/index.html': Buffer.from(page('TrendSoft | Check', htmlOf(quote), 'te')),
  'te/form-messages.json': Buffer.from(JSON.stringify(TELUGU)),
};

let server: TestServer;
let env: Record<string, string>;
beforeEach(async () => {
  server = await startServer({files: FILES});
  env = {DATA_DIR: server.dataDir};
});
afterEach(() => server.stop());

function ask(
  fields: Record<string, string>,
  files: readonly TestFile[],
  headers: Record<string, string> = {accept: '*/*'},
) {
  const options = multipart(fields, ...files);
  return server.send('/quote-form', {...options, headers: {...options.headers, ...headers}});
}

const AS_PAGE = {accept: 'text/html'};

const problemsOf = ({text}: Reply) =>
  (JSON.parse(text) as {errors?: Array<{pointer: string; id: string}>}).errors?.map(
    ({pointer, id}) => [pointer, id],
  );

async function stored(): Promise<Submission> {
  const [found, ...others] = await server.store.list({form: 'quote'});
  if (!found || others.length > 0) throw new Error(`${others.length + 1} are stored`);
  return found;
}

test('documents are kept byte for byte, once, with what a quote is made from', async () => {
  const files = [UNTAGGED, LETTER, DAMAGED];
  expect((await ask(ASKED, files)).status).toBe(200);
  const submission = await stored();
  expect(submission).toMatchObject({form: 'quote', fields: STORED, held: false});
  expect(submission.files).toMatchObject([
    {
      ...{number: 1, field: 'documents', name: 'a <b>.pdf', type: 'application/pdf'},
      check: {outcome: 'checked', facts: {format: 'pdf', pages: 1, tagged: false}},
    },
    {number: 2, name: 'letter.docx', check: {outcome: 'checked', facts: {format: 'word'}}},
    {number: 3, name: 'damaged.pdf', check: {outcome: 'refused', reason: 'damaged'}},
  ]);
  for (const [index, {bytes}] of files.entries()) {
    const kept = await server.store.readFile(submission.id, index + 1);
    expect(Buffer.compare(kept ?? Buffer.alloc(0), bytes)).toBe(0);
  }
  await ask(ASKED, files);
  expect(await server.store.list()).toHaveLength(1);
  await ask(ASKED, [LETTER]);
  expect(await server.store.list()).toHaveLength(2);
});

test('with a key, a second attempt is the same submission and has its reference', async () => {
  const headers = {'idempotency-key': KEY};
  const [first, second] = [
    JSON.parse((await ask(ASKED, [LETTER], headers)).text) as object,
    JSON.parse((await ask(ASKED, [LETTER], headers)).text) as object,
  ];
  expect(second).toEqual(first);
  expect(first).toMatchObject({status: 'stored', reference: (await stored()).reference});
  expect((await ask(ASKED, [DAMAGED], headers)).status).toBe(422);
});

test('what may be left out is left out', async () => {
  const {name, email, wanted} = ASKED;
  expect((await ask({name, email, wanted}, [LETTER])).status).toBe(200);
  expect((await stored()).fields).toEqual({name, email, wanted});
});

describe('the findings alone', () => {
  const ONLY = {...ASKED, findingsOnly: 'yes'};

  test('as script sends them', async () => {
    expect((await ask({...ONLY, findings: 'Two faults'}, [])).status).toBe(200);
    const {fields, files} = await stored();
    expect([fields, files]).toEqual([{...STORED, findingsOnly: 'yes', findings: 'Two faults'}, []]);
  });

  test('without script they are found on the server, which does not keep the documents', async () => {
    const reply = await ask(ONLY, [UNTAGGED, DAMAGED], AS_PAGE);
    expect(reply.status).toBe(200);
    const {fields, files} = await stored();
    expect(files).toEqual([]);
    expect(fields.findings).toContain('a <b>.pdf\npdf, 1 pages');
    expect(fields.findings).toContain('damaged.pdf\nnot checked');
    expect(pageOf(reply)('h3').text()).toContain('a <b>.pdf');
  });

  test('are not kept beside the documents', async () => {
    await ask({...ASKED, findings: 'Two faults'}, [LETTER]);
    expect((await stored()).fields).not.toHaveProperty('findings');
  });

  test.each([
    ['neither text nor file', [], [['/findings', 'findingsRequired']]],
    ['a file of another type', [{...LETTER, name: 'a.exe'}], [['/documents', 'documentsType']]],
  ])('%s is answered with its words', async (_what, files, problems) => {
    expect(problemsOf(await ask(ONLY, files))).toEqual(problems);
  });
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
  const reply = await ask(fields, files);
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

describe('without JavaScript', () => {
  test('its page says what was found, and nothing in a document becomes HTML', async () => {
    const picture = el('Figure', '/Alt (<img src=x onerror=alert\\(1\\)>.png)', 0);
    const reply = await ask(ASKED, [UNTAGGED, file('alt.pdf', pdf({tree: [picture]}))], AS_PAGE);
    const $ = pageOf(reply);
    const status = $('[data-form-status]');
    expect(reply.status).toBe(200);
    expect(status.text()).toContain(quote.words.succeeded);
    expect(status.find('h2').text()).toBe(MESSAGES.foundHeading.message);
    expect(status.find('h3').first().text()).toBe('a <b>.pdf');
    expect(status.find('h4').length).toBeGreaterThan(0);
    expect(status.text()).toContain(MESSAGES.foundToDo.message);
    expect(status.text()).toContain(MESSAGES.foundByPerson.message);
    expect(status.find('b, img, script').length).toBe(0);
  });

  test('it speaks the language of the page, and says where it is English all the same', async () => {
    const referer = `${server.url}/te/document-check`;
    const $ = pageOf(await ask(ASKED, [UNTAGGED], {...AS_PAGE, referer}));
    const section = $('[data-form-status] section');
    expect(section.find('h2').text()).toBe('te: found');
    expect([section.find('h4').text(), section.find('h4').attr('lang')]).toEqual([
      'te: listening',
      undefined,
    ]);
    expect(section.find('li > p[lang=en]').text()).toContain('not tagged');
  });

  test('a document that cannot be read is said to be so, and is kept', async () => {
    const $ = pageOf(await ask(ASKED, [DAMAGED], AS_PAGE));
    expect($('[data-form-status] section p').text()).toContain('damaged');
    expect((await stored()).files).toHaveLength(1);
  });

  test('its page comes back with what was typed and ticked', async () => {
    const fields = {...ASKED, email: 'mira@', findingsOnly: 'yes'};
    const reply = await ask(fields, [LETTER], AS_PAGE);
    const $ = pageOf(reply);
    expect(reply.status).toBe(422);
    expect(summary($)).toEqual([
      [quote.fields.email.errors.invalid, 'email'],
      [MESSAGES.chooseAgain.message, 'documents'],
    ]);
    expect($('textarea[name=message]').text()).toBe(STORED.message);
    expect($('[name=findingsOnly]').attr('checked')).toBe('checked');
    expect($('[name=neededBy]').attr('value')).toBe('2027-03-31');
  });

  test('its address shows its page to whoever opens it', async () => {
    const reply = await server.send('/quote-form', {headers: {accept: 'text/html'}});
    expect(reply.status).toBe(405);
    expect(reply.text).toContain('action="/quote-form"');
  });
});

describe('documents that are made to do harm', () => {
  /** 100 MB of blanks in a few kB. */
  const BOMB = file(
    'bomb.pdf',
    pdf({
      objects: {
        4: {dict: '/Filter /FlateDecode', data: deflateSync(Buffer.alloc(100 * MB, 32))},
      },
    }),
  );
  /** More to look at than there is time for. */
  const LOOP = file('loop.pdf', longPdf(300));

  test.each([
    ['unfold to more than there is room for', BOMB, {}],
    ['take longer than there is time for', LOOP, {limits: {time: 1}}],
    ['keep a thread busy until it is ended', LOOP, {patience: 300}],
    ['need more memory than a thread has', LOOP, {heapMb: 4}],
  ])('that %s end with a sentence, are kept, and the server lives on', async (_, one, checks) => {
    await server.stop();
    server = await startServer({files: FILES, checks});
    const answers = await Promise.all([
      ask(ASKED, [one], AS_PAGE),
      postJson(server, ENQUIRY, {headers: {'x-forwarded-for': '10.0.0.1'}}),
    ]);
    expect(answers.map(({status}) => status)).toEqual([200, 200]);
    expect(pageOf(answers[0])('[data-form-status] section p').text()).not.toBe('');
    const {id} = await stored();
    const {out} = await forms(['show', id], {DATA_DIR: server.dataDir});
    expect(out).toMatch(/^document +(not checked: .|PDF, pages: .*\. \w)/m);
    expect((await server.send('/healthz')).status).toBe(200);
  });
});

test('its mail has its labels, each document with its facts, and goes to its own recipient', async () => {
  await ask(ASKED, [UNTAGGED, DAMAGED]);
  const submission = await stored();
  const mail = await startMailServer({});
  const settings = readSettings({
    ...{SMTP_URL: mail.url, MAIL_FROM: 'web@example.com', MAIL_TO: 'all@example.com'},
    MAIL_TO_QUOTES: 'quotes@example.com',
  });
  const deliver = mailDelivery(settings.mail!);
  await deliver({submission, attempt: 1, signal: new AbortController().signal});
  deliver.close?.();
  await mail.stop();
  const [message] = mail.messages;
  expect(message?.to).toEqual(['quotes@example.com']);
  expect(message?.headers.get('subject')).toEqual(['Quote: Remediation']);
  expect(message?.headers.get('reply-to')).toEqual(['Mira Sen <mira@example.com>']);
  for (const line of [
    quote.mail.opening,
    'Phone number: +44 9876543210',
    'Such documents: 40',
    'Message:\n    Two forms.\n    Both in English.',
    `Document: damaged.pdf (application/pdf, ${RESUME.length} bytes)`,
    `To fetch the document, on the server: npm run forms -- file ${submission.id} --number 2`,
  ]) {
    expect(message?.text).toContain(line);
  }
  expect(message?.text).toMatch(
    /^Document check: PDF, pages: 1, scanned: 0, .* not tagged, .*effort: \w+/m,
  );
  expect(message?.text).toMatch(/^Document check: not checked: .*damaged/m);
});

test('the export has its columns at the end, and the others stay where they were', async () => {
  await ask(ASKED, [UNTAGGED, DAMAGED]);
  await postJson(server, ENQUIRY);
  const {out} = await forms(['export', '--csv'], env);
  const rows = parseCsv(out.replace(/^\uFEFF/, ''));
  expect(Object.keys(rows[0] ?? {}).slice(20)).toEqual([
    ...['reference', 'fileScan', 'wanted', 'standard', 'neededBy', 'documentCount', 'message'],
    ...['findingsOnly', 'findings', 'filePages', 'fileScannedPages', 'fileTables', 'fileFigures'],
    ...['fileFields', 'fileEffort', 'fileCheck'],
  ]);
  expect(rows).toMatchObject([
    {
      ...{form: 'quote', name: 'Mira Sen', neededBy: '2027-03-31', documentCount: '40'},
      ...{message: STORED.message, fileName: 'a <b>.pdf\ndamaged.pdf', companyName: ''},
      ...{filePages: '1\n', fileTables: '0\n'},
      fileCheck: expect.stringMatching(/^PDF, pages: 1.*\nnot checked: /),
    },
    {form: 'contact', message: '', fileName: '', filePages: '', companyName: ENQUIRY.companyName},
  ]);
});

test('commands list it, show it, save its files, and erase it by its address', async () => {
  await ask(ASKED, [UNTAGGED, LETTER]);
  await postJson(server, ENQUIRY);
  const {id} = await stored();
  const listed = JSON.parse((await forms(['list', '--form', 'quote', '--json'], env)).out) as [];
  expect(listed).toMatchObject([{id, files: [{name: 'a <b>.pdf'}, {check: {facts: {}}}]}]);
  const shown = (await forms(['show', id], env)).out;
  expect(shown).toMatch(/^message +Two forms\.\n +Both in English\.$/m);
  expect(shown).toMatch(/^file 2 +letter\.docx /m);
  expect(shown).toMatch(/^document +Word, pages: .*effort: \w+, rules broken: 0$/m);
  const folder = server.dataDir;
  const saved = await forms(['file', id, '--json'], env, {folder});
  expect(JSON.parse(saved.out)).toMatchObject([
    {path: `${folder}/${id}-1.pdf`},
    {path: `${folder}/${id}-2.docx`},
  ]);
  await rm(`${folder}/${id}-2.docx`);
  const one = await forms(['file', id, '--number', '2'], env, {folder});
  expect([one.code, one.out]).toEqual([0, expect.stringContaining(`${id}-2.docx (`)]);
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
  expect(mostUploads(megabytes * MB)).toEqual(most);
});
