import {readdirSync, readlinkSync} from 'node:fs';
import {once} from 'node:events';
import {connect, type Socket} from 'node:net';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {MOST_WAITING} from '../../src/server/lifetime';
import {TIMEOUTS} from '../../src/server/timeouts';
import {eventually} from './setup/eventually';
import {APPLICATION, RESUME, apply, multipart} from './setup/forms';
import {sendRaw, statusesIn} from './setup/raw';
import {startServer, type TestServer} from './setup/server';

let server: TestServer;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop();
});

/** Larger than what kernels keep for a connection, and than what is kept in memory. */
const LARGE = 'files/large.bin';

async function start(options: Parameters<typeof startServer>[0] = {}): Promise<void> {
  server = await startServer({
    ...options,
    files: {[LARGE]: Buffer.alloc(24 * 1024 ** 2)},
  });
}

async function open(address?: string): Promise<Socket> {
  const socket = connect({
    port: server.port,
    host: '127.0.0.1',
    ...(address && {localAddress: address}),
  });
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

function upload(): Buffer {
  const {headers: {'content-type': type = ''} = {}, body = ''} = multipart(APPLICATION, {
    name: 'cv.pdf',
    bytes: RESUME,
  });
  const head = ['POST /careers-form HTTP/1.1', 'Host: x', `Content-Type: ${type}`];
  return Buffer.concat([
    Buffer.from([...head, `Content-Length: ${body.length}`, '', ''].join('\r\n')),
    Buffer.from(body),
  ]);
}

/** Files of the site that this process holds open. */
function openFiles(): number {
  return readdirSync('/proc/self/fd').filter((descriptor) => {
    try {
      return readlinkSync(join('/proc/self/fd', descriptor)).endsWith(LARGE);
    } catch {
      return false;
    }
  }).length;
}

test('uploads behind answers that nobody reads leave no place taken when the connection is reset', async () => {
  await start();
  for (const address of ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5']) {
    for (let each = 0; each < 2; each += 1) {
      const socket = await open(address);
      socket.pause();
      socket.write(Buffer.concat([Buffer.from(get(`/${LARGE}`).repeat(40)), upload()]));
      await pause(50);
      socket.resetAndDestroy();
    }
  }
  await eventually(async () => {
    const reply = await apply(server, APPLICATION, {name: 'cv.pdf', bytes: RESUME});
    expect(reply.status).toBe(200);
  });
});

test('a pipeline holds one file at a time, and none when it is reset', async () => {
  await start();
  const readers = await Promise.all(Array.from({length: 5}, () => open()));
  for (const socket of readers) {
    socket.pause();
    socket.write(get(`/${LARGE}`).repeat(100));
  }
  await eventually(() => expect(openFiles()).toBeGreaterThan(0));
  await pause(200);
  expect(openFiles()).toBeLessThanOrEqual(readers.length);
  for (const socket of readers) socket.resetAndDestroy();
  await eventually(() => expect(openFiles()).toBe(0));
});

test('what is no request is refused after the answers before it', async () => {
  await start();
  const received = await sendRaw(server.port, `${get('/About')}${get('/nowhere')}hello\r\n\r\n`);
  expect(statusesIn(received)).toEqual([200, 404, 400]);
});

test('a connection with more waiting requests than anybody needs is ended', async () => {
  await start();
  const socket = await open();
  socket.pause();
  socket.write(get(`/${LARGE}`) + get('/').repeat(MOST_WAITING + 1));
  socket.resume();
  await once(socket, 'close');
  expect((await server.send('/')).status).toBe(200);
});

test('somebody who does not read the answer is cut off', async () => {
  await start({timeouts: {...TIMEOUTS, silence: 300}});
  const socket = await open();
  socket.pause();
  socket.write(get(`/${LARGE}`));
  await eventually(() => expect(openFiles()).toBe(1));
  await eventually(() => expect(openFiles()).toBe(0));
});

test('somebody who reads the answer too slowly is cut off', async () => {
  await start({timeouts: {...TIMEOUTS, response: 1500}});
  const socket = await open();
  socket.on('data', () => {
    socket.pause();
    setTimeout(() => socket.resume(), 50);
  });
  const closed = once(socket, 'close');
  socket.write(get(`/${LARGE}`));
  await closed;
  await eventually(() => expect(openFiles()).toBe(0));
});

test('somebody who stops sending is told why', async () => {
  await start({timeouts: {...TIMEOUTS, silence: 300}});
  const head = 'POST /contact-form HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  const received = await sendRaw(server.port, `${head}Content-Length: 100\r\n\r\n{`);
  expect(statusesIn(received)).toEqual([408]);
});
