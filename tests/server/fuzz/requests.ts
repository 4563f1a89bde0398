/** Random requests: mostly almost right, since what is all wrong is refused at the door. */
import * as fc from 'fast-check';
import {ENDPOINTS, PURPOSES, TOKEN_ENDPOINT} from '../../../src/forms';
import {REAL_FILES} from '../setup/documents';
import {APPLICATION_PARTS, ENQUIRY, ENQUIRY_PARTS} from '../setup/forms';

export interface FuzzRequest {
  bytes: Buffer;
  /** Whether HTTP's own rules say that it is complete, so that it must be answered. */
  whole: boolean;
}

/** An encoded body with its content type. */
interface Body {
  type: string;
  bytes: Buffer;
}

const BOUNDARY = 'fuzz-1a2b3c';

const text = fc.oneof(
  fc.string({unit: 'grapheme', maxLength: 250}),
  fc.string({unit: 'binary', maxLength: 40}),
  fc.constantFrom(
    '',
    ' ',
    'Asha Rao',
    '+91 9876543210',
    'a@b.co',
    '=1+1',
    '\r\n.\r\n',
    '\0',
    '\ud800',
  ),
  ...PURPOSES.map((purpose) => fc.constant(purpose)),
);

/** An enquiry in which most fields are right. */
function almost(right: Readonly<Record<string, string>>) {
  const fields = Object.entries(right).map(
    ([name, value]) => [name, fc.oneof({weight: 30, arbitrary: fc.constant(value)}, text)] as const,
  );
  const extra = fc.dictionary(
    fc.constantFrom('website', 'formToken', '__proto__', 'x', 'id'),
    text,
    {
      maxKeys: 2,
    },
  );
  const missing = fc.oneof(
    {weight: 8, arbitrary: fc.constant<string[]>([])},
    fc.subarray(Object.keys(right)),
  );
  return fc
    .tuple(fc.record(Object.fromEntries(fields)), extra, missing)
    .map(([known, unknown, gone]) =>
      Object.fromEntries(
        Object.entries({...known, ...unknown}).filter(([name]) => !gone.includes(name)),
      ),
    );
}

const json: fc.Arbitrary<Body> = fc
  .oneof(
    {weight: 6, arbitrary: almost(ENQUIRY).map((value) => JSON.stringify(value))},
    fc.json({maxDepth: 4}),
    fc.string({maxLength: 200}),
    fc.integer({min: 0, max: 20_000}).map((depth) => '['.repeat(depth)),
  )
  .map((value) => ({type: 'application/json', bytes: Buffer.from(value)}));

const urlEncoded: fc.Arbitrary<Body> = fc
  .oneof(
    {
      weight: 6,
      arbitrary: almost(ENQUIRY_PARTS).map((fields) => new URLSearchParams(fields).toString()),
    },
    fc.string({unit: fc.constantFrom('%', '&', '=', 'a', '+', '0', '[', ']', 'é'), maxLength: 300}),
  )
  .map((value) => ({type: 'application/x-www-form-urlencoded', bytes: Buffer.from(value)}));

const fileName = fc.oneof(
  fc.constantFrom(...Object.keys(REAL_FILES)).map((extension) => `cv${extension}`),
  fc.string({unit: 'grapheme', maxLength: 150}),
  fc.constantFrom('', '../../x.pdf', 'cv.pdf"; name="name', 'cv\u202Efdp.exe', 'cv.docm'),
);

const fileContent = fc.oneof(
  {weight: 2, arbitrary: fc.constantFrom(...Object.values(REAL_FILES))},
  fc.uint8Array({maxLength: 3000}).map((bytes) => Buffer.from(bytes)),
  // A real file with one byte changed, somewhere.
  fc
    .tuple(fc.constantFrom(...Object.values(REAL_FILES)), fc.nat(), fc.nat(255))
    .map(([file, at, byte]) => {
      const changed = Buffer.from(file);
      changed[at % changed.length] = byte;
      return changed;
    }),
);

/** A name with its content, which mostly belong together. */
const file = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(...Object.entries(REAL_FILES))
      .map(([extension, content]) => ({name: `cv${extension}`, content})),
  },
  fc.record({name: fileName, content: fileContent}),
);

