/** Raw requests that no HTTP client would send: each gets the expected answer, and stores at most one request. */
import {TEXT_REQUEST_BYTES} from '../src/server/forms/limits';
import {serverForAll} from './setup/museum';
import {statusesIn} from './setup/reply';
import {VISIT} from './setup/samples';

const SHORT = {headers: 500, silence: 20_000, checkEvery: 100, upload: () => 1000};
const server = serverForAll({env: {TRUST_PROXY: '127.0.0.1'}, app: {timeouts: SHORT}});
beforeEach(async () => {
  for (const {id} of await server.store.list()) await server.store.erase({id});
});

const BODY = JSON.stringify(VISIT);
const LENGTH = `Content-Length: ${BODY.length}`;
const JSON_TYPE = 'Content-Type: application/json';

const request = (line: string, ...headers: readonly string[]) =>
  [line, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n');
/** Returns a post of a visit, with these headers and this body. */
const post = (headers: readonly string[] = [JSON_TYPE, LENGTH], body = BODY) =>
  request('POST /visit-form HTTP/1.1', ...headers) + body;
const chunked = (...chunks: readonly string[]) =>
  post([JSON_TYPE, 'Transfer-Encoding: chunked'], chunks.join(''));
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const get = (path: string, ...headers: readonly string[]) =>
  request(`GET ${path} HTTP/1.1`, ...headers);
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const multipart = (body: string) =>
  request(
    'POST /article-form HTTP/1.1',
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${body.length}`,
  ) + body;

/** A byte more than a form without files may send. */
const TOO_LONG = 'x'.repeat(TEXT_REQUEST_BYTES + 1);

const keptAlive = (bytes: string) => bytes.replace('Connection: close\r\n', '');

const STORED = 1;
test.each<{kind: string; bytes: string; statuses: number[]; stored?: number}>([
  // Framing
  {kind: 'a plain post', bytes: post(), statuses: [200], stored: STORED},
  {
    kind: 'a post in chunks',
    bytes: chunked(chunk(BODY.slice(0, 9)), chunk(BODY.slice(9)), chunk('')),
    statuses: [200],
    stored: 1,
  },
  {
    kind: 'a length and chunks',
    bytes: post([JSON_TYPE, LENGTH, 'Transfer-Encoding: chunked']),
    statuses: [400],
  },
  {kind: 'two lengths', bytes: post([JSON_TYPE, LENGTH, 'Content-Length: 5']), statuses: [400]},
  {
    kind: 'a length with a sign',
    bytes: post([JSON_TYPE, `Content-Length: +${BODY.length}`]),
    statuses: [400],
  },
  {
    kind: 'a space before the colon',
    bytes: post(['Content-Length : 5', JSON_TYPE]),
    statuses: [400],
  },
  {kind: 'a null byte in a header', bytes: get('/', 'X-Test: a\0b'), statuses: [400]},
  {kind: 'headers of 40 kB', bytes: get('/', `X-Test: ${'a'.repeat(40_000)}`), statuses: [431]},
  {kind: 'no Host header', bytes: 'GET / HTTP/1.1\r\n\r\n', statuses: [400]},
  {kind: 'two requests at once', bytes: keptAlive(get('/')) + get('/'), statuses: []},
  {
    kind: 'a second post before the answer',
    bytes: keptAlive(post()) + post(),
    statuses: [],
    stored: STORED,
  },
  // Methods and paths
  {
    kind: 'the path of a form in another case',
    bytes: post().replace('/visit-form', '/Visit-Form'),
    statuses: [405],
  },
  {kind: 'an unknown method', bytes: request('BREW / HTTP/1.1'), statuses: [400]},
  {kind: 'TRACE', bytes: request('TRACE / HTTP/1.1'), statuses: [405]},
  {kind: 'CONNECT', bytes: request('CONNECT x:443 HTTP/1.1'), statuses: []},
  {kind: 'GET with a body', bytes: `${get('/', 'Content-Length: 5')}hello`, statuses: [200]},
  {kind: 'a path traversal', bytes: get('/../../etc/passwd'), statuses: [404]},
  {kind: 'an encoded path traversal', bytes: get('/%2e%2e/%2e%2e/etc/passwd'), statuses: [404]},
  {kind: 'encoded slashes', bytes: get('/..%2f..%2fetc%2fpasswd'), statuses: [404]},
  {kind: 'backslashes', bytes: get('/..\\..\\etc\\passwd'), statuses: [404]},
  {kind: 'a null byte in the path', bytes: get('/%00'), statuses: [404]},
  {kind: 'an invalid percent-encoding', bytes: get('/%ff%zz'), statuses: [404]},
  {kind: 'a hidden file', bytes: get('/.env'), statuses: [404]},
  {kind: 'an absolute URL', bytes: get('http://evil.example/'), statuses: [404]},
  {kind: 'a path of two slashes', bytes: get('//evil.example/%2f..'), statuses: [404]},
  // Bodies
  {kind: 'broken JSON', bytes: post([JSON_TYPE, 'Content-Length: 3'], '{"a'), statuses: [400]},
  {kind: 'a JSON array', bytes: post([JSON_TYPE, 'Content-Length: 2'], '[]'), statuses: [400]},
  {kind: 'a JSON string', bytes: post([JSON_TYPE, 'Content-Length: 3'], '"a"'), statuses: [400]},
  {
    kind: '__proto__',
    bytes: post([JSON_TYPE, 'Content-Length: 21'], '{"__proto__":{"a":1}}'),
    statuses: [400],
  },
  {
    kind: 'a content type in capitals',
    bytes: post(['Content-Type: APPLICATION/JSON;charset="UTF-8"', LENGTH]),
    statuses: [200],
    stored: 1,
  },
  {kind: 'plain text', bytes: post(['Content-Type: text/plain', LENGTH]), statuses: [415]},
  {kind: 'no content type', bytes: post([LENGTH]), statuses: [415]},
  {kind: 'UTF-16', bytes: post([`${JSON_TYPE}; charset=utf-16`, LENGTH]), statuses: [415]},
  {kind: 'gzip', bytes: post([JSON_TYPE, 'Content-Encoding: gzip', LENGTH]), statuses: [415]},
  {
    kind: 'a key with spaces',
    bytes: post([JSON_TYPE, LENGTH, 'Idempotency-Key: a b']),
    statuses: [400],
  },
  {
    kind: 'an unknown expectation',
    bytes: post([JSON_TYPE, LENGTH, 'Expect: miracles']),
    statuses: [417],
  },
  {
    kind: 'JSON for a form that requires a file',
    bytes: post().replace('/visit-form', '/article-form'),
    statuses: [422],
  },
  {
    kind: 'parts without a boundary',
    bytes: multipart('x').replace('; boundary=b', ''),
    statuses: [400],
  },
  {
    kind: 'a field named constructor',
    bytes: multipart(`${part('constructor', 'x')}--b--`),
    statuses: [400],
  },
  {
    kind: 'a field twice',
    bytes: multipart(`${part('title', 'a')}${part('title', 'b')}--b--`),
    statuses: [400],
  },
  {
    kind: 'a hundred fields',
    bytes: multipart(`${part('x', 'y').repeat(100)}--b--`),
    statuses: [413],
  },
  {kind: 'a truncated part', bytes: multipart(part('title', 'a')), statuses: [400]},
  {
    kind: 'the longest text',
    bytes: post([JSON_TYPE, `Content-Length: ${TOO_LONG.length - 1}`], TOO_LONG.slice(1)),
    statuses: [400],
  },
  {
    kind: 'a byte more',
    bytes: post([JSON_TYPE, `Content-Length: ${TOO_LONG.length}`], TOO_LONG),
    statuses: [413],
  },
  {
    kind: 'an oversized body',
    bytes: post([JSON_TYPE, 'Content-Length: 3000000'], 'x'.repeat(3_000_000)),
    statuses: [413],
  },
  // Slow clients
  {kind: 'headers that never end', bytes: 'GET / HTTP/1.1\r\nHost: x\r\n', statuses: [408]},
  {
    kind: 'a body that never ends',
    bytes: post([JSON_TYPE, 'Content-Length: 999'], '{'),
    statuses: [408],
  },
])('$kind', async ({bytes, statuses, stored = 0}) => {
  // A slow client gets its answer before the connection is closed.
  const end = statuses[0] === 408 ? /408/ : undefined;
  const answer = await server.sendRaw(bytes, end);
  expect(statusesIn(answer)).toEqual(statuses);
  // Every status has its own title.
  expect(answer).not.toContain('"title":"Error"');
  expect((await server.store.list()).length).toBeLessThanOrEqual(stored);
  expect((await server.send('/healthz')).status).toBe(200);
});
