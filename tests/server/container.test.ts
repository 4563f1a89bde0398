import {execFileSync, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, readdir, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pack} from '../../scripts/package/pack';
import {COMPANY} from '../../sidebars';
import {eventually} from './setup/eventually';
import {freePort} from './setup/free-port';
import {writeSite} from './setup/site';

/** The instructions of the image that is run, the last of the Dockerfile. */
async function lastStage(): Promise<[instruction: string, rest: string][]> {
  const text = (await readFile('deploy/Dockerfile', 'utf8')).replace(/\\\n\s*/g, '');
  const lines = text.slice(text.lastIndexOf('\nFROM ')).trim().split('\n');
  return lines.map((line) => [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ') + 1)]);
}

const restOf = (stage: [string, string][], instruction: string) =>
  stage.filter(([name]) => name === instruction).map(([, rest]) => rest);

/** Does what the COPY lines say: what the build stage made is the archive of a release, unpacked. */
async function copyInto(folder: string, copies: string[]): Promise<void> {
  expect(copies).toEqual(['--from=build /app/trendsoft ./']);
  const site = await writeSite();
  const archive = join(folder, 'trendsoft.tar.gz');
  await pack({site, out: archive});
  execFileSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1']);
  await rm(archive);
  await rm(site, {recursive: true, force: true});
}

/** Every file of the image. */
const listing = (folder: string) => readdir(folder, {recursive: true});

const commandIn = (json: string | undefined) => JSON.parse(json ?? '[]') as string[];

test('the image has all that the server needs, and the server writes into its data alone', async () => {
  const stage = await lastStage();
  const folder = await mkdtemp(join(tmpdir(), 'image-'));
  await copyInto(folder, restOf(stage, 'COPY'));
  const before = await listing(folder);
  const data = await mkdtemp(join(tmpdir(), 'image-data-'));
  const port = String(await freePort());
  // Arguments of the build that were not given are empty.
  const pairs = restOf(stage, 'ENV').flatMap((line) => line.replaceAll(/\$\w+/g, '').split(' '));
  const env = Object.fromEntries(pairs.map((pair) => pair.split('='))) as Record<string, string>;
  expect(env).toMatchObject({
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    PORT: '3000',
    DATA_DIR: '/data',
  });
  const {PATH = ''} = process.env;
  const run = ([program = '', ...args]: string[]) =>
    spawn(program === 'node' ? process.execPath : program, args, {
      cwd: folder,
      env: {
        PATH,
        ...env,
        PORT: port,
        DATA_DIR: data,
        TRUST_PROXY: '127.0.0.1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const server = run(commandIn(restOf(stage, 'CMD')[0]));
  try {
    let said = '';
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    }
    await eventually(() => {
      if (server.exitCode === null) expect(said).toContain('Ctrl+C');
    });
    expect([server.exitCode, said]).toEqual([null, expect.stringContaining(`${COMPANY} website`)]);
    const check = /CMD (\[.*\])$/.exec(restOf(stage, 'HEALTHCHECK')[0] ?? '')?.[1];
    const healthy = run(commandIn(check?.replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)));
    expect(await once(healthy, 'close')).toEqual([0, null]);
    const forms = run(['node', 'forms.cjs', 'list']);
    expect(await once(forms, 'close')).toEqual([0, null]);
    expect(await listing(folder)).toEqual(before);
    expect(await readdir(data)).toContain('forms.db');
  } finally {
    const closed = once(server, 'close');
    server.kill('SIGTERM');
    await closed;
    await rm(folder, {recursive: true, force: true});
    await rm(data, {recursive: true, force: true});
  }
});

test('the image runs as somebody without rights, on a Node that the packages take', async () => {
  const stage = await lastStage();
  expect(restOf(stage, 'USER')).toEqual(['node']);
  expect(restOf(stage, 'FROM')[0]).toBe(
    `node:${(await readFile('.nvmrc', 'utf8')).trim()}-bookworm-slim`,
  );
});

test('the service of systemd starts what the image starts, with a socket that it is handed', async () => {
  const service = await readFile('deploy/systemd/trendsoft.service', 'utf8');
  const command = commandIn(restOf(await lastStage(), 'CMD')[0]);
  const [program, ...args] = command;
  const start = [program, '--env-file=/etc/trendsoft/settings', ...args].join(' ');
  expect(service).toContain(`ExecStart=/usr/bin/${start}\n`);
  expect(service).toContain('Requires=trendsoft.socket\n');
  const socket = await readFile('deploy/systemd/trendsoft.socket', 'utf8');
  expect(socket.match(/^ListenStream=.+$/gm)).toEqual(['ListenStream=127.0.0.1:3000']);
});
