/** Answers clients that are still sending, and takes no more from them. */
import type {FastifyInstance} from 'fastify';

/**
 * Ends the connection after an answer that did not wait for the body: Node would read it to its
 * end. For `farewellMs` what still comes is thrown away, so that the client gets to read.
 */
export function hangUpOnUnread(app: FastifyInstance, farewellMs: number): void {
  app.addHook('onSend', async ({raw: request}, reply) => {
    if (request.complete) return;
    const {socket} = request;
    reply.header('connection', 'close');
    // Node would destroy it now: bytes that nobody reads become a reset, which overtakes the answer.
    socket.destroySoon = () => void socket.end();
    setTimeout(() => socket.destroy(), farewellMs).unref();
  });
}
