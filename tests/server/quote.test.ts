/** Quote requests: the page, the check of their documents, and the mail and commands for staff. */
import Fastify from 'fastify';
import {quote} from '../../src/forms/tables';
import {checkFiles} from '../../packages/forms-service/src/server/deliver/check';
import {mailDelivery} from '../../packages/forms-service/src/server/deliver/mail';
import {loggerOptions} from '../../packages/forms-service/src/server/log';
import type {Submission} from '../../packages/forms-service/src/server/store/store';
import {parseCsv} from '../../packages/forms-service/tests/setup/csv';
import {startMailServer} from '../../packages/forms-service/tests/setup/mail';
import {pageOf} from '../../packages/forms-service/tests/setup/reply';
import {BYTES} from '../../packages/forms-service/tests/setup/requests';
import {ENQUIRY} from './setup/forms';
import {ASKED, FILES, LETTER, STORED, UNTAGGED, file} from './setup/quote';
import {forms, serverForEach} from './setup/service';
import {service} from '../../src/server';

const server = serverForEach({files: FILES});
/** A PDF header followed by invalid data. */
const DAMAGED = file('damaged.pdf', BYTES);

/** Checks every waiting document as the worker does, with a longer time limit for slow machines. */
async function examineAll(heapMb = 256): Promise<void> {
  const {store} = server;
  const {tables} = service.configuration;
  const {log} = Fastify({logger: loggerOptions({write: () => undefined})});
  const examine = checkFiles({tables, store, log, scan: undefined, limits: {time: 40_000}, heapMb});
  for (const claim of await store.claim(100, 60_000, ['files'])) {
    const submission = await store.find(claim.submissionId);
    const {signal} = new AbortController();
    if (submission) await examine({submission, attempt: claim.attempt, signal});
    await store.delivered(claim);
  }
}

/** Checks the documents of the only stored request. @returns the request */
async function stored(): Promise<Submission> {
  await examineAll();
  const [found, ...others] = await server.store.list();
  if (!found || others.length > 0) throw new Error(`${others.length + 1} are stored`);
  return found;
}

test('an invalid request returns the page with text and checkboxes preserved', async () => {
  const fields = {...ASKED, findingsOnly: 'yes', email: 'mira@'};
  const $ = pageOf(await server.ask(fields, [LETTER], {accept: 'text/html'}));
  expect($('[name=findingsOnly]').attr('checked')).toBeDefined();
  expect($('[name=message]').text()).toBe(STORED.message);
  expect($('[name=wanted] [selected]').attr('value')).toBe(ASKED.wanted);
});

test('the mail lists each document with its check results, and has its own recipient', async () => {
  await server.ask(ASKED, [UNTAGGED, DAMAGED]);
  const submission = await stored();
  const mail = await startMailServer();
  const settings = service.readSettings({...mail.env, MAIL_TO_QUOTES: 'quotes@example.com'});
  const deliver = mailDelivery(service.configuration, settings.mail!);
  await deliver({submission, attempt: 1, signal: new AbortController().signal});
  deliver.close?.();
  await mail.stop();
  const [message] = mail.messages;
  expect(message?.to).toEqual(['quotes@example.com']);
  expect(message?.headers.get('subject')).toEqual(['New quote request: Remediation']);
  for (const line of [
    quote.mail.opening,
    'Message:\n    Two forms.\n    Both in English.',
    `Document: damaged.pdf (application/pdf, ${BYTES.length} bytes)`,
    `To fetch the document, on the server: npm run forms -- file ${submission.id} --number 2`,
  ]) {
    expect(message?.text).toContain(line);
  }
  // Optional questions without an answer.
  expect(message?.text).not.toMatch(/: $/m);
  expect(message?.text).toMatch(
    /^Document check: PDF, pages: 1, scanned: 0, .* not tagged, .*work .*: [\w ]+, faults: \d+/m,
  );
  expect(message?.text).toMatch(/^Document check: not checked: .*damaged/m);
});

test('a document that crashes its worker thread is reported as too large, and not retried', async () => {
  await server.ask(ASKED, [UNTAGGED]);
  await examineAll(4);
  const [submission] = await server.store.list();
  expect(submission?.files[0]?.check).toEqual({outcome: 'refused', reason: 'tooLarge'});
  expect(await server.store.claim(1, 1000, ['files'])).toEqual([]);
});

test('staff can export and show a request, and save the files that were chosen', async () => {
  await server.ask(ASKED, [UNTAGGED, file('', Buffer.alloc(0)), LETTER]);
  const {id} = await stored();
  await server.postJson(ENQUIRY);
  const env = {DATA_DIR: server.dataDir};
  const folder = server.dataDir;
  const exported = parseCsv((await forms(['export', '--csv'], env)).out.replace('\uFEFF', ''));
  expect(exported).toMatchObject([
    {
      form: 'quote',
      name: 'Mira Sen',
      neededBy: ASKED.neededBy,
      documentCount: '40',
      message: STORED.message,
      fileName: 'a <b>.pdf\nletter.docx',
      companyName: '',
      fileCheck: expect.stringMatching(/^PDF, pages: 1.*\nWord, pages/),
    },
    {form: 'contact', message: '', fileName: '', filePages: '', companyName: ENQUIRY.companyName},
  ]);
  const shown = (await forms(['show', id], env)).out;
  expect(shown).toMatch(/^message +Two forms\.\n +Both in English\.$/m);
  expect(shown).toMatch(/^file 2 +letter\.docx /m);
  expect(shown).toMatch(/^document +Word, pages: .* work .*: [\w ]+, faults: 0$/m);
  const one = await forms(['file', id, '--number', '2', '--out', 'b.docx'], env, {folder});
  expect([one.code, one.out]).toEqual([0, expect.stringContaining(`${folder}/b.docx (`)]);
  const saved = await forms(['file', id], env, {folder});
  const paths = saved.out.split('\n').map((line) => line.split(' ')[0]);
  expect(paths).toEqual([`${folder}/${id}-1.pdf`, `${folder}/${id}-2.docx`, '']);
  expect((await forms(['file', id, '--number', '3'], env, {folder})).code).toBe(1);
  expect((await forms(['file', id, '--out', 'x.pdf'], env, {folder})).code).toBe(2);
});
