/** What a connection may do: one request at a time, and read the answer to one that is refused. */
import {finished} from 'node:stream/promises';
import type {FastifyInstance} from 'fastify';

/** Closes a connection on which a request arrives before the previous one was answered. */
export function closePipelines(app: FastifyInstance): void {
  app.addHook('onRequest', (request, {raw}, next) => {
    // Node gives a response its socket only when it is this response's turn.
    if (raw.socket) next();
    else request.raw.socket.destroy();
  });
}

/** How long the answer waits for the rest of an upload that is too large, in milliseconds. */
const UNREAD_MS = 20_000;

/**
 * Reads and discards what is left of a request that is answered early. If the connection were closed
 * instead, the client would get a reset and lose the answer. A proxy that got the answer in the middle
 * of a large upload would reset the visitor's connection too: the answer waits for the rest.
 */
export function discardUnread(app: FastifyInstance): void {
  app.addHook('onSend', async ({raw}, reply) => {
    if (raw.complete) return;
    // Fastify would have Node close the connection.
    reply.removeHeader('connection');
    raw.unpipe();
    raw.resume();
    if (reply.statusCode === 413) {
      await finished(raw, {signal: AbortSignal.timeout(UNREAD_MS)}).catch(() => undefined);
    }
  });
}
