/** How long a client may take, so that slow ones cannot hold every connection. */
import {STATUS_CODES} from 'node:http';
import type {Socket} from 'node:net';
import {problemBody} from './problems';

export interface Timeouts {
  /** To send the headers, in milliseconds. */
  headers: number;
  /** To send all of a request: a large resume over a slow line. */
  request: number;
  /** How often both are looked at. */
  checkEvery: number;
  /** An upload brings so many bytes in each of these times, or gives its place to others. */
  pace: {bytes: number; every: number};
  /** To read why it was cut off. */
  farewell: number;
}

export const TIMEOUTS: Timeouts = {
  headers: 10_000,
  request: 120_000,
  checkEvery: 1000,
  pace: {bytes: 64 * 1024, every: 10_000},
  farewell: 2000,
};

const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what Node's parser refuses, in the words of every other problem. */
export function clientErrorHandler(headers: Readonly<Record<string, string>>, farewellMs: number) {
  return (error: Error & {code?: string}, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = STATUS[error.code ?? ''] ?? 400;
    const body = JSON.stringify(problemBody(status));
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
    // A client that never hangs up would keep its connection, and its place among the uploads.
    setTimeout(() => socket.destroy(), farewellMs).unref();
  };
}
