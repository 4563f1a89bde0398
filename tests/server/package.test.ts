import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {
  chmod,
  chown,
  mkdir,
  readFile,
  readdir,
  readlink,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import {createServer} from 'node:http';
import {userInfo} from 'node:os';
import {join, resolve} from 'node:path';
import {MANIFEST, pack} from '../../scripts/package/pack';
import {pdf} from '../fixtures/documents/pdf';
import {eventually} from '../../packages/forms-service/tests/setup/eventually';
import {newFolder} from '../../packages/forms-service/tests/setup/folders';
import {freePort} from '../../packages/forms-service/tests/setup/free-port';
import {account} from '../../packages/forms-service/tests/setup/postgres';
import {storedIn} from '../../packages/forms-service/tests/setup/reply';
import {clientOf} from './setup/client';
import {ENQUIRY} from './setup/forms';
import {ASKED, file} from './setup/quote';
import {writeSite} from './setup/site';

/** The server never runs as root; without root, the tests have only one account. */
const ROOT = process.getuid?.() === 0;
const ACCOUNT = ROOT ? 'nobody' : userInfo().username;

let folder: string;
let root: string;
let archive: string;
let settings: string;
let port: number;
beforeAll(async () => {
  folder = await newFolder('archive');
  // The server's account needs access.
  await chmod(folder, 0o755);
  const site = await writeSite();
  archive = join(folder, 'trendsoft.tar.gz');
  await pack({site, out: archive});
  root = join(folder, 'srv');
  port = await freePort();
  const data = join(folder, 'data');
  await mkdir(data, {mode: 0o700});
  settings = join(folder, 'settings');
  await writeFile(settings, `# Settings\nNODE_ENV=production\nDATA_DIR=${data}\nPORT=${port}\n`);
  const {uid, gid} = account(ACCOUNT);
  if (uid !== undefined && gid !== undefined) await chown(data, uid, gid);
});

const release = (from = archive, more: Record<string, string> = {}, ...options: string[]) =>
  spawnSync('deploy/trendsoft-release', [...options, from], {
    encoding: 'utf8',
    env: {...process.env, ROOT: root, RESTART: 'true', IS_READY: 'true', ...more},
  });

const command = (...args: string[]) =>
  spawnSync(resolve('deploy/trendsoft-forms'), args, {
    encoding: 'utf8',
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      ACCOUNT,
      SETTINGS: settings,
      NODE: process.execPath,
      RELEASE: join(root, 'current'),
      SUDO_USER: 'asha',
      DATA_DIR: '/nowhere',
    },
  });

function start(): ChildProcess {
  const node = [process.execPath, `--env-file=${settings}`, 'server.cjs'];
  const [program = '', ...args] = ROOT ? ['runuser', '-u', ACCOUNT, '--', ...node] : node;
  const options = {cwd: join(root, 'current'), env: {PATH: process.env['PATH'] ?? ''}};
  return spawn(program, args, {...options, stdio: ['ignore', 'pipe', 'pipe']});
}

test('an archive is installed as a release whose files match the manifest', async () => {
  const {status, stderr} = release();
  expect([status, stderr]).toEqual([0, '']);
  const current = join(root, 'current');
  const check = ['--check', '--strict', '--quiet', MANIFEST];
  expect(spawnSync('sha256sum', check, {cwd: current}).status).toBe(0);
  const named = (await readFile(join(current, MANIFEST), 'utf8')).trim().split('\n');
  const entries = await readdir(current, {recursive: true, withFileTypes: true});
  const files = named.map((line) => line.split('  ./')[1] ?? '');
  expect(files.filter((name) => !name.startsWith('node_modules/'))).toMatchSnapshot();
  // Every file except the manifest.
  expect(named).toHaveLength(entries.filter((entry) => entry.isFile()).length - 1);
});

test('a release runs from a read-only folder as an unprivileged account', async () => {
  spawnSync('chmod', ['-R', 'a-w', root]);
  const server = start();
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  try {
    await eventually(() => expect(printed).toContain('Ctrl+C'));
    const client = clientOf(`http://127.0.0.1:${port}`);
    expect((await client.send('/TrendSoft/ContactUs')).status).toBe(200);
    const {id, reference} = storedIn(await client.postJson(ENQUIRY));
    // The command reads the settings of the service, not the environment of its caller.
    const listed = command('list');
    expect([listed.stderr, listed.stdout]).toEqual(['', expect.stringContaining(id)]);
    expect(command('show', reference).stdout).toContain(ENQUIRY.companyName);
    expect(command('--help').stdout).toContain('Usage: sudo trendsoft-forms COMMAND');
    // The worker thread of the document check is bundled too.
    const quoted = storedIn(await client.ask(ASKED, [file('a.pdf', pdf())]));
    await eventually(() =>
      expect(command('show', quoted.id).stdout).toMatch(/^document +PDF, pages: 1, .*tagged/m),
    );
  } finally {
    const closed = once(server, 'close');
    server.kill('SIGTERM');
    await closed;
    spawnSync('chmod', ['-R', 'u+w', root]);
  }
  expect(printed).toContain('Stopped.');
});

