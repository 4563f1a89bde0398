/** The database's host disappears without closing its connections, and another takes over its address. */
import {eventually} from './setup/eventually';
import {ownPostgres} from './setup/global';
import {type TestServer, startServer} from './setup/museum';
import {databaseIn} from './setup/postgres';
import {type TestProxy, startProxy} from './setup/proxy';
import {VISIT} from './setup/samples';

/** Longer than a query takes on a busy machine, shorter than a test. */
const QUERY_TIMEOUT_MS = 1000;

let proxy: TestProxy;
let server: TestServer;
beforeEach(async () => {
  const own = new URL(await databaseIn(ownPostgres().url));
  proxy = await startProxy(Number(own.port));
  const url = Object.assign(own, {port: String(proxy.port)}).href;
  server = await startServer({
    site: false,
    location: {url},
    opening: {queryTimeoutMs: QUERY_TIMEOUT_MS},
  });
});
afterEach(async () => {
  await server.stop();
  await proxy.stop();
});

const post = async (school: string) => (await server.postJson({...VISIT, school})).status;
const postMany = (name: string) =>
  Promise.all(Array.from({length: 6}, (_, index) => post(`${name} ${index}`)));

test('after a failover, only the posts that were under way fail', async () => {
  expect(await postMany('Before')).toEqual(Array(6).fill(200));
  proxy.silence();
  expect(await post('First')).toBe(503);
  expect(await post('Second')).toBe(200);
  expect(await postMany('Later')).toEqual(Array(6).fill(200));
  const log = server.log.join('');
  expect(log).toContain('NO_ANSWER');
  expect(log).toContain('The database cannot be written');
});

test('/readyz is not ready while the host does not answer, and ready again after it', async () => {
  const ready = async () => (await server.send('/readyz')).status;
  expect(await ready()).toBe(200);
  expect(await postMany('Before')).toEqual(Array(6).fill(200));
  proxy.silence({newToo: true});
  expect(await post('First')).toBe(503);
  await eventually(async () => expect(await ready()).toBe(503));
  proxy.answer();
  await eventually(async () => expect(await ready()).toBe(200));
  expect(await post('Later')).toBe(200);
});
