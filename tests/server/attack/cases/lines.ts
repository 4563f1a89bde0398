/** Request lines, versions and headers that are no HTTP, or too much of it. */
import type {RawAttack} from '../case';
import {CLOSE, post, request} from '../requests';

const get = (
  name: string,
  line: string,
  allowed: readonly number[],
  headers: readonly string[] = [],
): RawAttack => ({
  name,
  bytes: request(line, [CLOSE, ...headers]),
  allowed,
  // It drops what is no header, takes 8 kB of them, and knows methods of its own.
  nginxMay: {answer: [200, 400, 405, 501, 0]},
});

const METHODS = [
  'PUT',
  'DELETE',
  'PATCH',
  'TRACE',
  'PROPFIND',
  'MKCOL',
  'LOCK',
  'PURGE',
  'QUERY',
  'M-SEARCH',
].flatMap((method) => [
  get(`the method ${method} on a page`, `${method} /About`, [405]),
  get(`the method ${method} on a form`, `${method} /contact-form`, [405]),
]);

const NO_METHODS = ['get', 'G', 'G ET', 'GET\t', '\x00GET', 'GЕT', 'GET/x', '"GET"'].map((method) =>
  get(`${JSON.stringify(method)} for a method`, `${method} /`, [400]),
);

const HEADERS: ReadonlyArray<readonly [string, readonly string[], readonly number[]]> = [
  ['a line without a colon', ['nonsense'], [400]],
  ['a name with a space', ['X Y: 1'], [400]],
  ['an empty name', [': 1'], [400]],
  ['a name with a NUL', ['X\x00Y: 1'], [400]],
  ['a value with a NUL', ['X: a\x00b'], [400]],
  ['a value with a CR', ['X: a\rb'], [400]],
  ['a value of bytes above 127', ['X: \xff\xfe'], [200]],
  ['a folded line', ['X: a', ' b'], [400]],
  ['a header of 20 kB', [`X: ${'x'.repeat(20_000)}`], [431]],
  ['5,000 short headers', Array.from({length: 5000}, (_, index) => `X${index}: 1`), [431]],
  ['a hundred cookies', Array.from({length: 100}, () => 'Cookie: a=b'), [200]],
  ['ranges without number', [`Range: bytes=${Array(500).fill('0-1').join(',')}`], [200, 206, 416]],
  ['an overlapping range', ['Range: bytes=0-,0-,0-'], [200, 206, 416]],
  ['a list of a thousand tags', [`If-None-Match: ${Array(1000).fill('"a"').join(',')}`], [200]],
  ['any tag', ['If-None-Match: *'], [304, 200]],
  ['a date that is none', ['If-Modified-Since: tomorrow'], [200]],
  [
    'encodings without number',
    [`Accept-Encoding: ${Array(2000).fill('br').join(',')}`],
    [200, 431, 400],
  ],
  ['an encoding with a strange weight', ['Accept-Encoding: br;q=NaN, gzip;q=-1'], [200]],
  ['types without number', [`Accept: ${Array(1500).fill('text/html').join(',')}`], [200]],
  ['an upgrade to a socket', ['Upgrade: websocket', 'Connection: Upgrade'], [200]],
  ['an upgrade to HTTP/2', ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'], [200]],
  ['an expectation of nonsense', ['Expect: nonsense'], [417]],
  ['an override of the method', ['X-HTTP-Method-Override: DELETE'], [200]],
  ['an override of the address', ['X-Original-URL: /.env', 'X-Rewrite-URL: /.env'], [200]],
  ['two hosts', ['Host: a.example', 'Host: b.example'], [400]],
  ['two hosts, spelled in other cases', ['Host: a.example', 'hOST: b.example'], [400]],
  ['a host with a port', ['Host: a.example:3000'], [200]],
  ['an address for a host', ['Host: [::1]:3000'], [200]],
  ['an empty host', ['Host:'], [200]],
  ['a host with a path', ['Host: a.example/b'], [400]],
  ['a host with a user', ['Host: me@a.example'], [400]],
  ['a host of two words', ['Host: a b'], [400]],
  ['a host with a CR', ['Host: a\rb'], [400]],
  ['a host that is a script', ['Host: "><script>alert(1)</script>'], [400]],
  ['a host with two ports', ['Host: a.example:80:80'], [400]],
  ['a host with a word for a port', ['Host: a.example:http'], [400]],
  ['a connection header that names others', ['Connection: close, X-Forwarded-For, Host'], [200]],
];

export const LINES: readonly RawAttack[] = [
  ...METHODS,
  ...NO_METHODS,
  ...HEADERS.map(([name, headers, allowed]) => get(name, 'GET /About', allowed, headers)),
  {name: 'no host', bytes: `GET / HTTP/1.1\r\n${CLOSE}\r\n\r\n`, allowed: [400]},
  {
    name: 'an old version',
    bytes: 'GET / HTTP/1.0\r\n\r\n',
    allowed: [200],
    nginxMay: {answer: [400]},
  },
  {name: 'the first version', bytes: 'GET /\r\n\r\n', allowed: [400, 200, 0]},
  {name: 'version 2', bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', allowed: [400, 405, 505, 0]},
  {name: 'version 1.9', bytes: request('GET /', [CLOSE], '', 'HTTP/1.9'), allowed: [400, 200, 505]},
  {name: 'version 99', bytes: request('GET /', [CLOSE], '', 'HTTP/99.0'), allowed: [400, 505]},
  {
    name: 'a hello of TLS',
    bytes: Buffer.from('16030100c8010000c40303', 'hex'),
    allowed: [400, 408, 0],
  },
  {
    name: 'empty lines and then a request',
    bytes: Buffer.concat([Buffer.from('\r\n\r\n'), request('GET /', [CLOSE])]),
    allowed: [200, 400],
  },
  {
    name: 'lines that end in LF alone',
    bytes: `GET /About HTTP/1.1\nHost: x\n${CLOSE}\n\n`,
    allowed: [400],
    nginxMay: {answer: [200]},
  },
  {
    name: 'an address of 100 kB',
    bytes: request(`GET /${'a'.repeat(100_000)}`, [CLOSE]),
    allowed: [414, 431, 400],
  },
  {
    name: 'an address that names a host',
    bytes: request('GET http://evil.example/About', [CLOSE]),
    allowed: [200, 404, 400],
  },
  {name: 'a tunnel', bytes: request('CONNECT evil.example:443', [CLOSE]), allowed: [400, 405, 0]},
  {name: 'an asterisk', bytes: request('OPTIONS *', [CLOSE]), allowed: [200, 204, 400, 404, 405]},
  {name: 'an address without a slash', bytes: request('GET About', [CLOSE]), allowed: [400, 404]},
  {
    name: 'an address with a fragment',
    bytes: request('GET /About#x', [CLOSE]),
    allowed: [400, 404, 200],
  },
  {
    name: 'an expectation on a form',
    bytes: post(['Expect: 200-ok']),
    allowed: [417, 200],
    stores: 'any',
  },
];
