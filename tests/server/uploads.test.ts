import {once} from 'node:events';
import {connect, type Socket} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';
import {careers} from '../../src/forms/tables';
import {mostUploads} from '../../src/server/forms/uploads';
import {TIMEOUTS} from '../../src/server/timeouts';
import {APPLICATION, APPLICATION_PARTS, BROWSER, RESUME, apply, multipart} from './setup/forms';
import {pageOf} from './setup/answers';
import {eventually} from './setup/eventually';
import {startServer, type Reply, type TestServer} from './setup/server';

const MOST = mostUploads(careers.fields.file.size);

const resume = {name: 'cv.pdf', bytes: RESUME};
let server: TestServer;
let sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await server.stop();
});

const {headers: {'content-type': type = ''} = {}, body = ''} = multipart(APPLICATION, resume);

/** Begins an upload and leaves it at that. */
async function begin(address: string): Promise<Socket> {
  const socket = connect({port: server.port, host: '127.0.0.1', allowHalfOpen: true});
  socket.on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  const head = ['POST /careers-form HTTP/1.1', 'Host: x', `X-Forwarded-For: ${address}`];
  const rest = [`Content-Type: ${type}`, `Content-Length: ${body.length}`, 'Expect: 100-continue'];
  socket.write(`${[...head, ...rest].join('\r\n')}\r\n\r\n`);
  // The interim answer: the request has arrived.
  await once(socket, 'data');
  socket.write(body.slice(0, 100));
  return socket;
}

const send = (address: string, headers: Record<string, string> = {}): Promise<Reply> =>
  apply(server, APPLICATION, resume, {'x-forwarded-for': address, ...headers});

const proxied = {env: {TRUST_PROXY: 'loopback'}};

test('one client may send few files at once, and others are not kept waiting', async () => {
  server = await startServer(proxied);
  for (let i = 0; i < MOST.ofOneClient; i += 1) await begin(`2001:db8::${i}`);
  const reply = await send('2001:db8::ff');
  expect(reply.status).toBe(503);
  expect(reply.headers['retry-after']).toBe('10');
  expect(reply.text).toContain('Too many files are arriving just now.');
  expect(server.log.filter((line) => line.includes('The request failed'))).toEqual([]);
  expect((await send('2001:db8:0:1::')).status).toBe(200);
});

test('all clients together may send few files at once, and a page says so', async () => {
  server = await startServer(proxied);
  for (let i = 0; i < MOST.all; i += 1) await begin(`192.0.2.${i}`);
  const headers = {...BROWSER, 'x-forwarded-for': '192.0.2.99'};
  const reply = await apply(server, APPLICATION_PARTS, resume, headers);
  expect(reply.status).toBe(503);
  expect(reply.headers['retry-after']).toBe('10');
  expect(pageOf(reply)('[role="alert"]').text()).toContain('Too many files');
});

test('the body of a refused upload is not waited for', async () => {
  server = await startServer();
  for (let i = 0; i < MOST.ofOneClient; i += 1) await begin('192.0.2.1');
  const socket = connect(server.port, '127.0.0.1');
  sockets.push(socket);
  const head = ['POST /careers-form HTTP/1.1', 'Host: x', `Content-Type: ${type}`];
  socket.write([...head, 'Content-Length: 10000000', '', ''].join('\r\n'));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1.1 503 /);
});

test('answers make space, whatever they say', async () => {
  server = await startServer();
  const answers: number[] = [];
  for (let i = 0; i < MOST.all + 1; i += 1) {
    answers.push((await apply(server, APPLICATION, i % 2 ? resume : undefined)).status);
  }
  expect(new Set(answers)).toEqual(new Set([422, 200]));
});

test('uploads that break off make space', async () => {
  server = await startServer();
  const open = [await begin('192.0.2.1'), await begin('192.0.2.1')];
  expect((await send('192.0.2.1')).status).toBe(503);
  for (const socket of open) socket.destroy();
  await eventually(async () => expect((await send('192.0.2.1')).status).toBe(200));
});

test('uploads that trickle in make space long before their time is over', async () => {
  server = await startServer({timeouts: {...TIMEOUTS, pace: {bytes: 50_000, every: 200}}});
  const open = [await begin('192.0.2.1'), await begin('192.0.2.1')];
  const trickles = open.map((socket) => setInterval(() => socket.write('x'), 20));
  const answers = await Promise.all(open.map((socket) => once(socket, 'data')));
  for (const trickle of trickles) clearInterval(trickle);
  for (const answer of answers) expect(String(answer)).toMatch(/^HTTP\/1.1 408 /);
  await eventually(async () => expect((await send('192.0.2.1')).status).toBe(200));
});

test('a slow line that keeps the pace is waited for', async () => {
  server = await startServer({timeouts: {...TIMEOUTS, pace: {bytes: 1, every: 300}}});
  const socket = await begin('192.0.2.1');
  const answer = once(socket, 'data');
  for (let sent = 100; sent < body.length; sent += 60) {
    socket.write(body.slice(sent, sent + 60));
    await pause(20);
  }
  expect(String(await answer)).toMatch(/^HTTP\/1.1 200 /);
});

test('uploads that take too long make space, even if the client never hangs up', async () => {
  server = await startServer({timeouts: {...TIMEOUTS, headers: 300, request: 500, checkEvery: 50}});
  for (let i = 0; i < MOST.ofOneClient; i += 1) await begin('192.0.2.1');
  await eventually(async () => expect((await send('192.0.2.1')).status).toBe(200));
});
