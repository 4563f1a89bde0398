/** A restart rejects no request, loses no submission, and cannot be delayed by a client. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {connect, createServer, type AddressInfo, type Server} from 'node:net';
import {STOP_GRACE_MS} from '../src/server/http/timeouts';
import {eventually} from './setup/eventually';
import {newFolder} from './setup/folders';
import {museumClient, service} from './setup/museum';
import {writeSite} from './setup/museum-site';
import {museumProgram} from './setup/programs';
import {VISIT} from './setup/samples';

/**
 * Simulates systemd with a socket and a service: keeps the socket (descriptor 3) and restarts
 * the server when it ends. Prints each server's process and exit code.
 */
const MANAGER = `
trap 'exit 0' TERM
while :; do
  sh -c 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$@"' "$0" "$@" &
  echo "process $!."
  wait $!
  echo "ended with $?."
done`;

/** Starts the manager with the server, on a free port. */
async function startManager(folder: string) {
  const siteDir = await writeSite();
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const {port} = socket.address() as AddressInfo;
  const {fd} = (socket as Server & {_handle: {fd: number}})._handle;
  const {PATH = ''} = process.env;
  const settings = {RATE_LIMIT: '100000', TRUST_PROXY: '127.0.0.1'};
  const manager = spawn('sh', ['-c', MANAGER, process.execPath, ...museumProgram('serve')], {
    env: {PATH, DATA_DIR: folder, SITE_DIR: siteDir, ...settings},
    stdio: ['ignore', 'pipe', 'inherit', fd],
  });
  // From here on, only the manager holds the socket.
  socket.close();
  return {manager, port};
}

test('a restart during a slow upload fails no other request and loses no request', async () => {
  const folder = await newFolder('restart');
  const {manager, port} = await startManager(folder);
  const {send, postJson} = museumClient(`http://127.0.0.1:${port}`);
  const statuses: number[] = [];
  let accepted = 0;
  let printed = '';
  manager.stdout?.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const processes = () =>
    [...printed.matchAll(/^process (\d+)\.$/gm)].map(([, pid]) => Number(pid));
  const starts = () => printed.split('Ctrl+C').length - 1;
  const slow = connect(port, '127.0.0.1').on('error', () => undefined);
  try {
    await eventually(() => expect(starts()).toBe(1));
    // An upload that never ends must not delay the restart.
    slow.write(
      'POST /article-form HTTP/1.1\r\nHost: x\r\nContent-Length: 5000000\r\n' +
        'Content-Type: multipart/form-data; boundary=b\r\nExpect: 100-continue\r\n\r\n--b\r\n',
    );
    await once(slow, 'data');
    let visiting = true;
    const visitor = async (path: string, posts = false) => {
      while (visiting) {
        // Unique addresses, since repeated content is stored once.
        const email = `visitor.${accepted}@example.com`;
        const {status} = await (posts ? postJson({...VISIT, email}) : send(path));
        statuses.push(status);
        if (posts) accepted += 1;
      }
    };
    const visitors = [visitor('/'), visitor('/About'), visitor('/visit-form', true)];
    await eventually(() => expect(statuses.length).toBeGreaterThan(30));
    const asked = performance.now();
    process.kill(processes()[0] ?? 0, 'SIGTERM');
    await eventually(() => expect(printed).toContain('ended with 0.'));
    expect(performance.now() - asked).toBeLessThan(STOP_GRACE_MS);
    await eventually(() => expect(starts()).toBe(2));
    const before = statuses.length;
    await eventually(() => expect(statuses.length).toBeGreaterThan(before + 30));
    visiting = false;
    await Promise.all(visitors);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(processes()).toHaveLength(2);
  } finally {
    slow.destroy();
    manager.kill('SIGTERM');
    for (const pid of processes().slice(-1)) process.kill(pid, 'SIGTERM');
    await once(manager, 'close');
  }
  const store = await service.openStore({dataDir: folder});
  expect(await store.list()).toHaveLength(accepted);
  expect(accepted).toBeGreaterThan(0);
  await store.close();
});
