/** Sends the security headers (src/headers) with every answer. */
import type {FastifyInstance} from 'fastify';
import {OVER_TLS} from '../headers';

/**
 * Adds the security headers before anything else can answer; over TLS, which a trusted proxy has to
 * tell us of, also the one that holds browsers to it.
 */
export function sendSecurityHeaders(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(request.protocol === 'https' ? {...headers, ...OVER_TLS} : headers);
  });
}
