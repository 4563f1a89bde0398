/** Sends requests to a server as browsers, scripts and attackers do. */
import {once} from 'node:events';
import {request, type IncomingMessage} from 'node:http';
import {request as requestOverTls} from 'node:https';
import {connect} from 'node:net';
import {buffer} from 'node:stream/consumers';
import {BROWSER, multipart, type TestFile} from './requests';
import type {Reply} from './reply';

type Headers = Record<string, string>;
type Fields = Readonly<Record<string, string>>;

interface RequestOptions {
  method?: string;
  headers?: Headers;
  body?: string | Uint8Array;
}

interface PostOptions {
  path?: string;
  headers?: Headers;
}

export type Client = ReturnType<typeof clientOf>;

/** Returns a client of the server at `url`. @param usual path that forms without files are posted to by default */
export function clientOf(url: string, usual: string) {
  const port = Number(new URL(url).port);
  const send = (path: string, options?: RequestOptions) => sendTo(url, path, options);
  return {
    url,
    port,
    send,
    postJson(body: unknown, {path = usual, headers = {}}: PostOptions = {}) {
      const json = {'content-type': 'application/json', ...headers};
      return send(path, {method: 'POST', headers: json, body: JSON.stringify(body)});
    },
    /** Posts a form as a browser without JavaScript does. */
    postForm(fields: Fields, {path = usual, headers = {}}: PostOptions = {}) {
      const type = {'content-type': 'application/x-www-form-urlencoded', ...BROWSER, ...headers};
      const body = new URLSearchParams(fields).toString();
      return send(path, {method: 'POST', headers: type, body});
    },
    /** Posts a form with files. */
    async postFiles(path: string, fields: Fields, files: readonly TestFile[], headers?: Headers) {
      const post = await multipart(fields, ...files);
      return send(path, {...post, headers: {...post.headers, ...headers}});
    },
    /**
     * Writes `bytes` and reads until the server closes the connection or the answer matches `end`.
     * @returns everything received
     */
    sendRaw(bytes: string | Buffer, end?: RegExp): Promise<string> {
      return new Promise((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
        let received = '';
        socket.on('data', (chunk) => {
          received += chunk.toString('latin1');
          if (end?.test(received)) socket.destroy();
        });
        socket.on('error', () => undefined);
        socket.on('close', () => resolve(received));
      });
    },
  };
}

/** Sends a request over a new connection, without normalising the path or verifying the certificate. */
async function sendTo(
  origin: string,
  path: string,
  {method = 'GET', headers = {}, body}: RequestOptions = {},
): Promise<Reply> {
  // For some methods, Node sends a body without Content-Length, which the server would read as the next request.
  const length = body !== undefined && {'content-length': String(Buffer.byteLength(body))};
  const {protocol, hostname: host, port} = new URL(origin);
  const over = protocol === 'https:' ? requestOverTls : request;
  const target = {host, port, path, method, agent: false as const, rejectUnauthorized: false};
  const sent = over({...target, headers: {...length, ...headers}});
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  // The server may reject the request while the body is being sent.
  sent.on('error', () => undefined);
  sent.end(body);
  const [response] = await answered;
  const bytes = await buffer(response);
  const {statusCode: status = 0, headers: received} = response;
  return {status, headers: received, bytes, text: bytes.toString('utf8')};
}
