/** The server as a program: its startup messages, and how it stops. */
import {once} from 'node:events';
import {stat} from 'node:fs/promises';
import {request} from 'node:http';
import {createServer, type AddressInfo} from 'node:net';
import {join} from 'node:path';
import {eventually} from '../../packages/forms-service/tests/setup/eventually';
import {newFolder} from '../../packages/forms-service/tests/setup/folders';
import {ENQUIRY} from './setup/forms';
import {type Running, compiled, run, startMain} from './setup/programs';
import {writeSite} from './setup/site';
import {service} from '../../src/server';

let program: Awaited<ReturnType<typeof compiled>>;
let folder: string;
let siteDir: string;
let env: {DATA_DIR: string; SITE_DIR: string};
let running: Running | undefined;
beforeAll(async () => {
  [program, siteDir] = await Promise.all([compiled(), writeSite()]);
});
beforeEach(async () => {
  folder = await newFolder('main');
  env = {DATA_DIR: join(folder, 'new', 'data'), SITE_DIR: siteDir};
});
afterEach(async () => {
  await running?.end('SIGKILL');
  running = undefined;
});

test('the server prints its paths and missing settings at startup; its data is private', async () => {
  running = await startMain(env, program.script);
  for (const text of [
    siteDir,
    join(env.DATA_DIR, 'forms.db'),
    'docs/settings.md',
    'sudo trendsoft-forms list',
    'nothing is e-mailed (SMTP_URL is not set)',
    'nothing is in a sheet (SHEET_ID is not set)',
    'set TRUST_PROXY',
  ]) {
    expect(running.printed()).toContain(text);
  }
  expect((await fetch(running.url)).status).toBe(200);
  expect((await stat(env.DATA_DIR)).mode & 0o077).toBe(0);
});

test('unsafe and unknown settings are reported at startup, and unsafe ones rejected in production', async () => {
  const unsafe = {...env, SITE_DIR: 'none', ALLOWED_ORIGINS: 'http://www.example.com'};
  running = await startMain({...unsafe, SMPT_URL: 'smtp://localhost'}, program.script);
  expect(running.printed()).toMatch(/Unsafe: +ALLOWED_ORIGINS/);
  expect(running.printed()).toMatch(/Unknown: +SMPT_URL .*SMTP_URL/);
  expect((await fetch(running.url)).status).toBe(404);
  const refused = await run(program.script, [], {...unsafe, NODE_ENV: 'production'});
  expect(refused.code).toBe(1);
  expect(refused.error).toMatch(/^This is production.*\n- ALLOWED_ORIGINS/);
});

// Under npm, one Ctrl+C or one stop of the service sends the signal twice.
test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s, even if sent twice, lets an open request finish',
  async (signal) => {
    const {url, printed, end} = (running = await startMain(env, program.script));
    const post = request(`${url}/contact-form`, {
      method: 'POST',
      headers: {'content-type': 'application/json', expect: '100-continue'},
    });
    post.flushHeaders();
    // Sent once the server has read the headers.
    await once(post, 'continue');
    const answered = once(post, 'response');
    void end(signal);
    await eventually(() => expect(printed()).toContain('finishing what is under way'));
    const ended = end(signal);
    post.end(JSON.stringify(ENQUIRY));
    const [{statusCode}] = (await answered) as [{statusCode: number}];
    expect([statusCode, await ended]).toEqual([200, 0]);
    expect(printed()).toContain('Stopped.');
    const store = await service.openStore({dataDir: env.DATA_DIR});
    expect(await store.list()).toHaveLength(1);
    await store.close();
  },
);

test('a failed start prints the reason and the fix', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const {port} = other.address() as AddressInfo;
  const file = join(siteDir, 'index.html');
  for (const [wrong, text] of [
    [{SITE_DIR: join(folder, 'empty')}, 'npm run build'],
    [{PORT: String(port)}, 'in use'],
    [{PORT: 'http'}, 'PORT is "http", but it must be a whole number from 0 to 65535.'],
    [{DATA_DIR: file}, file],
  ] as const) {
    const {code, error} = await run(program.script, [], {...env, ...wrong});
    expect([code, error]).toEqual([1, expect.stringContaining(text)]);
    expect(error).not.toMatch(/\n\s+at /);
  }
  // Before the build, which takes a minute.
  for (const [wrong, text] of [
    [{PORT: 'http'}, 'PORT is "http"'],
    [{PORT: String(port)}, 'in use'],
    [{DATA_DIR: file}, file],
  ] as const) {
    const started = await run('scripts/start.ts', [], {...env, ...wrong});
    expect([started.code, started.out]).toEqual([1, '']);
    expect(started.error).toContain(text);
    expect(started.error).not.toMatch(/\n\s+at /);
  }
  const preview = await run('scripts/dev.ts', [], {...env, PORT: String(port)});
  expect([preview.code, preview.error]).toEqual([1, expect.stringContaining('in use')]);
  other.close();
});
