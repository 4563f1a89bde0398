/** What a connection may do: one request at a time, read to its end, and not for ever at the stop. */
import type {FastifyInstance} from 'fastify';

/** Closes a connection on which a request arrives before the previous one was answered. */
export function closePipelines(app: FastifyInstance): void {
  app.addHook('onRequest', (request, {raw}, next) => {
    // Node gives a response its socket only when it is this response's turn.
    if (raw.socket) next();
    else request.raw.socket.destroy();
  });
}

/**
 * Reads and discards what is left of a request that is answered early. If the connection were closed
 * instead, the client would get a reset and lose the answer.
 */
export function discardUnread(app: FastifyInstance): void {
  app.addHook('onSend', async ({raw}, reply) => {
    if (raw.complete) return;
    // Fastify would have Node close the connection.
    reply.removeHeader('connection');
    raw.unpipe();
    raw.resume();
  });
}

/** Closes the connections that are still open some time after the server was told to stop. */
export function limitStop(app: FastifyInstance, stopMs: number): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), stopMs).unref();
  });
}
