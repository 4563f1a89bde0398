import {contact} from '../../src/forms/tables';
import {keptFields} from '../setup/answers';
import {mailDelivery} from '../../src/server/deliver/mail';
import {MAIL_WORDS} from '../../src/server/deliver/words';
import {smtpServer} from '../../src/server/deliver/smtp-url';
import {eventually} from './setup/eventually';
import {APPLICATION, ENQUIRY, RESUME} from './setup/forms';
import {mailSettings, startMailChannel, type MailChannel} from './setup/mail-channel';
import {startMailServer} from './setup/smtp';
import {STORED_APPLICATION, STORED_ENQUIRY, enquiryWith} from './setup/submissions';

let channel: MailChannel;
beforeEach(async () => {
  channel = await startMailChannel();
});
afterEach(() => channel.stop());

describe('an enquiry', () => {
  test('arrives once, where enquiries go, and is answered to the sender', async () => {
    const mail = await channel.mailOf(STORED_ENQUIRY);
    expect([mail.from, mail.to]).toEqual(['website@mail.example.com', ['sales@example.com']]);
    expect(mail.headers.get('subject')).toEqual(['New enquiry: Web Accessibility']);
    expect(mail.headers.get('from')).toEqual([`${MAIL_WORDS.sender} <website@mail.example.com>`]);
    expect(mail.headers.get('reply-to')).toEqual(['Asha Rao <asha@example.com>']);
    expect(mail.headers.get('content-type')).toEqual(['text/plain; charset=utf-8']);
  });

  test('has its fields in reading order, then when it came and its id', async () => {
    const {text} = await channel.mailOf(STORED_ENQUIRY);
    const lines = [
      ...keptFields(contact).map(
        ([name, label]) => `${label}: ${STORED_ENQUIRY.fields[name] ?? ''}`,
      ),
      '',
      'Received: 2026-11-21T09:30:00.000Z',
      `Reference: ${STORED_ENQUIRY.reference}`,
      `Submission: ${STORED_ENQUIRY.id}`,
      '',
    ];
    expect(text).toContain(lines.join('\n'));
    expect(text).toContain('Phone number: +91 9876543210\nCompany name: Example & Sons\n');
  });

  test('keeps text of any script', async () => {
    const name = 'అనూష José 李小龙';
    const mail = await channel.mailOf(enquiryWith({name, companyName: 'Söhne 🧪'}));
    expect(mail.text).toContain(`Name: ${name}\n`);
    expect(mail.text).toContain('Company name: Söhne 🧪\n');
    expect(mail.headers.get('reply-to')?.[0]).toContain(name);
  });

  test('keeps a field that has no label yet', async () => {
    const mail = await channel.mailOf({...STORED_ENQUIRY, fields: {...ENQUIRY, city: 'Guntur'}});
    expect(mail.text).toContain('city: Guntur\n');
  });

  test('says why it looks like spam, once a person has let it go', async () => {
    const spam = {score: 100, signals: ['honeypot', 'soon']};
    const {text} = await channel.mailOf({...STORED_ENQUIRY, spam});
    expect(text).toContain('Spam signals: honeypot, soon\n');
  });
});

describe('an application', () => {
  test('goes where applications go, with the way to its resume but never the resume', async () => {
    const mail = await channel.mailOf(STORED_APPLICATION);
    expect(mail.to).toEqual(['jobs@example.com']);
    expect(mail.headers.get('subject')).toEqual([`New application: ${APPLICATION.position}`]);
    expect(mail.text).toContain(`Resume: cv.pdf (application/pdf, ${RESUME.length} bytes)\n`);
    expect(mail.text).toContain(`npm run forms -- file ${STORED_APPLICATION.id}\n`);
    expect(mail.text).toContain(`Name: ${APPLICATION.name}\n`);
    expect(mail.raw).not.toMatch(/multipart|attachment/i);
  });

  test('warns of what was found in its resume', async () => {
    const file = {...STORED_APPLICATION.files[0]!, warnings: ['macros']};
    const {text} = await channel.mailOf({...STORED_APPLICATION, files: [file]});
    expect(text).toContain('Careful, the resume has: macros\n');
  });
});

