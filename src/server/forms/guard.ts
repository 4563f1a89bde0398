/** What a post must pass before its body is read: origin, rate, shape of its headers, disk. */
import type {FastifyInstance, FastifyRequest} from 'fastify';
import {IDEMPOTENCY_HEADER} from '../../forms';
import {clientOf} from '../client-key';
import type {Disk} from '../disk';
import {isWelcome, sendCorsHeaders} from '../origin';
import {Problem} from '../problems';
import {rateLimiter} from '../rate-limit';

const KEY = /^[A-Za-z0-9_-]{16,64}$/;
const KEY_HEADER = IDEMPOTENCY_HEADER.toLowerCase();
/** Somebody has to make space first. */
const DISK_RETRY_SECONDS = 300;

interface GuardOptions {
  allowedOrigins: readonly string[];
  rateLimit: number;
  /** Undefined when the submissions are kept on another machine. */
  disk: Disk | undefined;
}

/** Refuses what should not be read, cheapest check first. */
export function guard(app: FastifyInstance, options: GuardOptions): void {
  const {allowedOrigins, rateLimit, disk} = options;
  const posts = rateLimiter(rateLimit);
  app.addHook('onRequest', async (request, reply) => {
    sendCorsHeaders(request, reply, allowedOrigins);
    const client = clientOf(request.ip);
    const problem = refusalOf(request, client);
    if (problem) throw problem;
    if (request.method !== 'POST') return undefined;
    checkHeaders(request);
    if (await disk?.isLow()) {
      request.server.log.error('The disk is too full: MIN_FREE_MB');
      throw new Problem(503, {retryAfter: DISK_RETRY_SECONDS});
    }
    return undefined;
  });

  function refusalOf(request: FastifyRequest, client: string): Problem | undefined {
    if (!isWelcome(request, allowedOrigins)) return new Problem(403);
    if (request.method !== 'POST') return undefined;
    const retryAfter = posts(client);
    return retryAfter === undefined ? undefined : new Problem(429, {retryAfter});
  }
}

function checkHeaders({headers}: FastifyRequest): void {
  // Node joins a header that came twice, and a list is no key.
  const key = headers[KEY_HEADER];
  if (key !== undefined && !KEY.test(String(key))) {
    const detail = `${IDEMPOTENCY_HEADER} must be 16 to 64 letters, digits, hyphens or underscores.`;
    throw new Problem(400, {detail});
  }
  // Bodies are read as they come, as UTF-8; what says that it is otherwise would be read wrongly.
  if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new Problem(415);
  const [, charset] = /;\s*charset="?([^";\s]*)/i.exec(headers['content-type'] ?? '') ?? [];
  if (charset !== undefined && charset.toLowerCase() !== 'utf-8') throw new Problem(415);
}
