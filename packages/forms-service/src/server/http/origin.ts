/**
 * Decides which origins may post. CORS alone does not stop other sites from posting a form, so a
 * request from another origin is rejected before it is read.
 */
import type {FastifyReply, FastifyRequest} from 'fastify';
import {IDEMPOTENCY_HEADER} from '../../forms/index.ts';

/** Returns true if a request may come from our own pages or an allowed origin. */
export function isAllowedOrigin(
  request: FastifyRequest,
  allowedOrigins: readonly string[],
): boolean {
  // Not request.host: behind a trusted proxy that is X-Forwarded-Host, which most proxies pass on unchanged
  // from the client.
  const {origin, host = ''} = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site';
  return allowedOrigins.includes(origin) || isSameHost(origin, host);
}

/** Allows pages of an allowed origin to read the response. */
export function sendCorsHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  allowedOrigins: readonly string[],
): void {
  const {origin} = request.headers;
  if (allowedOrigins.length > 0) reply.header('vary', 'origin');
  if (origin === undefined || !allowedOrigins.includes(origin)) return;
  reply.headers({
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'Retry-After',
  });
  if (request.method !== 'OPTIONS') return;
  reply.headers({
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': `Content-Type, ${IDEMPOTENCY_HEADER}`,
    'access-control-max-age': '600',
  });
}

// The scheme is ignored: behind a proxy that terminates TLS, the page is https but the request is http.
function isSameHost(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const {protocol, host: originHost} = new URL(origin);
  const own = `${protocol}//${host}`;
  return originHost !== '' && URL.canParse(own) && new URL(own).host === originHost;
}