test('an archive that does not match its manifest is not installed', async () => {
  const broken = join(folder, 'broken');
  await mkdir(broken);
  execFileSync('tar', ['-xzf', archive, '-C', broken]);
  await writeFile(join(broken, 'trendsoft/server.cjs'), 'process.exit()');
  const changed = join(folder, 'broken.tar.gz');
  execFileSync('tar', ['-czf', changed, '-C', broken, 'trendsoft']);
  const before = await readdir(join(root, 'releases'));
  const {status, stderr} = release(changed);
  expect([status === 0, stderr]).toEqual([false, expect.stringContaining('WARNING')]);
  expect(await readdir(join(root, 'releases'))).toEqual(before);
});

test('a release keeps neither the owner nor the setuid bits of its archive', async () => {
  const packed = join(folder, 'packed');
  await mkdir(packed);
  execFileSync('tar', ['-xzf', archive, '-C', packed]);
  await chmod(join(packed, 'trendsoft/server.cjs'), 0o6777);
  const owned = join(folder, 'owned.tar.gz');
  execFileSync('tar', ['-czf', owned, '--owner=12345', '-C', packed, 'trendsoft']);
  expect(release(owned).status).toBe(0);
  const {mode, uid} = await stat(join(root, 'current/server.cjs'));
  expect((mode & 0o7777).toString(8)).toBe('755');
  expect(uid).toBe(process.getuid?.());
});

test('packing fails without a built site', async () => {
  await expect(pack({site: join(folder, 'none'), out: archive})).rejects.toThrow('npm run build');
});

/** A server that never becomes ready. */
const NEVER_READY = {IS_READY: 'false', ATTEMPTS: '2', PAUSE: '0'};

test('a release whose server is not ready is taken back, with exit code 1', async () => {
  const live = await readlink(join(root, 'current'));
  const releases = await readdir(join(root, 'releases'));
  const {status, stdout, stderr} = release(archive, NEVER_READY);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('is not ready');
  expect(stderr).toContain(`Live again: ${live}`);
  expect(await readlink(join(root, 'current'))).toBe(live);
  expect(await readdir(join(root, 'releases'))).toEqual(releases);
});

test('whether a server is ready is asked at /readyz of the port in the settings', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(asked.length === 1 ? 503 : 200).end();
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const child = spawn('deploy/trendsoft-release', [archive], {
    env: {
      ...process.env,
      ROOT: root,
      RESTART: 'true',
      SETTINGS: settings,
      NODE: process.execPath,
      PAUSE: '0',
    },
    stdio: 'ignore',
  });
  const [code] = (await once(child, 'close')) as [number];
  server.close();
  expect([code, asked]).toEqual([0, ['/readyz', '/readyz']]);
});

test('an unattended release does not undo a rollback by hand', async () => {
  const before = await readlink(join(root, 'current'));
  expect(release(archive, {}, '--unattended').stdout).toContain('Live: ');
  execFileSync('ln', ['-sfn', before, join(root, 'current')]);
  const {status, stdout} = release(archive, {}, '--unattended');
  expect([status, stdout]).toEqual([0, expect.stringContaining('rolled back')]);
  expect(await readlink(join(root, 'current'))).toBe(before);
  expect(release().stdout).toContain('Live: ');
});

test('releases count by age, since the names of old ones may be in a local time ahead of UTC', async () => {
  const dayBefore = Date.now() / 1000 - 24 * 60 * 60;
  for (const name of ['99990101-000001', '99990101-000002', '99990101-000003']) {
    const old = join(root, 'releases', name);
    await mkdir(old);
    await utimes(old, dayBefore, dayBefore);
  }
  for (const options of [[], ['--unattended']]) {
    expect(release(archive, {}, ...options).stdout).toContain('Live: ');
    const live = await readlink(join(root, 'current'));
    expect(existsSync(join(live, 'server.cjs'))).toBe(true);
  }
});
