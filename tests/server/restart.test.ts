import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtemp, rm} from 'node:fs/promises';
import {request} from 'node:http';
import {createServer, type AddressInfo, type Server} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {openStore} from '../../src/server/store/open';
import {compiled} from './setup/compiled';
import {eventually} from './setup/eventually';
import {ENQUIRY} from './setup/forms';
import {writeSite} from './setup/site';

/**
 * Stands for systemd: holds the socket (descriptor 3) and starts the server again when it ends, as
 * deploy/systemd has it. Prints each server's process.
 */
const MANAGER = `
trap 'exit 0' TERM
while :; do
  sh -c 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$1"' "$0" "$1" &
  echo "process $!."
  wait $!
done`;

/** Sends a request on a connection of its own, as a new visitor does. */
function send(url: string, path: string, body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url + path,
      {
        agent: false,
        method: body === undefined ? 'GET' : 'POST',
        headers: body === undefined ? {} : {'content-type': 'application/json'},
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

test('a restart behind a socket that stays open fails no request and loses no enquiry', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'restart-'));
  const siteDir = await writeSite();
  const {script, remove} = await compiled();
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const {port} = socket.address() as AddressInfo;
  const {fd} = (socket as Server & {_handle: {fd: number}})._handle;
  const {PATH = ''} = process.env;
  const manager = spawn('sh', ['-c', MANAGER, process.execPath, script], {
    env: {
      PATH,
      DATA_DIR: folder,
      SITE_DIR: siteDir,
      RATE_LIMIT: '100000',
      TRUST_PROXY: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'inherit', fd],
  });
  // From now on the manager alone has it.
  socket.close();
  const statuses: number[] = [];
  let accepted = 0;
  let printed = '';
  manager.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const processes = () =>
    [...printed.matchAll(/^process (\d+)\.$/gm)].map(([, pid]) => Number(pid));
  const starts = () => printed.split('Ctrl+C').length - 1;
  try {
    await eventually(() => expect(starts()).toBe(1));
    const url = `http://127.0.0.1:${port}`;
    let visiting = true;
    const visitor = async (path: string, enquires = false) => {
      while (visiting) {
        // Each from somebody else, since the same twice is stored once.
        const email = `visitor.${accepted}@example.com`;
        const body = enquires ? JSON.stringify({...ENQUIRY, email}) : undefined;
        statuses.push(await send(url, path, body));
        if (enquires) accepted += 1;
      }
    };
    const visitors = [visitor('/'), visitor('/About'), visitor('/contact-form', true)];
    await eventually(() => expect(statuses.length).toBeGreaterThan(30));
    process.kill(processes()[0] ?? 0, 'SIGTERM');
    await eventually(() => expect(starts()).toBe(2));
    const before = statuses.length;
    await eventually(() => expect(statuses.length).toBeGreaterThan(before + 30));
    visiting = false;
    await Promise.all(visitors);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(processes()).toHaveLength(2);
  } finally {
    manager.kill('SIGTERM');
    for (const pid of processes().slice(-1)) process.kill(pid, 'SIGTERM');
    await once(manager, 'close');
  }
  const store = await openStore({dataDir: folder});
  expect(await store.list()).toHaveLength(accepted);
  expect(accepted).toBeGreaterThan(0);
  await store.close();
  await rm(folder, {recursive: true, force: true});
  await rm(siteDir, {recursive: true, force: true});
  await remove();
});