test('every attempt carries the same Message-ID, so that a mailbox can drop the second', async () => {
  await channel.send(STORED_ENQUIRY);
  await channel.send(STORED_ENQUIRY, {attempt: 2});
  const ids = channel.server.messages.map(({messageId}) => messageId);
  expect(ids).toEqual(Array(2).fill(`<${STORED_ENQUIRY.id}.mail@mail.example.com>`));
});

test('no machine answers it', async () => {
  const {headers} = await channel.mailOf(STORED_ENQUIRY);
  expect(headers.get('auto-submitted')).toEqual(['auto-generated']);
  expect(headers.get('x-auto-response-suppress')).toEqual(['All']);
});

describe('a failure is told in codes, since replies quote addresses (OWASP ASVS 5.0, 16.2.5)', () => {
  test.each([
    ['mailFrom', 'SMTP: 451 4.3.0 to MAIL FROM'],
    ['rcptTo', 'SMTP: 550 5.1.1 to RCPT TO'],
    ['data', 'SMTP: 554 5.7.1 to DATA'],
    ['drop', 'SMTP: ECONNECTION to CONN'],
  ] as const)('%s: %s', async (fault, message) => {
    channel.faults.push(fault);
    await expect(channel.send(STORED_ENQUIRY)).rejects.toThrow(message);
    await expect(channel.send(STORED_ENQUIRY, {attempt: 2})).resolves.toBeUndefined();
  });

  test('a server that is not there', async () => {
    await channel.server.stop();
    await expect(channel.send(STORED_ENQUIRY)).rejects.toThrow('SMTP: ECONNREFUSED to CONN');
  });

  test('a server that never answers is left when the time is up', async () => {
    channel.faults.push('stall');
    const limit = new AbortController();
    const sent = channel.send(STORED_ENQUIRY, {signal: limit.signal});
    await eventually(() => expect(channel.server.attempts()).toBe(1));
    limit.abort();
    await expect(sent).rejects.toThrow('SMTP: EABORT');
    await expect(channel.send(STORED_ENQUIRY)).resolves.toBeUndefined();
  });
});

describe('the way to the server is encrypted (OWASP ASVS 5.0, 12.3.1)', () => {
  test('without STARTTLS another host gets nothing', async () => {
    // An address of this machine that is not one of its loopback addresses.
    const other = mailDelivery(mailSettings(`smtp://0.0.0.0:${channel.server.port}`));
    const delivering = {submission: STORED_ENQUIRY, attempt: 1};
    const sent = other({...delivering, signal: new AbortController().signal});
    await expect(sent).rejects.toThrow(/^SMTP: .*STARTTLS/);
    expect(channel.server.messages).toHaveLength(0);
    other.close?.();
  });

  test('a certificate that nobody vouches for is refused (12.3.2)', async () => {
    const secure = await startMailServer({secure: true, logger: false});
    const other = mailDelivery(mailSettings(`smtps://localhost:${secure.port}`));
    const delivering = {submission: STORED_ENQUIRY, attempt: 1};
    const sent = other({...delivering, signal: new AbortController().signal});
    await expect(sent).rejects.toThrow(/^SMTP: \w*(SELF_SIGNED|CERT|SIGNATURE)\w*/);
    expect(secure.messages).toHaveLength(0);
    other.close?.();
    await secure.stop();
  });

  test('the address of the server cannot switch it off', () => {
    const url = 'smtp://web%40site:p%3Aw@mail.example?ignoreTLS=true&requireTLS=false&secure=false';
    expect(smtpServer(url)).toEqual({
      host: 'mail.example',
      port: 587,
      secure: false,
      requireTLS: true,
      auth: {user: 'web@site', pass: 'p:w'},
    });
    expect(smtpServer('smtps://mail.example')).toMatchObject({port: 465, secure: true});
    expect(smtpServer('smtp://[::1]:2525')).toMatchObject({host: '::1', requireTLS: false});
  });
});
