/** Rejects pipelined requests, and makes sure that clients can read the response to a rejected upload. */
import {finished} from 'node:stream/promises';
import type {FastifyInstance, FastifyRequest} from 'fastify';

/** Closes a connection on which a request arrives before the previous one is answered. */
export function closePipelines(app: FastifyInstance): void {
  app.addHook('onRequest', (request, {raw}, next) => {
    // Node assigns the socket to a response once the previous responses are sent.
    if (raw.socket) next();
    else request.raw.socket.destroy();
  });
}

/** Longest time that a response waits for the rest of a rejected upload, in milliseconds. */
const DISCARD_TIMEOUT_MS = 20_000;

/**
 * Reads and discards the rest of a request that is rejected early. If the connection were closed
 * instead, the client would get a reset and lose the response. A proxy that got the response in the middle
 * of a large upload would reset the visitor's connection too, so the response waits for the rest.
 */
export function discardUnread(app: FastifyInstance): void {
  app.addHook('onSend', async ({raw}, reply) => {
    if (raw.complete) return;
    // With this header, Node would close the connection.
    reply.removeHeader('connection');
    raw.unpipe();
    raw.resume();
    if (reply.statusCode === 413) {
      await finished(raw, {signal: AbortSignal.timeout(DISCARD_TIMEOUT_MS)}).catch(() => undefined);
    }
  });
}

/** Ends a request as Node ends one that takes too long: with 408, and the connection is closed. */
export function endSlow({server, raw}: FastifyRequest): void {
  const code = 'ERR_HTTP_REQUEST_TIMEOUT';
  server.server.emit(
    'clientError',
    Object.assign(new Error('Request timeout'), {code}),
    raw.socket,
  );
}
