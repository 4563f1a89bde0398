import {connect} from 'node:net';
import {MESSAGES} from '../../src/forms/sentences';
import {careers} from '../../src/forms/tables';
import {uploadLimit} from '../../src/server/forms/arrival';
import {TIMEOUTS} from '../../src/server/timeouts';
import {APPLICATION, BROWSER, RESUME, multipart} from './setup/forms';
import {serverForAll} from './setup/server';

const server = serverForAll({timeouts: {...TIMEOUTS, farewell: 200}});

const upload = multipart(APPLICATION, {name: 'cv.pdf', bytes: RESUME});
const type = `Content-Type: ${upload.headers?.['content-type']}`;
/** Up to the file, whose end never comes. */
const opening = String(upload.body).split('%PDF')[0] ?? '';

/** Sends without end, until the server hangs up. @returns all that it said. */
function sendWithoutEnd(headers: readonly string[], body: string, piece: string): Promise<string> {
  return new Promise((resolve) => {
    const head = ['POST /careers-form HTTP/1.1', 'Host: x', type, ...headers, '', body];
    const socket = connect({port: server.port, host: '127.0.0.1', allowHalfOpen: true});
    let received = '';
    const more = () => {
      while (!socket.destroyed && socket.write(piece));
    };
    socket.on('connect', () => {
      socket.write(head.join('\r\n'));
      more();
    });
    socket.on('drain', more);
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
}

const piece = 'x'.repeat(65_536);
const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
const tooLarge = {
  status: 413,
  errors: [{pointer: '/file', detail: MESSAGES.fileTooLarge.message, id: 'fileTooLarge'}],
};

test('an upload that says it is too large is answered unread, and its connection ends', async () => {
  const received = await sendWithoutEnd(['Content-Length: 99999999999'], opening, piece);
  expect(received).toMatch(/^HTTP\/1.1 413 /);
  expect(received).toMatch(/^connection: close\r$/im);
  expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toMatchObject(tooLarge);
});

test('a browser without JavaScript gets a page that says so', async () => {
  const headers = [`Accept: ${BROWSER.accept}`, `Content-Length: ${uploadLimit(careers) + 1}`];
  const received = await sendWithoutEnd(headers, opening, piece);
  expect(received).toMatch(/^HTTP\/1.1 413 /);
  expect(received).toContain(MESSAGES.fileTooLarge.message);
});

test.each([
  ['the file', opening],
  ['another file', opening.replace('name="file"', 'name="other"')],
  ['what stands before the parts', ''],
])('a body that does not say its length is read so far, if %s has no end', async (_what, start) => {
  const headers = ['Transfer-Encoding: chunked', 'Connection: keep-alive'];
  const body = start && chunk(start);
  const received = await sendWithoutEnd(headers, body, chunk(piece));
  expect(received).toMatch(/^HTTP\/1.1 413 /);
  expect(received).toMatch(/^connection: close\r$/im);
  expect(received).toContain(MESSAGES.fileTooLarge.message);
});
