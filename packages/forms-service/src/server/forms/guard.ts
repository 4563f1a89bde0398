/** Checks of a post before its body is read: origin, rate, headers, disk space. */
import rateLimit from '@fastify/rate-limit';
import type {FastifyInstance, FastifyRequest} from 'fastify';
import {IDEMPOTENCY_HEADER} from '../../forms/index.ts';
import {isDiskLow} from '../health.ts';
import {clientOf} from '../http/client-key.ts';
import {isAllowedOrigin, sendCorsHeaders} from '../http/origin.ts';
import {HttpError} from '../http/errors.ts';
import {RateStore} from '../http/rate-store.ts';
import type {Settings} from '../settings/index.ts';
import {rejectAfterReading} from './received.ts';

const KEY = /^[A-Za-z0-9_-]{16,64}$/;
const KEY_HEADER = IDEMPOTENCY_HEADER.toLowerCase();
/** Retry-After for a full disk: long, since an operator has to free space. */
const DISK_RETRY_SECONDS = 300;

/**
 * Number of posts above the rate limit, per client and minute, that get a page with what was typed. Further ones are
 * not read and get a page from the cache, so that a flood costs little.
 */
const RETURNED_ABOVE_LIMIT = 10;

/** Rejects requests before their body is read, cheapest check first. */
export async function guard(app: FastifyInstance, settings: Settings): Promise<void> {
  const {allowedOrigins} = settings;
  await app.register(rateLimit, {
    global: false,
    max: settings.rateLimit,
    ban: RETURNED_ABOVE_LIMIT,
    timeWindow: '1 minute',
    store: RateStore,
    keyGenerator: ({ip}) => clientOf(ip),
  });
  const countPost = app.createRateLimit();
  app.addHook('onRequest', async (request, reply) => {
    sendCorsHeaders(request, reply, allowedOrigins);
    if (!isAllowedOrigin(request, allowedOrigins)) throw new HttpError(403);
    if (request.method !== 'POST') return;
    const rate = await countPost(request);
    if (!rate.isAllowed && rate.isExceeded) {
      const error = new HttpError(429, {retryAfter: rate.ttlInSeconds});
      if (rate.isBanned) throw error;
      rejectAfterReading(request, error);
    }
    checkHeaders(request);
    if (await isDiskLow(settings)) {
      request.server.log.error('The disk is too full: MIN_FREE_MB');
      rejectAfterReading(request, new HttpError(503, {retryAfter: DISK_RETRY_SECONDS}));
    }
  });
}

function checkHeaders({headers}: FastifyRequest): void {
  // Node joins repeated headers, and a list is not a valid key.
  const key = headers[KEY_HEADER];
  if (key !== undefined && !KEY.test(String(key))) {
    const detail = `${IDEMPOTENCY_HEADER} must be 16 to 64 letters, digits, hyphens or underscores.`;
    throw new HttpError(400, {detail});
  }
  // Bodies are read as uncompressed UTF-8.
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new HttpError(415);
  const [, charset] = /;\s*charset="?([^";\s]*)/i.exec(headers['content-type'] ?? '') ?? [];
  if (charset !== undefined && charset.toLowerCase() !== 'utf-8') throw new HttpError(415);
}
