/**
 * Who may post. CORS alone does not stop a foreign page from sending a form, so
 * a request that says it comes from elsewhere is refused before it is read.
 */
import type {FastifyReply, FastifyRequest} from 'fastify';
import {IDEMPOTENCY_HEADER} from '../../forms';

/** Whether a request may have come from our own pages, or from an allowed origin's. */
export function isWelcome(request: FastifyRequest, allowedOrigins: readonly string[]): boolean {
  // Not request.host: behind a trusted proxy that would be X-Forwarded-Host, which most proxies pass on
  // as the visitor sent it.
  const {origin, host = ''} = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site';
  return allowedOrigins.includes(origin) || isSameHost(origin, host);
}

/** Lets the pages of an allowed origin read the answers. */
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

// The scheme is left out: behind a proxy that ends TLS the page is https, and we hear http.
function isSameHost(origin: string, host: string): boolean {
  if (!URL.canParse(origin)) return false;
  const {protocol, host: originHost} = new URL(origin);
  const own = `${protocol}//${host}`;
  return originHost !== '' && URL.canParse(own) && new URL(own).host === originHost;
}
