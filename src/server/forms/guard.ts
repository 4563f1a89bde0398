/** What a post must pass before its body is read: origin, rate, shape of its key. */
import type {FastifyInstance} from 'fastify';
import {IDEMPOTENCY_HEADER} from '../../forms';
import {clientOf} from '../client-key';
import {isWelcome, sendCorsHeaders} from '../origin';
import {Problem} from '../problems';
import {rateLimiter} from '../rate-limit';

const KEY = /^[A-Za-z0-9_-]{16,64}$/;
const KEY_HEADER = IDEMPOTENCY_HEADER.toLowerCase();

interface GuardOptions {
  allowedOrigins: readonly string[];
  rateLimit: number;
}

/** Refuses what should not be read, cheapest check first. */
export function guard(app: FastifyInstance, {allowedOrigins, rateLimit}: GuardOptions): void {
  const secondsToWait = rateLimiter(rateLimit);
  app.addHook('onRequest', async (request, reply) => {
    sendCorsHeaders(request, reply, allowedOrigins);
    if (!isWelcome(request, allowedOrigins)) throw new Problem(403);
    if (request.method !== 'POST') return;
    const retryAfter = secondsToWait(clientOf(request.ip));
    if (retryAfter !== undefined) throw new Problem(429, {retryAfter});
    const key = request.headers[KEY_HEADER];
    if (key !== undefined && !KEY.test(String(key))) {
      const detail = `${IDEMPOTENCY_HEADER} must be 16 to 64 letters, digits, hyphens or underscores.`;
      throw new Problem(400, {detail});
    }
  });
}
