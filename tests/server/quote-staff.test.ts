/** The mail about a request for a quote. */
import {quote} from '../../src/forms/tables';
import {mailDelivery} from '../../src/server/deliver/mail';
import {readSettings} from '../../src/server/settings';
import {RESUME} from './setup/forms';
import {ASKED, DAMAGED, UNTAGGED, ask, storedIn} from './setup/quote';
import {serverForEach} from './setup/server';
import {startMailServer} from './setup/smtp';

const server = serverForEach();

test('its mail has its labels and its documents, and goes to its own recipient', async () => {
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
});
