/** Connections that are used as nobody uses them: pipelines, silence, resets, many at once. */
import {setTimeout as pause} from 'node:timers/promises';
import type {Socket} from 'node:net';
import type {Attack} from '../case';
import {lives} from '../judge';
import {hasAllPlaces} from '../places';
import {BOUNDARY, FILE, apply, fields, parts, post, request} from '../requests';
import {dial, parse} from '../wire';
import {LARGE} from '../world';

const get = (path = '/About') => request(`GET ${path}`);

/** Opens connections, lets each do something, and ends them all in one way. */
function crowd(
  name: string,
  count: number,
  begin: (socket: Socket, index: number) => void,
  {stay = 300, end = 'reset'}: {stay?: number; end?: 'reset' | 'finish' | 'leave'} = {},
): Attack {
  return {
    name,
    async run(target) {
      const sockets = await Promise.all(
        Array.from({length: count}, (_, index) => dial(target.port, `127.0.0.${2 + (index % 8)}`)),
      );
      sockets.forEach((socket, index) => {
        socket.pause();
        begin(socket, index);
      });
      await pause(stay);
      for (const socket of sockets) {
        if (end === 'reset') socket.resetAndDestroy();
        else if (end === 'finish') socket.end();
        else socket.destroy();
      }
      return (await lives(target)) ?? hasAllPlaces(target);
    },
  };
}

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

const CROWDS: readonly Attack[] = (['reset', 'finish', 'leave'] as const).flatMap((end) => [
  crowd(
    `30 large files and an upload in a pipeline, eight times, then ${end}`,
    8,
    (socket) => {
      socket.write(Buffer.concat([...Array<Buffer>(30).fill(get(`/${LARGE}`)), apply()]));
    },
    {end},
  ),
  crowd(
    `60 small files and an upload in a pipeline, eight times, then ${end}`,
    8,
    (socket) => {
      socket.write(Buffer.concat([...Array<Buffer>(60).fill(get('/files/brochure.pdf')), apply()]));
    },
    {end},
  ),
  crowd(
    `a hundred large files in a pipeline, 20 times, then ${end}`,
    20,
    (socket) => {
      socket.write(Buffer.concat(Array<Buffer>(100).fill(get(`/${LARGE}`))));
    },
    {end},
  ),
  crowd(`half an upload, 16 times, then ${end}`, 16, (socket) => void socket.write(half(apply())), {
    end,
  }),
  crowd(
    `half a header, 50 times, then ${end}`,
    50,
    (socket) => void socket.write('GET / HTTP/1.1\r\nHo'),
    {end},
  ),
  crowd(`half an enquiry, 50 times, then ${end}`, 50, (socket) => void socket.write(half(post())), {
    end,
  }),
  crowd(`nothing, 100 times, then ${end}`, 100, () => undefined, {end}),
  crowd(
    `an upload whose answer nobody reads, eight times, then ${end}`,
    8,
    (socket) => {
      socket.write(apply());
    },
    {end},
  ),
  crowd(
    `a page whose answer nobody reads, 50 times, then ${end}`,
    50,
    (socket) => {
      socket.write(get('/TrendSoft/ContactUs'));
    },
    {end},
  ),
  crowd(
    `three uploads in a pipeline, four times, then ${end}`,
    4,
    (socket) => {
      const body = parts([...fields(), FILE]);
      const type = `Content-Type: multipart/form-data; boundary=${BOUNDARY}`;
      socket.write(
        Buffer.concat(Array<Buffer>(3).fill(request('POST /careers-form', [type], body))),
      );
    },
    {end},
  ),
]);

/** Sends bytes one by one, for longer than the server lets anybody. */
function trickle(name: string, bytes: Buffer, every: number): Attack {
  return {
    name,
    async run(target) {
      const socket = await dial(target.serverPort, '127.0.0.9');
      let received = '';
      const connection = {ended: false};
      socket.on('data', (chunk) => (received += chunk.toString('latin1')));
      socket.on('close', () => (connection.ended = true));
      const begun = performance.now();
      for (let place = 0; !connection.ended && performance.now() - begun < 12_000; place += 1) {
        socket.write(bytes.subarray(place % bytes.length, (place % bytes.length) + 1));
        await pause(every);
      }
      socket.destroy();
      if (!connection.ended) return 'the connection was never ended';
      const wrong = parse(received).find(({status}) => ![400, 408, 431].includes(status));
      return wrong ? `answered ${wrong.status}` : lives(target);
    },
  };
}

/** Reads an answer so slowly that somebody has to end it. */
function slowReader(name: string, path: string, bytesEvery: number): Attack {
  return {
    name,
    async run(target) {
      const socket = await dial(target.serverPort, '127.0.0.9');
      const connection = {ended: false};
      socket.on('close', () => (connection.ended = true));
      socket.pause();
      socket.write(get(path));
      const begun = performance.now();
      while (!connection.ended && performance.now() - begun < 40_000) {
        if (bytesEvery > 0) socket.read(bytesEvery);
        await pause(100);
        // A socket that is not read does not hear of its end.
        if (performance.now() - begun > (bytesEvery === 0 ? 6000 : 12_000)) socket.resume();
      }
      socket.destroy();
      return connection.ended ? lives(target) : 'the connection was never ended';
    },
  };
}

export const CONNECTIONS: readonly Attack[] = [
  ...CROWDS,
  trickle('a request line, byte by byte', get(), 150),
  trickle(
    'headers without end, byte by byte',
    Buffer.from('GET / HTTP/1.1\r\nHost: x\r\nX: '.padEnd(2000, 'x')),
    50,
  ),
  trickle('an enquiry, byte by byte', Buffer.concat([half(post()), Buffer.alloc(500, ' ')]), 60),
  trickle('an upload, byte by byte', half(apply()), 10),
  trickle('empty lines', Buffer.from('\r\n'), 30),
  slowReader('a large file that is not read', `/${LARGE}`, 0),
  slowReader('a large file that is read at 10 bytes a second', `/${LARGE}`, 1),
];
