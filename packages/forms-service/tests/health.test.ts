/** Health, readiness and disk space. */
import {join} from 'node:path';
import {DatabaseSync} from '@photostructure/sqlite';
import Fastify from 'fastify';
import {visit} from '../src/example/forms';
import {registerHealth} from '../src/server/health';
import {eventually} from './setup/eventually';
import {serverForAll, service} from './setup/museum';
import {pageOf} from './setup/reply';
import {VISIT_PARTS} from './setup/samples';

const server = serverForAll({opening: {busyTimeoutMs: 50}});
/** More than any disk has free. */
const full = serverForAll({env: {MIN_FREE_MB: '1000000'}});

test.each([
  {
    what: 'hangs: 503 after ten seconds',
    write: () => new Promise<void>(() => undefined),
    later: 503,
    writes: 1,
  },
  {
    what: 'fails: 200, since a restart would not help',
    write: () => Promise.reject(new Error('full')),
    later: 200,
    writes: 3,
  },
])('/healthz while a test write $what', async ({write, later, writes}) => {
  let time = 0;
  const app = Fastify();
  const ping = jest.fn(write);
  registerHealth(app, {ping}, service.readSettings({}), () => time);
  const status = async () => (await app.inject('/healthz')).statusCode;
  // Anyone may ask, so there is at most one write a second.
  for (time of [0, 999, 1000, 10_000]) expect(await status()).toBe(200);
  time = 10_001;
  expect(await status()).toBe(later);
  expect(ping).toHaveBeenCalledTimes(writes);
});

test.each([
  {
    what: 'can store',
    at: () => server,
    code: 200,
    status: 'ready',
    checks: {database: 'ok', disk: 'ok'},
  },
  {
    what: 'has no space',
    at: () => full,
    code: 503,
    status: 'not ready',
    checks: {database: 'ok', disk: 'low'},
  },
])('a server that $what', async ({at, code, status, checks}) => {
  const reply = await at().send('/readyz');
  expect([reply.status, JSON.parse(reply.text)]).toEqual([code, {status, checks}]);
  const health = await at().send('/healthz');
  expect([health.status, health.text]).toEqual([200, '{"status":"ok"}']);
  for (const {headers} of [reply, health]) expect(headers['cache-control']).toBe('no-store');
});

test('a server whose database cannot be written is not ready', async () => {
  const other = new DatabaseSync(join(server.dataDir, 'forms.db'));
  other.exec('BEGIN EXCLUSIVE');
  // A result is cached for one second.
  await eventually(async () =>
    expect(JSON.parse((await server.send('/readyz')).text)).toEqual({
      status: 'not ready',
      checks: {database: 'unavailable', disk: 'ok'},
    }),
  );
  other.exec('ROLLBACK');
  other.close();
});

test('without disk space, posts are rejected before their body is read, and pages are served', async () => {
  const head =
    'POST /visit-form HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
    'Content-Length: 500\r\n\r\n';
  // The body is never sent, so an answer shows that the server did not wait for it.
  const reply = await full.sendRaw(head, /\}$/);
  expect(reply).toMatch(/^HTTP\/1.1 503 /);
  expect(reply).toMatch(/^retry-after: 300\r$/m);
  expect(reply).toContain('application/problem+json');
  expect(full.log.join('')).toContain('MIN_FREE_MB');
  const page = pageOf(await full.postForm(VISIT_PARTS));
  expect(page('[role=alert]').text()).toContain(visit.texts.failed);
  expect(await full.store.list()).toEqual([]);
  expect((await full.send('/About')).status).toBe(200);
});
