/**
 * Requests that no browser would send. Numbers are those of OWASP ASVS 5.0, chapters V1, V2, V4,
 * V15 and V16.
 */
import {ENQUIRY, KEY, postJson} from './setup/forms';
import {rawRequest, sendRaw, statusesIn} from './setup/raw';
import {startServer, type TestServer} from './setup/server';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

const stored = async () => (await server.store.list()).length;
const JSON_TYPE = 'Content-Type: application/json';
const BODY = JSON.stringify(ENQUIRY);
const LENGTH = `Content-Length: ${Buffer.byteLength(BODY)}`;

async function statuses(headers: readonly string[], body = BODY, line?: string) {
  return statusesIn(await sendRaw(server.port, rawRequest(headers, body, line)));
}

describe('where a request ends (4.2.1)', () => {
  test('an honest one is accepted, by length or in chunks', async () => {
    expect(await statuses([JSON_TYPE, LENGTH])).toEqual([200]);
    const chunk = `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`;
    expect(await statuses([JSON_TYPE, 'Transfer-Encoding: chunked'], chunk)).toEqual([200]);
    expect(await stored()).toBe(1);
  });

  test.each([
    ['a length and chunks', [LENGTH, 'Transfer-Encoding: chunked']],
    ['two lengths', [LENGTH, 'Content-Length: 1']],
    ['a negative length', ['Content-Length: -1']],
    ['a length in words', ['Content-Length: ten']],
    ['a length with a sign', [`Content-Length: +${BODY.length}`]],
    ['an unknown coding', ['Transfer-Encoding: chunked, identity']],
    ['a header with a line break before its colon', ['Content-Length : 5']],
    ['a folded header', ['X-A: b', ' c: d', 'Content-Length']],
  ])('%s: refused, and nothing stored', async (_what, headers) => {
    expect(await statuses([JSON_TYPE, ...headers])).toEqual([400]);
    expect(await stored()).toBe(0);
  });

  test('a body longer than it says is cut, and its rest is no request', async () => {
    const received = await statuses([JSON_TYPE, 'Content-Length: 5']);
    expect(received[0]).toBe(400);
    expect(await stored()).toBe(0);
  });

  test('a body shorter than it says is never taken for a whole one', async () => {
    const bytes = rawRequest([JSON_TYPE, 'Content-Length: 5000'], BODY);
    expect(statusesIn(await sendRaw(server.port, bytes, true))).not.toContain(200);
    expect(await stored()).toBe(0);
  });

  test('trailers behind the last chunk change nothing', async () => {
    const chunk = `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\nIdempotency-Key: !\r\n\r\n`;
    const headers = [JSON_TYPE, 'Transfer-Encoding: chunked', 'Trailer: Idempotency-Key'];
    expect(await statuses(headers, chunk)).toEqual([200]);
  });
});

describe('headers', () => {
  test('a body that waits for leave gets it, but not from a page that may not post', async () => {
    expect(await statuses([JSON_TYPE, LENGTH, 'Expect: 100-continue'])).toEqual([100, 200]);
    expect(await statuses([JSON_TYPE, LENGTH, 'Expect: a miracle'])).toEqual([417]);
    const foreign = [JSON_TYPE, LENGTH, 'Expect: 100-continue', 'Origin: https://evil.example'];
    expect(await statuses(foreign)).toContain(403);
    expect(await stored()).toBe(1);
  });

  test('a key that came twice is no key (15.3.7)', async () => {
    const keys = [`Idempotency-Key: ${KEY}`, `Idempotency-Key: ${KEY}`];
    expect(await statuses([JSON_TYPE, LENGTH, ...keys])).toEqual([400]);
  });

  test.each([
    'short',
    'a'.repeat(65),
    'with space in the key',
    '../../../etc/passwd0',
    "' OR 1=1 --------",
  ])('the key "%s" is refused', async (key) => {
    const reply = await postJson(server, ENQUIRY, {headers: {'idempotency-key': key}});
    expect(reply.status).toBe(400);
  });

  test('too many bytes of headers (4.2.5)', async () => {
    expect(await statuses([JSON_TYPE, LENGTH, `X-A: ${'a'.repeat(20_000)}`])).toEqual([431]);
  });

  test('a line break in a header is no header', async () => {
    expect(await statuses([JSON_TYPE, LENGTH, 'X-A: b\n\nGET / HTTP/1.1'])).toContain(400);
  });

  test('an address that says it came through a proxy is not believed (4.1.3, 15.3.4)', async () => {
    await server.stop();
    server = await startServer({env: {RATE_LIMIT: '1'}});
    const from = (address: string) =>
      postJson(server, ENQUIRY, {headers: {'x-forwarded-for': address, 'x-real-ip': address}});
    expect((await from('192.0.2.1')).status).toBe(200);
    expect((await from('192.0.2.2')).status).toBe(429);
  });
});

