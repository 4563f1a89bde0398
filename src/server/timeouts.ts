/** How long a client may take, so that slow ones cannot hold every connection. */
import type {Server} from 'node:http';
import type {Socket} from 'node:net';
import {answerUnderWay} from './lifetime';
import {rawProblem, type Headers} from './refuse-raw';

export interface Timeouts {
  /** To send the headers, in milliseconds. */
  headers: number;
  /** To send all of a request: a large resume over a slow line. */
  request: number;
  /** Without a byte in either direction: somebody who does not read, or does not send. */
  silence: number;
  /** For a request and its answer together: a large file over a slow line. */
  response: number;
  /** How often the first two are looked at. */
  checkEvery: number;
  /** An upload brings so many bytes in each of these times, or gives its place to others. */
  pace: {bytes: number; every: number};
  /** To read why it was cut off. */
  farewell: number;
}

export const TIMEOUTS: Timeouts = {
  headers: 10_000,
  request: 120_000,
  silence: 30_000,
  response: 600_000,
  checkEvery: 1000,
  pace: {bytes: 64 * 1024, every: 10_000},
  farewell: 2000,
};

/**
 * Longest wait for requests that are under way when the server is told to stop: as long as an upload
 * may take. TimeoutStopSec of deploy/systemd/trendsoft.service is longer.
 */
export const STOP_GRACE_MS = TIMEOUTS.request + TIMEOUTS.farewell + 3000;

const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what Node's parser refuses, in the words of every other problem. */
export function clientErrorHandler(headers: Headers, farewellMs: number) {
  return function refuse(error: Error & {code?: string}, socket: Socket): void {
    const answer = answerUnderWay(socket);
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    // The refusal is for what came after it, so it follows.
    if (answer?.req.complete) {
      answer.once('finish', () => refuse(error, socket));
      return;
    }
    if (answer?.headersSent) {
      socket.destroy();
      return;
    }
    const status = STATUS[error.code ?? ''] ?? 400;
    socket.end(rawProblem(status, headers));
    // A client that never hangs up would keep its connection, and its place among the uploads.
    setTimeout(() => socket.destroy(), farewellMs).unref();
  };
}

/**
 * Ends connections that are silent for too long. Who had not finished a request is told why; who
 * does not read could not be told.
 */
export function cutOffSilence(server: Server, headers: Headers, farewellMs: number): void {
  const refuse = clientErrorHandler(headers, farewellMs);
  server.on('timeout', (socket: Socket) => {
    const answer = answerUnderWay(socket);
    // We are the ones who are slow.
    if (answer?.req.complete && !answer.headersSent) {
      socket.setTimeout(socket.timeout ?? 0);
      return;
    }
    const timeout = Object.assign(new Error(), {code: 'ERR_HTTP_REQUEST_TIMEOUT'});
    if (answer && !answer.req.complete && !answer.headersSent) refuse(timeout, socket);
    else socket.destroy();
  });
}
