import {mkdtemp, rm, stat} from 'node:fs/promises';
import {connect, createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {openStore} from '../../src/server/store/open';
import {compiled, type Compiled} from './setup/compiled';
import {eventually} from './setup/eventually';
import {APPLICATION, ENQUIRY, KEY, RESUME} from './setup/forms';
import {run, startMain, type Running} from './setup/programs';
import {writeSite} from './setup/site';

let program: Compiled;
beforeAll(async () => {
  program = await compiled();
});
afterAll(() => program.remove());

let folder: string;
let siteDir: string;
let env: {DATA_DIR: string; SITE_DIR: string};
let running: Running | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'main-'));
  siteDir = await writeSite();
  env = {DATA_DIR: join(folder, 'new', 'data'), SITE_DIR: siteDir};
});
afterEach(async () => {
  await running?.end('SIGKILL');
  running = undefined;
  await rm(folder, {recursive: true, force: true});
  await rm(siteDir, {recursive: true, force: true});
});

function post(url: string): Promise<Response> {
  return fetch(`${url}/contact-form`, {
    method: 'POST',
    headers: {'content-type': 'application/json', 'idempotency-key': KEY},
    body: JSON.stringify(ENQUIRY),
  });
}

test('the start says where everything is, and the data is private', async () => {
  running = await startMain(env, program.script);
  expect(running.printed()).toContain(siteDir);
  expect(running.printed()).toContain(join(env.DATA_DIR, 'forms.db'));
  expect(running.printed()).toContain('docs/settings.md');
  expect((await fetch(running.url)).status).toBe(200);
  expect((await stat(env.DATA_DIR)).mode & 0o077).toBe(0);
});

test('the start says what is not set up, and how to do without', async () => {
  running = await startMain(env, program.script);
  expect(running.printed()).toContain('nothing is e-mailed (SMTP_URL is not set)');
  expect(running.printed()).toContain('nothing is in a sheet (SHEET_ID is not set)');
  expect(running.printed()).toContain('npm run forms -- list');
});

test('unsafe settings are said at the start, and refused in production', async () => {
  const unsafe = {...env, ALLOWED_ORIGINS: 'http://www.example.com'};
  running = await startMain(unsafe, program.script);
  expect(running.printed()).toMatch(/Unsafe: +ALLOWED_ORIGINS/);
  await running.end('SIGTERM');
  const refused = await run(program.script, [], {...unsafe, NODE_ENV: 'production'});
  expect(refused.code).toBe(1);
  expect(refused.error).toMatch(/^This is production.*\n- ALLOWED_ORIGINS/);
  expect(refused.error).not.toMatch(/^ +at /m);
});

test('what was answered with 200 is there after kill -9', async () => {
  running = await startMain(env, program.script);
  const form = new FormData();
  for (const [name, value] of Object.entries(APPLICATION)) form.set(name, value);
  form.set('file', new Blob([RESUME]), 'cv.pdf');
  const [contact, careers] = await Promise.all([
    post(running.url),
    fetch(`${running.url}/careers-form`, {method: 'POST', body: form}),
  ]);
  expect([contact.status, careers.status]).toEqual([200, 200]);
  await running.end('SIGKILL');

  const {id} = (await careers.json()) as {id: string};
  const store = await openStore({dataDir: env.DATA_DIR});
  expect(await store.list()).toHaveLength(2);
  expect(RESUME.equals((await store.readFile(id)) ?? new Uint8Array())).toBe(true);
  await store.close();

  running = await startMain(env, program.script);
  const again = await post(running.url);
  expect(again.status).toBe(200);
  expect(await again.json()).toEqual(await contact.json());
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s lets an open request finish', async (signal) => {
  running = await startMain(env, program.script);
  const {hostname, port} = new URL(running.url);
  const {printed, end} = running;
  const body = JSON.stringify(ENQUIRY);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (chunk) => (received += chunk.toString()));
  socket.write(
    `POST /contact-form HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n` +
      `Expect: 100-continue\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  // The interim answer: the request has arrived.
  await eventually(() => expect(received).toContain('100 Continue'));
  socket.write(body.slice(0, 10));
  const ended = end(signal);
  await eventually(() => expect(printed()).toContain('finishing what is under way'));
  socket.write(body.slice(10));
  expect(await ended).toBe(0);
  expect(received).toMatch(/^HTTP\/1.1 200 /m);
  expect(printed()).toContain('Stopped.');
  const store = await openStore({dataDir: env.DATA_DIR});
  expect(await store.list()).toHaveLength(1);
  await store.close();
});

describe('a start that cannot be', () => {
  test('a missing build says how to make one', async () => {
    const {code, error} = await run(program.script, [], {
      ...env,
      SITE_DIR: join(folder, 'empty'),
    });
    expect(code).toBe(1);
    expect(error).toContain('npm run build');
    expect(error).not.toMatch(/\n\s+at /);
  });

  test('a port in use says so', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.on('listening', resolve));
    const PORT = String((other.address() as AddressInfo).port);
    const {code, error} = await run(program.script, [], {...env, PORT});
    other.close();
    expect(code).toBe(1);
    expect(error).toContain('in use');
    expect(error).not.toMatch(/\n\s+at /);
  });

  test('a bad setting names itself', async () => {
    const {code, error} = await run(program.script, [], {...env, PORT: 'http'});
    expect(code).toBe(1);
    expect(error.trim()).toBe(
      'PORT is "http", but it must be a whole number from 0 to 65535. For example: PORT=3000',
    );
  });

  test('a folder that cannot hold the data says so', async () => {
    const DATA_DIR = join(siteDir, 'index.html');
    const {code, error} = await run(program.script, [], {...env, DATA_DIR});
    expect(code).toBe(1);
    expect(error).toContain(DATA_DIR);
    expect(error).not.toMatch(/\n\s+at /);
  });
});

test('the forms service can run alone', async () => {
  running = await startMain({...env, SITE_DIR: 'none'}, program.script);
  expect((await post(running.url)).status).toBe(200);
  expect((await fetch(running.url)).status).toBe(404);
});