const multipart: fc.Arbitrary<Body> = fc
  .tuple(almost(APPLICATION_PARTS), file, fc.constantFrom(1, 1, 1, 1, 1, 1, 0, 2))
  .map(([fields, {name, content}, files]) => {
    const texts = Object.entries(fields).map(
      ([field, value]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
    );
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
    const part = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')]);
    return Buffer.concat([
      Buffer.from(texts.join('')),
      ...Array.from({length: files}, () => part),
      Buffer.from(`--${BOUNDARY}--\r\n`),
    ]);
  })
  .chain((bytes) =>
    fc.oneof(
      {weight: 8, arbitrary: fc.constant(bytes)},
      fc.nat(bytes.length).map((length) => bytes.subarray(0, length)),
      fc.nat(bytes.length).map((length) => bytes.subarray(length)),
    ),
  )
  .map((bytes) => ({type: `multipart/form-data; boundary=${BOUNDARY}`, bytes}));

const TYPES = [
  ...['application/json; charset=utf-16', 'text/plain', 'multipart/form-data', 'a/b', ''],
  ...['multipart/form-data; boundary=', 'application/json', 'application/x-www-form-urlencoded'],
];

const PATHS = [
  ...Object.values(ENDPOINTS),
  ...[
    TOKEN_ENDPOINT,
    '/',
    '/readyz',
    '/TrendSoft/Career',
    '/contact-form?page=/About',
    '/x/%2e%2e/y',
  ],
  ...['/contact-form?page=%ff', '/careers-form?page=%00', '/%ff', '//evil.example', '/index.html'],
];

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'BREW'];

const headerValue = fc.oneof(
  fc.string({
    unit: fc.integer({min: 0x20, max: 0x7e}).map((code) => String.fromCharCode(code)),
    maxLength: 80,
  }),
  fc.string({
    unit: fc.integer({min: 0x80, max: 0xff}).map((code) => String.fromCharCode(code)),
    maxLength: 20,
  }),
);

const headers = fc.dictionary(
  fc.constantFrom(
    ...[
      'Accept',
      'Accept-Encoding',
      'Idempotency-Key',
      'Form-Token',
      'Origin',
      'Referer',
      'Cookie',
    ],
    ...['Cookie', 'Range', 'If-None-Match', 'Content-Encoding', 'Sec-Fetch-Site', 'X-A'],
  ),
  fc.oneof(
    headerValue,
    fc.constantFrom('text/html', 'a'.repeat(32), 'br', '*', 'null', 'cross-site'),
  ),
  {maxKeys: 4},
);

/** How the length of the body is told. */
const lengths = fc.oneof(
  {weight: 12, arbitrary: fc.constant('right' as const)},
  fc.constantFrom('chunked' as const, 'long' as const, 'short' as const, 'none' as const),
  fc.constantFrom('-1', 'x', '99999999999999999999', '1e3', '0x10', ''),
);

/** Every case comes from a client of its own, as far as the rate limit can tell. */
function clientAddress(client: number): string {
  return `10.${(client >> 16) & 255}.${(client >> 8) & 255}.${client & 255}`;
}

/** Requests with their framing. */
export const fuzzRequest: fc.Arbitrary<FuzzRequest> = fc
  .record({
    body: fc.oneof(json, urlEncoded, multipart),
    type: fc.oneof({weight: 10, arbitrary: fc.constant(undefined)}, fc.constantFrom(...TYPES)),
    path: fc.oneof({weight: 4, arbitrary: fc.constant(undefined)}, fc.constantFrom(...PATHS)),
    method: fc.oneof({weight: 12, arbitrary: fc.constant('POST')}, fc.constantFrom(...METHODS)),
    expect: fc.oneof(
      {weight: 20, arbitrary: fc.constant([])},
      fc.constantFrom(['Expect: 100-continue'], ['Expect: x']),
    ),
    headers: fc.oneof({weight: 2, arbitrary: fc.constant({})}, headers),
    length: lengths,
    client: fc.nat(0xffffff),
  })
  .map(({body, type, path, method, headers: others, expect, length, client}) => {
    const usual = body.type.startsWith('multipart') ? ENDPOINTS.careers : ENDPOINTS.contact;
    const framed = frame(body.bytes, length);
    const lines = [
      `${method} ${path ?? usual} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      `X-Forwarded-For: ${clientAddress(client)}`,
      `Content-Type: ${type ?? body.type}`,
      ...framed.headers,
      ...expect,
      ...Object.entries(others).map(([name, value]) => `${name}: ${value}`),
    ];
    const head = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
    return {bytes: Buffer.concat([head, framed.body]), whole: framed.whole};
  });

function frame(body: Buffer, length: string): {headers: string[]; body: Buffer; whole: boolean} {
  switch (length) {
    case 'right':
      return {headers: [`Content-Length: ${body.length}`], body, whole: true};
    case 'short':
      return {headers: [`Content-Length: ${Math.floor(body.length / 2)}`], body, whole: true};
    case 'long':
      return {headers: [`Content-Length: ${body.length + 10}`], body, whole: false};
    case 'chunked':
      return {
        headers: ['Transfer-Encoding: chunked'],
        body: Buffer.concat([
          ...(body.length
            ? [Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n')]
            : []),
          Buffer.from('0\r\n\r\n'),
        ]),
        whole: true,
      };
    case 'none':
      return {headers: [], body, whole: true};
    default:
      return {headers: [`Content-Length: ${length}`], body, whole: true};
  }
}
