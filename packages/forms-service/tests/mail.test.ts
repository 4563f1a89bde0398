/** Mails to staff, received by a real SMTP server. */
import nodemailer, {type Transporter} from 'nodemailer';
import {mailDelivery} from '../src/server/deliver/mail';
import {MAIL_TEXTS} from '../src/server/deliver/texts';
import {eventually} from './setup/eventually';
import {type MailFault, startMailServer} from './setup/mail';
import {mailOf, mailSettings, sendMail, service} from './setup/museum';
import {BYTES} from './setup/requests';
import {ARTICLE, VISIT} from './setup/samples';
import {STORED_ARTICLE, STORED_VISIT, visitWith} from './setup/submissions';

const HEADERS = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
  'x-auto-response-suppress',
];

test('a request is mailed to its recipient with Reply-To, and no autoresponder answers it', async () => {
  const mail = await mailOf(STORED_VISIT);
  expect([mail.from, mail.to]).toEqual(['website@mail.example.com', ['office@example.com']]);
  expect(Object.fromEntries(mail.headers)).toMatchObject({
    subject: [`Group visit: ${VISIT.tour}`],
    from: [`${MAIL_TEXTS.sender('Harbour Museum')} <website@mail.example.com>`],
    'reply-to': ['Asha Rao <asha@example.com>'],
    'content-type': ['text/plain; charset=utf-8'],
    'message-id': [`<${STORED_VISIT.id}.mail@mail.example.com>`],
    'auto-submitted': ['auto-generated'],
    'x-auto-response-suppress': ['All'],
  });
  const lines = [
    `Your name: ${VISIT.name}`,
    `Email: ${VISIT.email}`,
    `Phone number: ${VISIT.phoneNumber}`,
    `School or club: ${VISIT.school}`,
    `Tour: ${VISIT.tour}`,
    '',
    'Received: 2026-11-21T09:30:00.000Z',
    `Reference: ${STORED_VISIT.reference}`,
    `Submission: ${STORED_VISIT.id}`,
    '',
  ];
  expect(mail.text).toContain(lines.join('\n'));
});

test('the mail contains text in any script, fields without a label, and the spam signals', async () => {
  const name = 'అనూష José 李小龙';
  const spam = {score: 100, signals: ['honeypot', 'soon']};
  const fields = {...VISIT, name, school: 'Söhne 🧪', city: 'Guntur'};
  const mail = await mailOf({...STORED_VISIT, fields, spam});
  for (const line of [`Your name: ${name}`, 'School or club: Söhne 🧪', 'city: Guntur']) {
    expect(mail.text).toContain(`${line}\n`);
  }
  expect(mail.text).toContain('Spam signals: honeypot, soon\n');
  expect(mail.headers.get('reply-to')?.[0]).toContain(name);
});

test('an article is mailed to its recipient with the command for the file, never the file', async () => {
  const mail = await mailOf(STORED_ARTICLE);
  expect(mail.to).toEqual(['editors@example.com']);
  expect(mail.headers.get('subject')).toEqual([`Article: ${ARTICLE.title}`]);
  for (const line of [
    `Picture or file for the cover: keels.pdf (application/pdf, ${BYTES.length} bytes)`,
    `To fetch the picture or file for the cover, on the server: npx forms-service file ${STORED_ARTICLE.id}`,
  ]) {
    expect(mail.text).toContain(`${line}\n`);
  }
  expect(mail.raw).not.toMatch(/multipart|attachment/i);
});

// RFC 2047: mail programs decode these words in headers, whoever wrote them.
test('an encoded word that a visitor typed is not decoded in the subject or the name', async () => {
  const word = '=?utf-8?B?VVJHRU5UOiBwYXkgbm93?=';
  const mail = await mailOf({
    ...STORED_VISIT,
    fields: {...VISIT, tour: word, name: word},
  });
  for (const header of ['subject', 'reply-to']) {
    expect(mail.headers.get(header)?.[0]).not.toContain('URGENT');
    expect(mail.headers.get(header)?.[0]).toContain('= ?utf-8?B?');
  }
  expect(mail.text).toContain(word);
});

test('a form without its topic has a complete subject, and without an address no Reply-To', async () => {
  const bare = await mailOf({...STORED_ARTICLE, fields: {}});
  expect(bare.headers.get('subject')).toEqual(['Article']);
  expect(bare.headers.get('reply-to')).toBeUndefined();
  expect(bare.text).not.toContain(MAIL_TEXTS.replyHint);
  const signed = await mailOf(STORED_ARTICLE);
  expect(signed.headers.get('reply-to')?.[0]).toContain(ARTICLE.email);
  expect(signed.text).toContain(MAIL_TEXTS.replyHint);
});

