import type {Deliver, Delivering} from '../../src/server/deliver/channel';
import {mailDelivery} from '../../src/server/deliver/mail';
import {smtpServer} from '../../src/server/deliver/smtp-url';
import type {Submission} from '../../src/server/store/store';
import {eventually} from './setup/eventually';
import {APPLICATION, ENQUIRY, RESUME} from './setup/forms';
import {startMailServer, type MailFault, type MailServer} from './setup/smtp';
import {STORED_APPLICATION, STORED_ENQUIRY, enquiryWith} from './setup/submissions';

let server: MailServer;
let deliver: Deliver;
let faults: MailFault[];
beforeEach(async () => {
  faults = [];
  server = await startMailServer({fault: () => faults.shift()});
  deliver = mailDelivery(settings(server.url));
});
afterEach(async () => {
  deliver.close?.();
  await server.stop();
});

const settings = (url: string) => ({
  url,
  from: 'website@mail.example.com',
  to: {contact: 'sales@example.com', careers: 'jobs@example.com'},
});

const send = (submission: Submission, options: Partial<Delivering> = {}) =>
  deliver({submission, attempt: 1, signal: new AbortController().signal, ...options});

/** Sends one, and reads what arrived. */
async function mailOf(submission: Submission) {
  await send(submission);
  expect(server.messages).toHaveLength(1);
  return server.messages[0]!;
}

describe('an enquiry', () => {
  test('arrives once, where enquiries go, and is answered to the sender', async () => {
    const mail = await mailOf(STORED_ENQUIRY);
    expect([mail.from, mail.to]).toEqual(['website@mail.example.com', ['sales@example.com']]);
    expect(mail.headers.get('subject')).toEqual(['Enquiry: Web Accessibility']);
    expect(mail.headers.get('from')).toEqual(['TrendSoft website <website@mail.example.com>']);
    expect(mail.headers.get('reply-to')).toEqual(['Asha Rao <asha@example.com>']);
    expect(mail.headers.get('content-type')).toEqual(['text/plain; charset=utf-8']);
  });

  test('has its fields in reading order, then when it came and its id', async () => {
    const {text} = await mailOf(STORED_ENQUIRY);
    const lines = [
      'Name: Asha Rao',
      'Email: asha@example.com',
      'Phone number: +91 9876543210',
      'Company name: Example & Sons',
      'Purpose of contact: Web Accessibility',
      '',
      'Received: 2026-11-21T09:30:00.000Z',
      `Submission: ${STORED_ENQUIRY.id}`,
      '',
    ];
    expect(text).toContain(lines.join('\n'));
  });

  test('keeps text of any script', async () => {
    const name = 'అనూష José 李小龙';
    const mail = await mailOf(enquiryWith({name, companyName: 'Söhne 🧪'}));
    expect(mail.text).toContain(`Name: ${name}\n`);
    expect(mail.text).toContain('Company name: Söhne 🧪\n');
    expect(mail.headers.get('reply-to')?.[0]).toContain(name);
  });

  test('keeps a field that has no label yet', async () => {
    const mail = await mailOf({...STORED_ENQUIRY, fields: {...ENQUIRY, city: 'Guntur'}});
    expect(mail.text).toContain('city: Guntur\n');
  });

  test('says why it looks like spam, once a person has let it go', async () => {
    const suspicion = {score: 100, signs: ['honeypot', 'soon']};
    const {text} = await mailOf({...STORED_ENQUIRY, suspicion});
    expect(text).toContain('Signs of spam: honeypot, soon\n');
  });
});

describe('an application', () => {
  test('goes where applications go, with the way to its resume but never the resume', async () => {
    const mail = await mailOf(STORED_APPLICATION);
    expect(mail.to).toEqual(['jobs@example.com']);
    expect(mail.headers.get('subject')).toEqual(['Application: Fresher']);
    expect(mail.text).toContain(`Resume: cv.pdf (application/pdf, ${RESUME.length} bytes)\n`);
    expect(mail.text).toContain(`npm run forms -- file ${STORED_APPLICATION.id}\n`);
    expect(mail.text).toContain(`Name: ${APPLICATION.name}\n`);
    expect(mail.raw).not.toMatch(/multipart|attachment/i);
  });

  test('warns of what was found in its resume', async () => {
    const file = {...STORED_APPLICATION.file!, warnings: ['macros']};
    const {text} = await mailOf({...STORED_APPLICATION, file});
    expect(text).toContain('Careful, the resume has: macros\n');
  });
});

test('every attempt carries the same Message-ID, so that a mailbox can drop the second', async () => {
  await send(STORED_ENQUIRY);
  await send(STORED_ENQUIRY, {attempt: 2});
  const ids = server.messages.map(({messageId}) => messageId);
  expect(ids).toEqual(Array(2).fill(`<${STORED_ENQUIRY.id}.mail@mail.example.com>`));
});

test('no machine answers it', async () => {
  const {headers} = await mailOf(STORED_ENQUIRY);
  expect(headers.get('auto-submitted')).toEqual(['auto-generated']);
  expect(headers.get('x-auto-response-suppress')).toEqual(['All']);
});

