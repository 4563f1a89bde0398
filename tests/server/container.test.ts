import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join, resolve} from 'node:path';
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

interface Lock {
  packages: Record<string, {dev?: boolean}>;
}

/**
 * Links those of our packages that `npm ci --omit=dev` would install, as the lock file has them. What
 * they have nested comes along; run with NODE_PRESERVE_SYMLINKS, none finds another.
 */
async function linkPackages(folder: string): Promise<void> {
  const {packages} = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock;
  for (const [place, {dev}] of Object.entries(packages)) {
    const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place) ?? [];
    if (name === undefined || dev || !existsSync(place)) continue;
    await mkdir(dirname(join(folder, name)), {recursive: true});
    await symlink(resolve(place), join(folder, name));
  }
  // Where compiled sources are kept; in an image that is /tmp.
  await mkdir('node_modules/.cache', {recursive: true});
  await symlink(resolve('node_modules/.cache'), join(folder, '.cache'));
}

/** Does what the COPY lines say; packages and build come from where this machine has them. */
async function copyInto(folder: string, copies: string[]): Promise<void> {
  for (const copy of copies) {
    const parts = copy.split(' ');
    const to = parts.pop() ?? '';
    if (parts[0] === '--from=packages') await linkPackages(join(folder, to));
    else if (parts[0] === '--from=build') await rename(await writeSite(), join(folder, to));
    else {
      for (const part of parts) {
        const target = to.endsWith('/') ? join(folder, to, part) : join(folder, to);
        await mkdir(dirname(target), {recursive: true});
        await cp(part, target, {recursive: true});
      }
    }
  }
}

/** Every file of the image but those in packages, whose links would be followed. */
async function listing(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {withFileTypes: true});
  const below = entries
    .filter(({name}) => name !== 'node_modules')
    .map(async (entry) =>
      entry.isDirectory() ? readdir(join(folder, entry.name), {recursive: true}) : entry.name,
    );
  return [entries.map(({name}) => name), ...(await Promise.all(below))].flat();
}

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
        NODE_PRESERVE_SYMLINKS: '1',
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
    expect([server.exitCode, said]).toEqual([null, expect.stringContaining('TrendSoft website')]);
    const check = /CMD (\[.*\])$/.exec(restOf(stage, 'HEALTHCHECK')[0] ?? '')?.[1];
    const healthy = run(commandIn(check?.replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`)));
    expect(await once(healthy, 'close')).toEqual([0, null]);
    const forms = run(['node', '--import', 'jiti/register', 'src/server/cli.ts', 'list']);
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
  expect(restOf(stage, 'FROM')[0]).toMatch(/^node:2[24]-/);
});

test('the service of systemd starts what the image starts, with a socket that it is handed', async () => {
  const service = await readFile('deploy/systemd/trendsoft.service', 'utf8');
  const command = commandIn(restOf(await lastStage(), 'CMD')[0]);
  expect(service).toContain(`ExecStart=/usr/bin/${command.join(' ')}\n`);
  expect(service).toContain('Requires=trendsoft.socket\n');
  const socket = await readFile('deploy/systemd/trendsoft.socket', 'utf8');
  expect(socket.match(/^ListenStream=.+$/gm)).toEqual(['ListenStream=127.0.0.1:3000']);
});
