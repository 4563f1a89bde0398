/** Requests for a quote, as tests send them. */
import {examineAll} from './examine';
import {quote} from '../../../src/forms/tables';
import type {Submission} from '../../../src/server/store/store';
import {pdf} from '../../fixtures/documents/pdf';
import {p, word} from '../../fixtures/documents/word';
import {RESUME, multipart, type TestFile} from './forms';
import type {Reply, TestServer} from './server';
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

/** Field and id of each mistake in an answer for scripts. */
export const problemsOf = ({text}: Reply) =>
  (JSON.parse(text) as {errors?: Array<{pointer: string; id: string}>}).errors?.map(
    ({pointer, id}) => [pointer, id],
  );

/** The one request that is stored, after its documents have been checked. */
export async function storedIn({store}: TestServer): Promise<Submission> {
  await examineAll(store);
  const [found, ...others] = await store.list({form: 'quote'});
  if (!found || others.length > 0) throw new Error(`${others.length + 1} are stored`);
  return found;
}
