/** Raw requests that no HTTP client would send: each gets the expected answer, and stores at most one enquiry. */
import {TEXT_REQUEST_BYTES} from '../../src/server/forms/limits';
import {ENQUIRY} from './setup/forms';
import {statusesIn} from './setup/reply';
import {serverForAll} from './setup/server';

const SHORT = {headers: 500, silence: 20_000, checkEvery: 100, upload: () => 1000};
const server = serverForAll({env: {TRUST_PROXY: '127.0.0.1'}, app: {timeouts: SHORT}});
beforeEach(async () => {
  for (const {id} of await server.store.list()) await server.store.erase({id});
});

const BODY = JSON.stringify(ENQUIRY);
const LENGTH = `Content-Length: ${BODY.length}`;
const JSON_TYPE = 'Content-Type: application/json';

const request = (line: string, ...headers: readonly string[]) =>
  [line, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n');
/** Returns a post of the contact form, with these headers and this body. */
const post = (headers: readonly string[] = [JSON_TYPE, LENGTH], body = BODY) =>
  request('POST /contact-form HTTP/1.1', ...headers) + body;
const chunked = (...chunks: readonly string[]) =>
  post([JSON_TYPE, 'Transfer-Encoding: chunked'], chunks.join(''));
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const get = (path: string, ...headers: readonly string[]) =>
  request(`GET ${path} HTTP/1.1`, ...headers);
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const multipart = (body: string) =>
  request(
    'POST /careers-form HTTP/1.1',
    'Content-Type: multipart/form-data; boundary=b',
    `Content-Length: ${body.length}`,
  ) + body;

/** A byte more than a form without files may send. */
const TOO_LONG = 'x'.repeat(TEXT_REQUEST_BYTES + 1);

const keptAlive = (bytes: string) => bytes.replace('Connection: close\r\n', '');

const STORED = 1;
test.each<[kind: string, bytes: string, statuses: number[], stored?: number]>([
  // Framing
  ['a plain post', post(), [200], STORED],
  ['a post in chunks', chunked(chunk(BODY.slice(0, 9)), chunk(BODY.slice(9)), chunk('')), [200], 1],
  ['a length and chunks', post([JSON_TYPE, LENGTH, 'Transfer-Encoding: chunked']), [400]],
  ['two lengths', post([JSON_TYPE, LENGTH, 'Content-Length: 5']), [400]],
  ['a length with a sign', post([JSON_TYPE, `Content-Length: +${BODY.length}`]), [400]],
  ['a space before the colon', post(['Content-Length : 5', JSON_TYPE]), [400]],
  ['a null byte in a header', get('/', 'X-Test: a\0b'), [400]],
  ['headers of 40 kB', get('/', `X-Test: ${'a'.repeat(40_000)}`), [431]],
  ['no Host header', 'GET / HTTP/1.1\r\n\r\n', [400]],
  ['two requests at once', keptAlive(get('/')) + get('/'), []],
  ['a second post before the answer', keptAlive(post()) + post(), [], STORED],
  // Methods and paths
  ['the path of a form in another case', post().replace('/contact-form', '/Contact-Form'), [405]],
  ['an unknown method', request('BREW / HTTP/1.1'), [400]],
  ['TRACE', request('TRACE / HTTP/1.1'), [405]],
  ['CONNECT', request('CONNECT x:443 HTTP/1.1'), []],
  ['GET with a body', `${get('/', 'Content-Length: 5')}hello`, [200]],
  ['a path traversal', get('/../../etc/passwd'), [404]],
  ['an encoded path traversal', get('/%2e%2e/%2e%2e/etc/passwd'), [404]],
  ['encoded slashes', get('/..%2f..%2fetc%2fpasswd'), [404]],
  ['backslashes', get('/..\\..\\etc\\passwd'), [404]],
  ['a null byte in the path', get('/%00'), [404]],
  ['an invalid percent-encoding', get('/%ff%zz'), [404]],
  ['a hidden file', get('/.env'), [404]],
  ['an absolute URL', get('http://evil.example/'), [404]],
  ['a path of two slashes', get('//evil.example/%2f..'), [404]],
  // Bodies
  ['broken JSON', post([JSON_TYPE, 'Content-Length: 3'], '{"a'), [400]],
  ['a JSON array', post([JSON_TYPE, 'Content-Length: 2'], '[]'), [400]],
  ['a JSON string', post([JSON_TYPE, 'Content-Length: 3'], '"a"'), [400]],
  ['__proto__', post([JSON_TYPE, 'Content-Length: 21'], '{"__proto__":{"a":1}}'), [400]],
  [
    'a content type in capitals',
    post(['Content-Type: APPLICATION/JSON;charset="UTF-8"', LENGTH]),
    [200],
    1,
  ],
  ['plain text', post(['Content-Type: text/plain', LENGTH]), [415]],
  ['no content type', post([LENGTH]), [415]],
  ['UTF-16', post([`${JSON_TYPE}; charset=utf-16`, LENGTH]), [415]],
  ['gzip', post([JSON_TYPE, 'Content-Encoding: gzip', LENGTH]), [415]],
  ['a key with spaces', post([JSON_TYPE, LENGTH, 'Idempotency-Key: a b']), [400]],
  ['an unknown expectation', post([JSON_TYPE, LENGTH, 'Expect: miracles']), [417]],
  ['JSON for a form with files', post().replace('/contact-form', '/careers-form'), [415]],
  ['parts without a boundary', multipart('x').replace('; boundary=b', ''), [400]],
  ['a field named constructor', multipart(`${part('constructor', 'x')}--b--`), [400]],
  ['a field twice', multipart(`${part('name', 'a')}${part('name', 'b')}--b--`), [400]],
  ['a hundred fields', multipart(`${part('x', 'y').repeat(100)}--b--`), [413]],
  ['a truncated part', multipart(part('name', 'a')), [400]],
  [
    'the longest text',
    post([JSON_TYPE, `Content-Length: ${TOO_LONG.length - 1}`], TOO_LONG.slice(1)),
    [400],
  ],
  ['a byte more', post([JSON_TYPE, `Content-Length: ${TOO_LONG.length}`], TOO_LONG), [413]],
  ['an oversized body', post([JSON_TYPE, 'Content-Length: 3000000'], 'x'.repeat(3_000_000)), [413]],
  // Slow clients
  ['headers that never end', 'GET / HTTP/1.1\r\nHost: x\r\n', [408]],
  ['a body that never ends', post([JSON_TYPE, 'Content-Length: 999'], '{'), [408]],
])('%s', async (_kind, bytes, statuses, stored = 0) => {
  // A slow client gets its answer before the connection is closed.
  const end = statuses[0] === 408 ? /408/ : undefined;
  const answer = await server.sendRaw(bytes, end);
  expect(statusesIn(answer)).toEqual(statuses);
  // Every status has its own title.
  expect(answer).not.toContain('"title":"Error"');
  expect((await server.store.list()).length).toBeLessThanOrEqual(stored);
  expect((await server.send('/healthz')).status).toBe(200);
});
