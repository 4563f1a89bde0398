/** The request for a quote, as staff meet it: mail, export, commands. */
import {rm} from 'node:fs/promises';
import {quote} from '../../src/forms/tables';
import {mailDelivery} from '../../src/server/deliver/mail';
import {readSettings} from '../../src/server/settings';
import {forms} from './setup/command';
import {examineAll} from './setup/examine';
import {parseCsv} from './setup/csv';
import {ENQUIRY, RESUME, postJson} from './setup/forms';
import {ASKED, DAMAGED, LETTER, STORED, UNTAGGED, ask, storedIn} from './setup/quote';
import {startServer, type TestServer} from './setup/server';
import {startMailServer} from './setup/smtp';

let server: TestServer;
let env: Record<string, string>;
beforeEach(async () => {
  server = await startServer();
  env = {DATA_DIR: server.dataDir};
});
afterEach(() => server.stop());

test('its mail has its labels, each document with its facts, and goes to its own recipient', async () => {
  await ask(server, ASKED, [UNTAGGED, DAMAGED]);
  const submission = await storedIn(server);
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
  expect(message?.headers.get('subject')).toEqual(['New quote request: Remediation']);
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
    /^Document check: PDF, pages: 1, scanned: 0, .* not tagged, .*work .*: [\w ]+, rules broken: \d+/m,
  );
  expect(message?.text).toMatch(/^Document check: not checked: .*damaged/m);
});

test('a document that ends the thread of its check is said to be too large, and is not tried again', async () => {
  await ask(server, ASKED, [UNTAGGED]);
  await examineAll(server.store, 4);
  const [submission] = await server.store.list({form: 'quote'});
  expect(submission?.files[0]?.check).toEqual({outcome: 'refused', reason: 'tooLarge'});
  expect(await server.store.claim(1, 1000, ['files'])).toEqual([]);
});

test('the export has its columns behind those that were there before', async () => {
  await ask(server, ASKED, [UNTAGGED, DAMAGED]);
  await examineAll(server.store);
  await postJson(server, ENQUIRY);
  const {out} = await forms(['export', '--csv'], env);
  const rows = parseCsv(out.replace(/^\uFEFF/, ''));
  expect(Object.keys(rows[0] ?? {}).slice(20, 36)).toEqual([
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
  await ask(server, ASKED, [UNTAGGED, LETTER]);
  await postJson(server, ENQUIRY);
  const {id} = await storedIn(server);
  const listed = JSON.parse((await forms(['list', '--form', 'quote', '--json'], env)).out) as [];
  expect(listed).toMatchObject([{id, files: [{name: 'a <b>.pdf'}, {check: {facts: {}}}]}]);
  const shown = (await forms(['show', id], env)).out;
  expect(shown).toMatch(/^message +Two forms\.\n +Both in English\.$/m);
  expect(shown).toMatch(/^file 2 +letter\.docx /m);
  expect(shown).toMatch(
    /^document +Word, pages: .* without headings, work .*: [\w ]+, rules broken: 0$/m,
  );
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
  const input = 'MIRA@example.com';
  const erased = await forms(['erase', '--email', '--json'], env, {input});
  expect(JSON.parse(erased.out)).toMatchObject({erased: [id]});
  expect(await server.store.list()).toMatchObject([{form: 'contact'}]);
  expect(await server.store.readFile(id, 2)).toBeUndefined();
});
