import {ENQUIRY, postJson} from './setup/forms';
import {serverForAll} from './setup/server';

const FRIEND = 'https://www.example.com';
const server = serverForAll({env: {ALLOWED_ORIGINS: FRIEND, TRUST_PROXY: 'loopback'}});

const post = (headers: Record<string, string>) => postJson(server, ENQUIRY, {headers});

test.each([
  ['the same host', () => ({origin: server.url})],
  [
    'the same host, seen as https behind a proxy',
    () => ({origin: server.url.replace('http', 'https')}),
  ],
  ['an allowed origin', () => ({origin: FRIEND})],
  [
    'an allowed origin, called cross-site',
    () => ({origin: FRIEND, 'sec-fetch-site': 'cross-site'}),
  ],
  ['a client that names no origin', () => ({})],
  ['a browser that says same-origin', () => ({'sec-fetch-site': 'same-origin'})],
  ['the usual port, named', () => ({origin: 'https://a.example', host: 'a.example:443'})],
])('%s may post', async (_who, headers) => {
  expect((await post(headers())).status).toBe(200);
});

test('an allowed origin can read answers, also those that refuse', async () => {
  for (const body of [ENQUIRY, {}]) {
    const reply = await postJson(server, body, {headers: {origin: FRIEND}});
    expect(reply.headers['access-control-allow-origin']).toBe(FRIEND);
    expect(reply.headers.vary).toMatch(/origin/i);
  }
});

test('an allowed origin passes the preflight, another does not', async () => {
  const preflight = (origin: string) =>
    server.send('/careers-form', {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'idempotency-key',
      },
    });
  const friend = await preflight(FRIEND);
  expect(friend.status).toBe(204);
  expect(friend.headers).toMatchObject({
    'access-control-allow-origin': FRIEND,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'Content-Type, Idempotency-Key',
    'access-control-max-age': '600',
  });
  const other = await preflight('https://evil.example');
  expect(other.status).toBe(403);
  expect(other.headers['access-control-allow-origin']).toBeUndefined();
});
