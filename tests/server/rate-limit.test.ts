import {
  ENQUIRY,
  ENQUIRY_PARTS,
  RESUME,
  APPLICATION,
  apply,
  postForm,
  postJson,
  pageOf,
} from './setup/forms';
import {startServer, type TestServer} from './setup/server';

let server: TestServer;
afterEach(() => server.stop());

test('posts of all forms count together, pages do not', async () => {
  server = await startServer({env: {RATE_LIMIT: '3'}});
  for (let page = 0; page < 5; page += 1) {
    expect((await server.send('/About')).status).toBe(200);
    expect((await server.send('/contact-form', {method: 'OPTIONS'})).status).toBe(204);
  }
  const statuses = [];
  for (let post = 0; post < 3; post += 1) statuses.push((await postJson(server, ENQUIRY)).status);
  expect(statuses).toEqual([200, 200, 200]);
  const reply = await apply(server, APPLICATION, {name: 'cv.pdf', bytes: RESUME});
  expect(reply.status).toBe(429);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(reply.headers['content-type']).toMatch(/problem\+json/);
  const page = await postForm(server, ENQUIRY_PARTS);
  expect([page.status, pageOf(page)('[role=alert]').text()]).toEqual([
    429,
    expect.stringContaining('Too many submissions within a minute.'),
  ]);
});

test('behind a trusted proxy each visitor has an own count, in IPv6 each /64', async () => {
  server = await startServer({env: {RATE_LIMIT: '1', TRUST_PROXY: 'loopback'}});
  const from = async (address: string) => {
    const headers = {'x-forwarded-for': address};
    return (await postJson(server, ENQUIRY, {headers})).status;
  };
  expect(await from('192.0.2.1')).toBe(200);
  expect(await from('192.0.2.2')).toBe(200);
  expect(await from('192.0.2.1')).toBe(429);
  expect(await from('2001:db8:0:1::1')).toBe(200);
  expect(await from('2001:db8:0:1:ffff::2')).toBe(429);
  expect(await from('2001:db8:0:2::1')).toBe(200);
});

test('without one, an address in a header does not count', async () => {
  server = await startServer({env: {RATE_LIMIT: '1'}});
  const from = async (address: string) => {
    const headers = {'x-forwarded-for': address};
    return (await postJson(server, ENQUIRY, {headers})).status;
  };
  expect([await from('192.0.2.1'), await from('192.0.2.2')]).toEqual([200, 429]);
});
