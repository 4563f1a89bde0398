/** Limits of uploads: their time, the memory they share, and its release when they end. */
import {once} from 'node:events';
import {connect, type Socket} from 'node:net';
import {timeoutFor} from '../src/forms/index';
import {FORMS} from '../src/example/forms';
import {fileBytesOf} from '../src/server/forms/limits';
import {HttpError} from '../src/server/http/errors';
import {TIMEOUTS} from '../src/server/http/timeouts';
import {UPLOAD_MEMORY, uploadMemory} from '../src/server/http/upload-memory';
import {eventually} from './setup/eventually';
import {type TestServer, startServer} from './setup/museum';
import {statusesIn} from './setup/reply';
import {BYTES, multipart} from './setup/requests';
import {ARTICLE, MANUSCRIPT} from './setup/samples';

const MB = 1024 ** 2;

let server: TestServer | undefined;
afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/** Returns an article as bytes, truncated after `send` bytes of the body. */
async function post(send = Infinity, size = 2 * MB): Promise<Buffer> {
  const bytes = Buffer.concat([BYTES, Buffer.alloc(size)]);
  const {headers, body} = await multipart(ARTICLE, {...MANUSCRIPT, bytes});
  const head = `POST /article-form HTTP/1.1\r\nHost: x\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${body.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), body.subarray(0, send)]);
}

/** Returns upload memory that counts the bytes received. */
function counted(most: typeof UPLOAD_MEMORY, now?: () => number) {
  const open = uploadMemory(most, now);
  const count = {arrived: 0};
  const memory: typeof open = (client, end) => {
    const share = open(client, end);
    const take = (bytes: number) => {
      share.take(bytes);
      count.arrived += bytes;
    };
    return {...share, take};
  };
  return {memory, count};
}

/** Starts uploads that never end, and waits until more than 1 MB of each has arrived. */
async function begin(uploads: number, count: {arrived: number}): Promise<Socket[]> {
  const bytes = await post(1.2 * MB);
  const sockets = Array.from({length: uploads}, () => {
    const socket = connect(server?.port ?? 0, '127.0.0.1').on('error', () => undefined);
    socket.write(bytes);
    return socket;
  });
  await eventually(() => expect(count.arrived).toBeGreaterThan(uploads * 1.1 * MB));
  return sockets;
}

const ONE_MB = {...MANUSCRIPT, bytes: Buffer.concat([BYTES, Buffer.alloc(MB)])};

test('the server waits five seconds longer than the browser, for uploads of any size', () => {
  for (const bytes of [0, 50 * MB]) expect(TIMEOUTS.upload(bytes)).toBe(timeoutFor(bytes) + 5000);
});

test('all clients share 128 MB, of which one has at most 64 MB', () => {
  expect(UPLOAD_MEMORY).toEqual({all: 128 * MB, ofOneClient: 64 * MB});
  for (const form of FORMS) expect(fileBytesOf(form)).toBeLessThan(UPLOAD_MEMORY.ofOneClient);
  const open = uploadMemory({all: 3, ofOneClient: 2});
  const one = open('one');
  const other = open('other');
  one.take(2);
  expect(() => one.take(1)).toThrow(HttpError);
  other.take(1);
  expect(() => other.take(1)).toThrow(HttpError);
  one.release();
  other.take(1);
  expect(() => one.take(0)).toThrow(HttpError);
});

describe('when memory is short, the slowest request loses', () => {
  let time = 0;
  beforeEach(() => {
    time = 0;
  });
  const open = uploadMemory({all: 10 * MB, ofOneClient: 6 * MB}, () => time);
  const begin = (client: string, bytes: number) => {
    const end = jest.fn();
    const share = open(client, end);
    share.take(bytes);
    return {share, end};
  };

  test('if it has paused for ten seconds; until then, the newest is refused', () => {
    const first = begin('one', 5 * MB);
    const second = begin('two', 5 * MB);
    const newest = open('three');
    expect(() => newest.take(MB)).toThrow(HttpError);
    time = 5000;
    // A little more keeps it in time.
    second.share.take(0);
    time = 10_001;
    newest.take(MB);
    expect([first.end.mock.calls.length, second.end.mock.calls.length]).toEqual([1, 0]);
    expect(() => first.share.take(1)).toThrow(HttpError);
    newest.release();
    second.share.release();
  });

  test('even if it sends a byte now and then, and not one that keeps the lowest speed', () => {
    const trickling = begin('one', 5 * MB);
    const steady = begin('two', MB);
    for (time = 0; time < 15_000; time += 1000) {
      trickling.share.take(1);
      steady.share.take(250_000);
    }
    const newest = open('three');
    newest.take(3 * MB);
    expect([trickling.end.mock.calls.length, steady.end.mock.calls.length]).toEqual([1, 0]);
    newest.release();
    steady.share.release();
  });

  test('also among the requests of one client', () => {
    const stalled = begin('one', 5 * MB);
    time = 10_001;
    const other = begin('one', 5 * MB);
    expect(stalled.end).toHaveBeenCalledTimes(1);
    other.share.release();
  });
});

test('four slow requests cannot keep out the others', async () => {
  let ahead = 0;
  const {memory, count} = counted({all: 5 * MB, ofOneClient: 5 * MB}, () => ahead);
  server = await startServer({env: {TRUST_PROXY: 'loopback'}, app: {memory}});
  const answers: string[] = [];
  for (const socket of await begin(4, count)) {
    socket.on('data', (data) => answers.push(String(data)));
  }
  ahead = 10_001;
  expect((await server.postArticle(ARTICLE, ONE_MB)).status).toBe(200);
  await eventually(() => expect(answers.join('')).toContain('HTTP/1.1 408 '));
});

test('one client cannot use up the memory of the others', async () => {
  const {memory, count} = counted({all: 100 * MB, ofOneClient: 3 * MB});
  server = await startServer({env: {TRUST_PROXY: 'loopback'}, app: {memory}});
  const open = await begin(2, count);
  const {status, headers, text} = await server.postArticle(ARTICLE, ONE_MB);
  expect([status, headers['retry-after']]).toEqual([503, '10']);
  expect(text).toContain('Too many files are arriving just now.');
  const other = {'x-forwarded-for': '192.0.2.1'};
  expect((await server.postArticle(ARTICLE, ONE_MB, other)).status).toBe(200);
  for (const socket of open) socket.destroy();
  await eventually(async () =>
    expect((await server!.postArticle(ARTICLE, ONE_MB)).status).toBe(200),
  );
});

test('an upload that takes too long is ended, and its memory is released', async () => {
  const {memory, count} = counted({all: 2 * MB, ofOneClient: 2 * MB});
  server = await startServer({app: {memory, timeouts: {upload: () => 300, checkEvery: 100}}});
  expect(statusesIn(await server.sendRaw(await post(1.5 * MB)))).toEqual([408]);
  expect(count.arrived).toBeGreaterThan(MB);
  expect(await server.store.list()).toEqual([]);
  expect((await server.postArticle(ARTICLE, ONE_MB)).status).toBe(200);
});

test('a file that is too large is answered after its last byte', async () => {
  server = await startServer();
  const bytes = await post(Infinity, 7 * MB);
  const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes.subarray(0, MB)));
  let rest = bytes.length - MB;
  const answer = once(socket, 'data').then(([data]) => ({rest, text: String(data)}));
  // Meanwhile the server answers other requests.
  expect((await server.postArticle(ARTICLE, MANUSCRIPT)).status).toBe(200);
  socket.write(bytes.subarray(MB), () => {
    rest = 0;
  });
  expect(await answer).toEqual({rest: 0, text: expect.stringContaining('413')});
  socket.destroy();
});
