/** What a connection may do: one request at a time, and a body in its time. */
import {PassThrough} from 'node:stream';
import {finished} from 'node:stream/promises';
import type {FastifyInstance} from 'fastify';
import {HttpError} from './errors';

/** Closes a connection on which a request arrives before the previous one was answered. */
export function closePipelines(app: FastifyInstance): void {
  app.addHook('onRequest', (request, {raw}, next) => {
    // Node gives a response its socket only when it is this response's turn.
    if (raw.socket) next();
    else request.raw.socket.destroy();
  });
}

/**
 * Answers 408 when a body takes longer than `ms` to arrive. Node's own limit, `requestTimeout`, is one
 * for all routes, so that it has to allow the largest upload.
 */
export function limitBodyTime(app: FastifyInstance, ms: number): void {
  app.addHook('preParsing', async (_request, reply, payload) => {
    // A stream of its own: an error of the request itself would close the connection unanswered.
    const body = payload.pipe(new PassThrough());
    // Nobody reads the body of a request that is refused early.
    body.on('error', () => undefined);
    const timer = setTimeout(() => body.destroy(new HttpError(408)), ms);
    reply.raw.once('close', () => clearTimeout(timer));
    return body;
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