// OWASP ASVS 5.0, 1.3.11: SMTP injection.
test.each([
  'x\r\nBcc: victim@example.net',
  'x\nBcc: victim@example.net',
  'x\r\n\r\nAnother body',
  'x\r\n.\r\nMAIL FROM:<victim@example.net>',
  'x\u2028Bcc: victim@example.net',
  'x\u0085Bcc: victim@example.net',
  '=?utf-8?Q?x=0D=0ABcc:_victim@example.net?=',
  'x>, "victim" <victim@example.net>',
])('%j in any field adds no header, no recipient and no mail', async (text) => {
  const rest = {name: text, tour: text, school: text, phoneNumber: text};
  for (const [fields, missing] of [
    [rest, []],
    // An invalid address must not become a header.
    [{...rest, email: text}, ['reply-to']],
  ] as const) {
    const mail = await mailOf(visitWith(fields));
    expect(mail.to).toEqual(['office@example.com']);
    const expected = HEADERS.filter((name) => !missing.some((one) => one === name));
    expect([...mail.headers.keys()].sort()).toEqual(expected.sort());
    for (const [name, values] of mail.headers) expect([name, values.length]).toEqual([name, 1]);
    expect(mail.text).not.toMatch(/^(Bcc:|Another body|MAIL FROM)/m);
  }
});

test('a comma in a name adds no address, and a line break in a file name adds no line', async () => {
  const {headers} = await mailOf(visitWith({name: 'Rao, Asha <ceo@example.net>'}));
  expect(headers.get('reply-to')).toEqual(['"Rao, Asha <ceo@example.net>" <asha@example.com>']);
  const file = {...STORED_ARTICLE.files[0]!, name: 'cv\r\nBcc: x@y.example\r\n.pdf'};
  const {text} = await mailOf({...STORED_ARTICLE, files: [file]});
  expect(text).toContain(
    'Picture or file for the cover: cv\\u000d\\u000aBcc: x@y.example\\u000d\\u000a.pdf (',
  );
});

// OWASP ASVS 5.0, 1.3.3.
test('control characters are escaped', async () => {
  const evil = '\u001b[2J\u202eevil\u0007';
  const fields = {school: evil, tour: evil};
  const {text, headers} = await mailOf(visitWith(fields));
  expect(headers.get('subject')).toEqual(['Group visit: \\u001b[2J\\u202eevil\\u0007']);
  expect(text).toContain('School or club: \\u001b[2J\\u202eevil\\u0007\n');
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
});

// OWASP ASVS 5.0, 5.3.2.
test('no message can read a local file or fetch a URL; every connection has timeouts', async () => {
  const created = jest.spyOn(nodemailer, 'createTransport');
  const server = await startMailServer();
  const deliver = mailDelivery(service.configuration, mailSettings(server.url));
  const transport = created.mock.results[0]?.value as Transporter;
  for (const text of [{path: __filename}, {href: 'http://127.0.0.1:1'}]) {
    const sent = transport.sendMail({from: 'a@example.com', to: 'b@example.com', text});
    await expect(sent).rejects.toThrow(/access rejected/);
  }
  // The worker's limit for an attempt is 90 seconds.
  expect(created.mock.lastCall?.[0]).toMatchObject({
    dnsTimeout: 10_000,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    pool: true,
    maxRequeues: 1,
  });
  deliver.close?.();
  await server.stop();
});

describe('a failure', () => {
  // OWASP ASVS 5.0, 16.2.5: replies quote addresses.
  test.each<[MailFault, string]>([
    ['mailFrom', 'SMTP: 451 4.3.0 to MAIL FROM'],
    ['rcptTo', 'SMTP: 550 5.1.1 to RCPT TO'],
    ['data', 'SMTP: 554 5.7.1 to DATA'],
    ['drop', 'SMTP: ECONNECTION to CONN'],
  ])('(%s) is reported by its code only: %s', async (fault, message) => {
    const server = await startMailServer({fault: () => fault});
    await expect(sendMail(STORED_VISIT, server.url)).rejects.toThrow(new Error(message));
    await server.stop();
    await expect(sendMail(STORED_VISIT, server.url)).rejects.toThrow('ECONNREFUSED to CONN');
  });

  test('when time runs out, the connection to a silent server is closed', async () => {
    const server = await startMailServer({fault: () => 'stall'});
    const limit = new AbortController();
    const sent = sendMail(STORED_VISIT, server.url, {signal: limit.signal});
    await eventually(() => expect(server.attempts()).toBe(1));
    limit.abort();
    await expect(sent).rejects.toThrow('SMTP: EABORT');
    await server.stop();
  });
});

// OWASP ASVS 5.0, 12.3.1 and 12.3.2.
test.each([
  // Reaches this machine, but is not a loopback address.
  {
    what: 'another host without STARTTLS',
    options: {},
    host: 'smtp://0.0.0.0',
    error: /^SMTP: .*STARTTLS/,
  },
  {
    what: 'a host with an untrusted certificate',
    options: {secure: true, logger: false},
    host: 'smtps://localhost',
    error: /^SMTP: \w*(SELF_SIGNED|CERT|SIGNATURE)\w*/,
  },
])('mail needs verified TLS: $what receives nothing', async ({options, host, error}) => {
  const server = await startMailServer(options);
  await expect(sendMail(STORED_VISIT, `${host}:${server.port}`)).rejects.toThrow(error);
  expect(server.messages).toHaveLength(0);
  await server.stop();
});