describe('methods (4.1.4)', () => {
  test.each(['PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND', 'LOCK', 'SEARCH'])(
    '%s is refused',
    async (method) => {
      expect(await statuses([], '', `${method} /contact-form`)).toEqual([405]);
    },
  );

  test('CONNECT, and a method of nobody, are refused', async () => {
    expect(await statuses([], '', 'CONNECT /contact-form')).not.toContain(200);
    expect(await statuses([], '', 'BREW /contact-form')).toEqual([400]);
  });

  test('a method in a header or a field is no method', async () => {
    const headers = {'x-http-method-override': 'DELETE'};
    const reply = await postJson(server, {...ENQUIRY, _method: 'DELETE'}, {headers});
    expect(reply.status).toBe(200);
    expect(await stored()).toBe(1);
  });
});

describe('content types and encodings (1.1.1, 1.5.3)', () => {
  test.each([
    'text/plain',
    'text/html',
    'application/xml',
    'application/octet-stream',
    'application/json; charset=utf-16',
    'application/json; charset=utf-7',
    'application/x-www-form-urlencoded; charset=iso-8859-1',
    'multipart/form-data; boundary=x',
    'application/json, text/plain',
    'json',
    '',
  ])('"%s" is refused', async (type) => {
    const reply = await postJson(server, ENQUIRY, {headers: {'content-type': type}});
    expect(reply.status).toBe(415);
    expect(await stored()).toBe(0);
  });

  test.each([
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'APPLICATION/JSON',
  ])('"%s" is accepted', async (type) => {
    const reply = await postJson(server, ENQUIRY, {headers: {'content-type': type}});
    expect(reply.status).toBe(200);
  });

  test('a compressed body is not unpacked', async () => {
    const headers = {'content-encoding': 'gzip'};
    expect((await postJson(server, ENQUIRY, {headers})).status).toBe(415);
  });

  test.each([
    ['a NUL', '\u0000'],
    ['a line break', '\r\nBcc: all@example.com'],
    ['an escape sequence', '\u001b[2J'],
    ['half a character', '\ud800'],
  ])('%s in a field is no text of a form', async (_what, text) => {
    const companyName = `Example${text}`;
    expect((await postJson(server, {...ENQUIRY, companyName})).status).toBe(400);
    expect(await stored()).toBe(0);
  });
});

describe('failures (16.5.1)', () => {
  test('tell nothing of the inside', async () => {
    const replies = await Promise.all([
      postJson(server, '{"name": "Asha'),
      server.send('/contact-form/%ff'),
      server.send('/../../etc/passwd'),
      server.send('/careers-form', {
        method: 'POST',
        headers: {'content-type': 'multipart/form-data'},
      }),
    ]);
    for (const {text, headers} of replies) {
      expect(text).not.toMatch(/node_modules|\bat .*:\d+|SyntaxError|fastify|busboy|sqlite/i);
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    }
  });
});
