/** Sample quote requests and documents. */
import {quote} from '../../../src/forms/tables';
import {pdf} from '../../fixtures/documents/pdf';
import {p, word} from '../../fixtures/documents/word';
import {htmlOf, page} from '../../../packages/forms-service/tests/setup/html';

export const ASKED = {
  name: 'Mira Sen',
  email: 'mira@example.com',
  phoneNumber: '+44 9876543210',
  wanted: 'Remediation',
  // The server compares it with today.
  neededBy: `${new Date().getFullYear() + 1}-03-31`,
  documentCount: '40',
  message: 'Two forms.\r\nBoth in English.',
};
export const STORED = {...ASKED, message: 'Two forms.\nBoth in English.'};

export const file = (name: string, bytes: Uint8Array) => ({name, bytes, part: 'documents'});
/** An untagged PDF with an image without alternative text, whose name contains markup. */
export const UNTAGGED = file('a <b>.pdf', pdf({without: ['tree', 'marked']}));
export const LETTER = file('letter.docx', word({body: p('Dear all')}));

export const FILES = {
  'document-check/index.html': Buffer.from(page('TrendSoft | Document check', htmlOf(quote))),
};
