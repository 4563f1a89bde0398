import {connect} from 'node:net';
import {join} from 'node:path';
import {DatabaseSync} from '@photostructure/sqlite';
import {rateLimiter} from '../../src/server/rate-limit';
import {TIMEOUTS} from '../../src/server/timeouts';
import {ENQUIRY, RESUME, APPLICATION, apply, postJson} from './setup/forms';
import {startServer, type TestServer} from './setup/server';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

describe('rate', () => {
  test('more posts than a minute allows are told when to come back; pages are not counted', async () => {
    server = await startServer({env: {RATE_LIMIT: '3'}});
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      statuses.push((await postJson(server, ENQUIRY)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    const reply = await apply(server, APPLICATION, {name: 'cv.pdf', bytes: RESUME});
    expect(reply.status).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(reply.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(reply.headers['content-type']).toMatch(/problem\+json/);
    expect((await server.send('/About')).status).toBe(200);
  });

  test('whoever opens pages has as many posts as before', async () => {
    server = await startServer({env: {RATE_LIMIT: '1'}});
    expect((await server.send('/About')).status).toBe(200);
    expect((await server.send('/About')).status).toBe(200);
    expect((await postJson(server, ENQUIRY)).status).toBe(200);
  });

  test('behind a trusted proxy each visitor has an own count', async () => {
    server = await startServer({env: {RATE_LIMIT: '1', TRUST_PROXY: 'loopback'}});
    const from = (address: string) =>
      postJson(server as TestServer, ENQUIRY, {headers: {'x-forwarded-for': address}});
    expect((await from('192.0.2.1')).status).toBe(200);
    expect((await from('192.0.2.2')).status).toBe(200);
    expect((await from('192.0.2.1')).status).toBe(429);
  });

  test('all addresses of one IPv6 network share a count', async () => {
    server = await startServer({env: {RATE_LIMIT: '1', TRUST_PROXY: 'loopback'}});
    const from = (address: string) =>
      postJson(server as TestServer, ENQUIRY, {headers: {'x-forwarded-for': address}});
    expect((await from('2001:db8::1')).status).toBe(200);
    expect((await from('2001:db8:0:0:ffff::2')).status).toBe(429);
    expect((await from('2001:db8:0:1::1')).status).toBe(200);
  });

  test('without a trusted proxy a visitor cannot choose an address', async () => {
    server = await startServer({env: {RATE_LIMIT: '1'}});
    const headers = {'x-forwarded-for': '192.0.2.1'};
    expect((await postJson(server, ENQUIRY)).status).toBe(200);
    expect((await postJson(server, ENQUIRY, {headers})).status).toBe(429);
  });

  test('a new minute begins a new count, and old counts are forgotten', () => {
    let time = 0;
    const count = rateLimiter(2, () => time);
    expect([count('a'), count('a'), count('a')]).toEqual([undefined, undefined, 60]);
    time = 59_500;
    expect(count('a')).toBe(1);
    time = 60_000;
    expect([count('a'), count('a'), count('a')]).toEqual([undefined, undefined, 60]);
    for (let visitor = 0; visitor < 30_000; visitor += 1) count(`visitor ${visitor}`);
    expect(count('a')).toBeUndefined();
  });
});

describe('time', () => {
  const timeouts = {...TIMEOUTS, headers: 300, request: 600, checkEvery: 50};
  const trickle = (port: number, head: string, every: string) =>
    new Promise<string>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(head));
      const timer = setInterval(() => socket.write(every), 50);
      let received = '';
      socket.on('data', (chunk) => (received += chunk.toString()));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(timer);
        resolve(received);
      });
    });

  test('headers that trickle in are cut off', async () => {
    server = await startServer({timeouts});
    const received = await trickle(server.port, 'GET / HTTP/1.1\r\nHost: x\r\n', 'X-A: b\r\n');
    expect(received).toMatch(/^HTTP\/1.1 408 /);
    expect(received).toContain('content-security-policy');
  });

  test('a body that trickles in is cut off', async () => {
    server = await startServer({timeouts});
    const head =
      'POST /contact-form HTTP/1.1\r\nHost: x\r\n' +
      'Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{';
    const received = await trickle(server.port, head, ' ');
    expect(received).toMatch(/^HTTP\/1.1 408 /);
    expect(received).toContain('"title":"Request Timeout"');
  });
});

describe('storage', () => {
  test('while the database cannot be written, nobody is told that it was', async () => {
    server = await startServer({busyTimeoutMs: 50});
    const other = new DatabaseSync(join(server.dataDir, 'forms.db'));
    other.exec('BEGIN EXCLUSIVE');
    const reply = await postJson(server, ENQUIRY);
    expect(reply.status).toBe(503);
    expect(reply.headers['retry-after']).toBe('30');
    expect(reply.headers['content-type']).toMatch(/problem\+json/);
    other.exec('ROLLBACK');
    other.close();
    expect((await postJson(server, ENQUIRY)).status).toBe(200);
    expect(await server.store.list()).toHaveLength(1);
  });

  test('a fault of ours is answered with 500, without its details', async () => {
    server = await startServer({
      save: async () => {
        throw new TypeError('secret detail about asha@example.com');
      },
    });
    const reply = await postJson(server, ENQUIRY);
    expect(reply.status).toBe(500);
    expect(reply.text).not.toContain('secret');
    expect(server.log.join('')).toContain('TypeError');
    expect(server.log.join('')).not.toContain('secret');
  });
});

describe('the log', () => {
  test('each answer is one line: id, form, status and milliseconds', async () => {
    server = await startServer();
    const {id} = JSON.parse((await postJson(server, ENQUIRY)).text) as {id: string};
    await postJson(server, '{"name": "Asha');
    const lines = server.log.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatchObject({
      id,
      form: '/contact-form',
      status: 200,
      ms: expect.any(Number),
    });
    expect(lines[1]).toMatchObject({id: null, form: '/contact-form', status: 400});
  });
});
