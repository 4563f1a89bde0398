import {startMailChannel, type MailChannel} from './setup/mail-channel';
import {STORED_APPLICATION, enquiryWith} from './setup/submissions';

let channel: MailChannel;
beforeEach(async () => {
  channel = await startMailChannel();
});
afterEach(() => channel.stop());

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
    const mail = await channel.mailOf(enquiryWith({[field]: text}));
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
    const file = {...STORED_APPLICATION.files[0]!, name: 'cv\r\nBcc: victim@example.net\r\n.pdf'};
    const {text, to} = await channel.mailOf({...STORED_APPLICATION, files: [file]});
    expect(to).toEqual(['jobs@example.com']);
    expect(text).toContain('Resume: cv\\u000d\\u000aBcc: victim@example.net\\u000d\\u000a.pdf (');
  });

  test('a comma in a name does not make two addresses of one', async () => {
    const {headers} = await channel.mailOf(enquiryWith({name: 'Rao, Asha <ceo@example.net>'}));
    const [replyTo = ''] = headers.get('reply-to') ?? [];
    expect(replyTo).toBe('"Rao, Asha <ceo@example.net>" <asha@example.com>');
  });
});

test('what a terminal would obey is made visible (OWASP ASVS 5.0, 1.3.3)', async () => {
  const {text} = await channel.mailOf(enquiryWith({companyName: '\u001b[2J\u202eevil\u0007'}));
  expect(text).toContain('Company name: \\u001b[2J\\u202eevil\\u0007\n');
  expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
});
