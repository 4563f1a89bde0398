import Fastify from 'fastify';
import {connect} from 'node:net';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {DatabaseSync} from '@photostructure/sqlite';
import {watchDisk} from '../../src/server/disk';
import {answerHealth} from '../../src/server/health';
import {ENQUIRY, ENQUIRY_PARTS, postForm, postJson, pageOf} from './setup/forms';
import {startServer, type TestServer} from './setup/server';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

test.each([
  ['never ends: 503 after ten seconds', () => new Promise<void>(() => undefined), 503],
  ['fails: 200, a restart would not help', () => Promise.reject(new Error('full')), 200],
])('/healthz while a trivial write %s', async (_what, ping, later) => {
  let time = 0;
  const app = Fastify();
  answerHealth(app, {store: {ping}, disk: undefined, now: () => time});
  const status = async () => (await app.inject('/healthz')).statusCode;
  expect(await status()).toBe(200);
  time = 9000;
  expect(await status()).toBe(200);
  time = 11_000;
  expect(await status()).toBe(later);
});

/** More than any disk has free. */
const NEVER_ENOUGH = {MIN_FREE_MB: '1000000'};

const readiness = async ({send}: TestServer) => {
  const {status, headers, text} = await send('/readyz');
  expect(headers['cache-control']).toBe('no-store');
  return [status, JSON.parse(text) as unknown];
};

describe('/healthz and /readyz', () => {
  test('a server that can store is alive and ready', async () => {
    server = await startServer();
    expect((await server.send('/healthz')).text).toBe('{"status":"ok"}');
    expect(await readiness(server)).toEqual([
      200,
      {status: 'ready', checks: {database: 'ok', disk: 'ok'}},
    ]);
  });

  test('a disk without space: alive, but not ready', async () => {
    server = await startServer({env: NEVER_ENOUGH});
    expect((await server.send('/healthz')).status).toBe(200);
    expect(await readiness(server)).toEqual([
      503,
      {status: 'not ready', checks: {database: 'ok', disk: 'low'}},
    ]);
  });

  test('a database that cannot be written: alive, but not ready', async () => {
    server = await startServer({busyTimeoutMs: 50});
    const other = new DatabaseSync(join(server.dataDir, 'forms.db'));
    other.exec('BEGIN EXCLUSIVE');
    expect(await readiness(server)).toEqual([
      503,
      {status: 'not ready', checks: {database: 'unavailable', disk: 'ok'}},
    ]);
    other.exec('ROLLBACK');
    other.close();
  });

  test.each(['POST', 'DELETE'])('%s is not among their methods', async (method) => {
    server = await startServer();
    expect((await server.send('/readyz', {method})).status).toBe(405);
  });
});

describe('the disk', () => {
  test('without space a post is refused before its body is read', async () => {
    server = await startServer({env: NEVER_ENOUGH});
    const reply = await new Promise<string>((resolve) => {
      const socket = connect(server?.port ?? 0, '127.0.0.1');
      // The body never comes: an answer shows that nobody waited for it.
      socket.write(
        'POST /contact-form HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
          'Content-Length: 500\r\n\r\n',
      );
      socket.once('data', (chunk) => {
        socket.destroy();
        resolve(chunk.toString());
      });
    });
    expect(reply).toMatch(/^HTTP\/1.1 503 /);
    expect(reply).toMatch(/^retry-after: 300\r$/m);
    expect(reply).toContain('application/problem+json');
    expect(server.log.join('')).toContain('MIN_FREE_MB');
  });

  test('a browser without script gets its form back', async () => {
    server = await startServer({env: NEVER_ENOUGH});
    const reply = await postForm(server, ENQUIRY_PARTS);
    expect(reply.status).toBe(503);
    expect(pageOf(reply)('[role=alert]').text()).toContain('Form SUbmission Failed!');
    expect(await server.store.list()).toEqual([]);
  });

  test('pages are not refused, and with space nothing is', async () => {
    server = await startServer({env: NEVER_ENOUGH});
    expect((await server.send('/About')).status).toBe(200);
    await server.stop();
    server = await startServer({env: {MIN_FREE_MB: '0'}});
    expect((await postJson(server, ENQUIRY)).status).toBe(200);
  });

  test('is looked at once a second; a folder that is gone has no space', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'disk-'));
    let time = 0;
    const disk = watchDisk(folder, 1, () => time);
    expect(await disk.isLow()).toBe(false);
    await rm(folder, {recursive: true});
    time = 999;
    expect(await disk.isLow()).toBe(false);
    time = 1000;
    expect(await disk.isLow()).toBe(true);
    expect(await watchDisk(tmpdir(), Number.MAX_SAFE_INTEGER).isLow()).toBe(true);
  });
});
