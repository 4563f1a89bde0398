/** Multipart bodies that are broken, huge, or say one thing and mean another. */
import type {RawAttack} from '../case';
import {BOUNDARY, FILE, apply, fields, parts, type Part} from '../requests';

const TEXTS: ReadonlyArray<readonly [string, string, string?]> = [
  ['no boundary in its type', '', 'multipart/form-data'],
  ['an empty boundary', '', 'multipart/form-data; boundary='],
  ['a boundary of 2,000 letters', '', `multipart/form-data; boundary=${'b'.repeat(2000)}`],
  ['two boundaries', '', `multipart/form-data; boundary=${BOUNDARY}; boundary=other`],
  ['a quoted boundary that does not end', '', `multipart/form-data; boundary="${BOUNDARY}`],
  ['a boundary with a line break', '', 'multipart/form-data; boundary=a\tb'],
  ['another boundary in its body', '--other\r\n\r\nx\r\n--other--\r\n'],
  ['nothing in it', ''],
  ['an end and nothing else', `--${BOUNDARY}--\r\n`],
  ['no end', `--${BOUNDARY}\r\nContent-Disposition: form-data; name="name"\r\n\r\nx`],
  ['text before its first part alone', 'preamble'],
  [
    'lines that end in LF alone',
    `--${BOUNDARY}\nContent-Disposition: form-data; name="name"\n\nx\n--${BOUNDARY}--\n`,
  ],
  ['a part without headers', `--${BOUNDARY}\r\n\r\nx\r\n--${BOUNDARY}--\r\n`],
  ['a boundary inside a boundary', `--${BOUNDARY}--${BOUNDARY}\r\n\r\nx\r\n--${BOUNDARY}--\r\n`],
];

/** Some are refused with one status and no other. */
const EXTRA: ReadonlyArray<readonly [string, readonly Part[], number?]> = [
  ['a field twice', [{name: 'name', body: 'Another'}], 400],
  ['two files', [FILE]],
  ['twenty fields', Array.from({length: 20}, (_, index) => ({name: `f${index}`, body: 'x'})), 413],
  ['a name of 5,000 letters', [{name: 'n'.repeat(5000), body: 'x'}]],
  ['a field of 1 MB', [{name: 'companyName', body: 'x'.repeat(1_000_000)}]],
  ['a part with a header of 100 kB', [{name: 'x', headers: [`X: ${'x'.repeat(100_000)}`]}]],
  [
    'a part with 3,000 headers',
    [{name: 'x', headers: Array.from({length: 3000}, (_, n) => `X${n}: 1`)}],
  ],
  ['a file in a field’s place', [{name: 'position', filename: 'x.pdf', body: 'x'}]],
  ['a second file under another name', [{name: 'file2', filename: 'x.pdf', body: '%PDF-1.7'}]],
  [
    'another multipart inside',
    [
      {
        headers: [
          'Content-Disposition: form-data; name="x"',
          'Content-Type: multipart/mixed; boundary=inner',
        ],
        body: '--inner\r\n\r\nx\r\n--inner--',
      },
    ],
  ],
  ['a part in base64', [{name: 'x', headers: ['Content-Transfer-Encoding: base64'], body: 'eHg='}]],
  ['a part named by a prototype', [{name: '__proto__', body: 'x'}], 400],
  ['a part without a name', [{headers: ['Content-Disposition: form-data'], body: 'x'}]],
  ['a part whose name breaks the line', [{name: 'a\\r\\nb', body: 'x'}]],
];

/** Names that are no plain names: each is data, and never a path. */
const NAMES = [
  '../../etc/cron.d/x.pdf',
  '..\\..\\x.pdf',
  '/etc/passwd.pdf',
  'C:\\x.pdf',
  '.pdf',
  'x.pdf\u0000.exe',
  `${'x'.repeat(5000)}.pdf`,
  '\u202efdp.exe.pdf',
  'a"b.pdf',
  'a;b.pdf',
  'a\tb.pdf',
  '<b>.pdf',
  '=1+1.pdf',
  'CON.pdf',
  '....pdf',
  '\ud83d\ude00.pdf',
  'x.pdf%00.exe',
  '%2e%2e%2fx.pdf',
  '$(reboot).pdf',
  '`id`.pdf',
];

/** Files that are not what their name says, or of no kind that is taken. */
const FILES: ReadonlyArray<readonly [string, string, string | Buffer]> = [
  ['a program called PDF', 'cv.pdf', Buffer.from('MZ\x90\x00\x03', 'latin1')],
  ['a program of Linux called PDF', 'cv.pdf', Buffer.from('\x7fELF\x02\x01', 'latin1')],
  ['a page called PDF', 'cv.pdf', '<html><script>alert(1)</script></html>'],
  [
    'a picture with a script',
    'cv.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  ],
  ['a zip called docx', 'cv.docx', Buffer.from('PK\x03\x04nonsense', 'latin1')],
  ['half a zip', 'cv.docx', Buffer.from('PK\x05\x06', 'latin1')],
  ['nothing', 'cv.pdf', ''],
  ['a page', 'cv.html', '<html></html>'],
  ['a program', 'cv.exe', 'MZ'],
  ['a script', 'cv.sh', '#!/bin/sh'],
  ['two extensions', 'cv.pdf.exe', '%PDF-1.7'],
  ['no extension', 'cv', '%PDF-1.7'],
  ['an extension in another script', 'cv.рdf', '%PDF-1.7'],
];

const REFUSED = [400, 413, 415, 422];

export const MULTIPARTS: readonly RawAttack[] = [
  ...TEXTS.map(([name, body, type]) => ({
    name: `a body with ${name}`,
    bytes: apply(
      Buffer.from(body || (type ? parts([...fields(), FILE]) : '')),
      [
        'Content-Length: '.concat(
          String(Buffer.from(body || (type ? parts([...fields(), FILE]) : '')).length),
        ),
      ],
      type,
    ),
    allowed: [...REFUSED, 200, 408],
    stores: 'any' as const,
  })),
  ...EXTRA.map(([name, more, status]) => ({
    name: `an application with ${name}`,
    bytes: apply(parts([...fields(), FILE, ...more])),
    allowed: status ? [status] : [...REFUSED, 200, 431],
    stores: 'any' as const,
  })),
  ...NAMES.map((filename) => ({
    name: `a file called ${JSON.stringify(filename.slice(0, 40))}`,
    bytes: apply(parts([...fields(), {...FILE, filename}])),
    allowed: [200, ...REFUSED],
    stores: 'any' as const,
  })),
  ...FILES.map(([name, filename, body]) => ({
    name: `${name}, as a resume`,
    bytes: apply(parts([...fields(), {...FILE, filename, body}])),
    allowed: REFUSED,
  })),
  {
    name: 'a file that says it is 11 MB',
    bytes: apply(parts([...fields(), FILE]), ['Content-Length: 11000000']),
    allowed: [413, 408],
    // It waits for the rest.
    nginxMay: {answer: [0]},
  },
];
