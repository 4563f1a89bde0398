/** Random requests: mostly almost right, since what is all wrong is refused at the door. */
import * as fc from 'fast-check';
import {TOKEN_ENDPOINT, actionOf} from '../../../src/forms';
import {ENDPOINTS, contact} from '../../../src/forms/tables';
import {body} from './bodies';

export interface FuzzRequest {
  bytes: Buffer;
  /** Whether HTTP's own rules say that it is complete, so that it must be answered. */
  whole: boolean;
}

const TYPES = [
  ...['application/json; charset=utf-16', 'text/plain', 'multipart/form-data', 'a/b', ''],
  ...['multipart/form-data; boundary=', 'application/json', 'application/x-www-form-urlencoded'],
];

const PATHS = [
  ...ENDPOINTS,
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
    'Accept',
    'Accept-Encoding',
    'Idempotency-Key',
    'Form-Token',
    'Origin',
    'Referer',
    'Cookie',
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
    body,
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
  .map(({body: sent, type, path, method, headers: others, expect, length, client}) => {
    const usual = sent.path ?? actionOf(contact);
    const framed = frame(sent.bytes, length);
    const lines = [
      `${method} ${path ?? usual} HTTP/1.1`,
      'Host: localhost',
      'Connection: close',
      `X-Forwarded-For: ${clientAddress(client)}`,
      `Content-Type: ${type ?? sent.type}`,
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
