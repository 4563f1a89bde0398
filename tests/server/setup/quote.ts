/** Requests for a quote, as tests send them, and the check of their documents. */
import Fastify from 'fastify';
import {quote} from '../../../src/forms/tables';
import {examineFiles} from '../../../src/server/deliver/check';
import {quietLogger} from '../../../src/server/log';
import type {Store, Submission} from '../../../src/server/store/store';
import {pdf} from '../../fixtures/documents/pdf';
import {p, word} from '../../fixtures/documents/word';
import {RESUME, multipart, type TestFile} from './forms';
import type {TestServer} from './server';
import {htmlOf, page} from './site';

export const ASKED = {
  name: 'Mira Sen',
  email: 'mira@example.com',
  phoneNumber: '+44 9876543210',
  wanted: 'Remediation',
  neededBy: '2027-03-31',
  documentCount: '40',
  message: 'Two forms.\r\nBoth in English.',
};
export const STORED = {...ASKED, message: 'Two forms.\nBoth in English.'};

export const file = (name: string, bytes: Uint8Array): TestFile => ({
  name,
  bytes,
  part: 'documents',
});
/** A picture without a description, and without tags, behind a name that would like to be HTML. */
export const UNTAGGED = file('a <b>.pdf', pdf({without: ['tree', 'marked']}));
export const LETTER = file('letter.docx', word({body: p('Dear all')}));
/** The mark of a PDF, and nothing that could be read. */
export const DAMAGED = file('damaged.pdf', RESUME);

export const FILES = {
  'document-check/index.html': Buffer.from(page('TrendSoft | Document check', htmlOf(quote))),
};

/** Posts a request for a quote. */
export function ask(
  server: TestServer,
  fields: Record<string, string>,
  files: readonly TestFile[],
  headers: Record<string, string> = {accept: '*/*'},
) {
  const options = multipart(fields, ...files);
  return server.send('/quote-form', {...options, headers: {...options.headers, ...headers}});
}

/** What a browser without JavaScript asks for. */
export const AS_PAGE = {accept: 'text/html'};

/** The one request that is stored, after its documents have been checked. */
export async function storedIn({store}: TestServer): Promise<Submission> {
  await examineAll(store);
  const [found, ...others] = await store.list({form: 'quote'});
  if (!found || others.length > 0) throw new Error(`${others.length + 1} are stored`);
  return found;
}

/** Checks every document that waits, as the worker does; a busy machine gets the time it needs. */
export async function examineAll(store: Store, heapMb = 256): Promise<void> {
  const {log} = Fastify({logger: quietLogger({write: () => undefined})});
  const examine = examineFiles({store, log, scan: undefined, limits: {time: 40_000}, heapMb});
  for (const claim of await store.claim(100, 60_000, ['files'])) {
    const submission = await store.find(claim.submissionId);
    const {signal} = new AbortController();
    if (submission) await examine({submission, attempt: claim.attempt, signal});
    await store.delivered(claim);
  }
}
