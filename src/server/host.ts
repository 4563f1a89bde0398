/** Refuses requests that do not say, in one way only, which host they are for (RFC 9112, 3.2). */
import type {FastifyInstance} from 'fastify';
import {Problem} from './problems';

/** A name or an address, and perhaps a port; it may be empty. */
const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/** Answers 400 instead of Node, whose own answer has no headers of ours. */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({raw: {rawHeaders, httpVersion}}) => {
    const hosts = rawHeaders.filter(
      (_value, index) => rawHeaders[index & ~1]?.toLowerCase() === 'host' && index % 2 === 1,
    );
    const isOptional = httpVersion === '1.0';
    if (hosts.length > 1 || (hosts.length === 0 && !isOptional)) throw new Problem(400);
    if (!hosts.every((host) => HOST.test(host))) throw new Problem(400);
  });
}