describe('SMTP injection (OWASP ASVS 5.0, 1.3.11)', () => {
  const HOSTILE = [
    'x\r\nBcc: victim@example.net',
    'x\nBcc: victim@example.net',
    'x\rBcc: victim@example.net',
    'x\r\n\r\nAnother body',
    'x\r\n.\r\nMAIL FROM:<victim@example.net>',
    'x\u2028Bcc: victim@example.net',
    'x\u0085Bcc: victim@example.net',
    'x\0y',
    '=?utf-8?Q?x=0D=0ABcc:_victim@example.net?=',
    'x>, "victim" <victim@example.net>',
    'x%0d%0aBcc: victim@example.net',
  ];
  const FIELDS = ['name', 'email', 'enquiries', 'companyName', 'phoneNumber'] as const;
  const cases = FIELDS.flatMap((field) => HOSTILE.map((text) => [field, text] as const));

  test.each(cases)('%s with %j adds no header, no recipient and no mail', async (field, text) => {
    const mail = await mailOf(enquiryWith({[field]: text}));
    expect(mail.to).toEqual(['sales@example.com']);
    expect([...mail.headers.keys()].sort()).toEqual(
      [
        'auto-submitted',
        'content-transfer-encoding',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        // An address that is none is no header either.
        ...(field === 'email' ? [] : ['reply-to']),
        'subject',
        'to',
        'x-auto-response-suppress',
      ].sort(),
    );
    for (const [name, values] of mail.headers) expect([name, values.length]).toEqual([name, 1]);
    expect(mail.text).not.toMatch(/^(Bcc:|Another body|MAIL FROM)/m);
  });

  test('the name of a file adds no line either', async () => {
    const file = {...STORED_APPLICATION.file!, name: 'cv\r\nBcc: victim@example.net\r\n.pdf'};
    const {text, to} = await mailOf({...STORED_APPLICATION, file});
    expect(to).toEqual(['jobs@example.com']);
    expect(text).toContain('Resume: cv\\u000d\\u000aBcc: victim@example.net\\u000d\\u000a.pdf (');
  });

  test('a comma in a name does not make two addresses of one', async () => {
    const {headers} = await mailOf(enquiryWith({name: 'Rao, Asha <ceo@example.net>'}));
    const [replyTo = ''] = headers.get('reply-to') ?? [];
    expect(replyTo).toBe('"Rao, Asha <ceo@example.net>" <asha@example.com>');
  });
});

test('what a terminal would obey is made visible (OWASP ASVS 5.0, 1.3.3)', async () => {
  const {text} = await mailOf(enquiryWith({companyName: '\u001b[2J\u202eevil\u0007'}));
  expect(text).toContain('Company name: \\u001b[2J\\u202eevil\\u0007\n');
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
});

describe('a failure is told in codes, since replies quote addresses (OWASP ASVS 5.0, 16.2.5)', () => {
  test.each([
    ['mailFrom', 'SMTP: 451 4.3.0 to MAIL FROM'],
    ['rcptTo', 'SMTP: 550 5.1.1 to RCPT TO'],
    ['data', 'SMTP: 554 5.7.1 to DATA'],
    ['drop', 'SMTP: ECONNECTION to CONN'],
  ] as const)('%s: %s', async (fault, message) => {
    faults = [fault];
    await expect(send(STORED_ENQUIRY)).rejects.toThrow(message);
    await expect(send(STORED_ENQUIRY, {attempt: 2})).resolves.toBeUndefined();
  });

  test('a server that is not there', async () => {
    await server.stop();
    await expect(send(STORED_ENQUIRY)).rejects.toThrow('SMTP: ECONNREFUSED to CONN');
    server = await startMailServer();
  });

  test('a server that never answers is left when the time is up', async () => {
    faults = ['stall'];
    const limit = new AbortController();
    const sent = send(STORED_ENQUIRY, {signal: limit.signal});
    await eventually(() => expect(server.attempts()).toBe(1));
    limit.abort();
    await expect(sent).rejects.toThrow('SMTP: EABORT');
    await expect(send(STORED_ENQUIRY)).resolves.toBeUndefined();
  });
});

describe('the way to the server is encrypted (OWASP ASVS 5.0, 12.3.1)', () => {
  test('without STARTTLS another host gets nothing', async () => {
    // An address of this machine that is not one of its loopback addresses.
    const other = mailDelivery(settings(`smtp://0.0.0.0:${server.port}`));
    const delivering = {submission: STORED_ENQUIRY, attempt: 1};
    const sent = other({...delivering, signal: new AbortController().signal});
    await expect(sent).rejects.toThrow(/^SMTP: .*STARTTLS/);
    expect(server.messages).toHaveLength(0);
    other.close?.();
  });

  test('a certificate that nobody vouches for is refused (12.3.2)', async () => {
    const secure = await startMailServer({secure: true, logger: false});
    const other = mailDelivery(settings(`smtps://localhost:${secure.port}`));
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
