/** Lets few uploads in at once: each is held in memory until it is stored. */
import type {FastifyInstance} from 'fastify';
import {clientOf} from '../client-key';
import {whenOver} from '../lifetime';
import {Problem} from '../problems';

/** At most this many of 10 MB each, copied twice on their way into the database. */
export const MOST_UPLOADS = 8;
/** So that one client cannot keep the others out. */
export const MOST_UPLOADS_PER_CLIENT = 2;
/** What an upload takes over an ordinary line. */
const RETRY_SECONDS = 10;

/** Refuses what would be too many uploads, before their bodies are read. */
export function limitUploads(app: FastifyInstance): void {
  const open = new Map<string, number>();
  let total = 0;
  app.addHook('onRequest', async (request, reply) => {
    const client = clientOf(request.ip);
    const own = open.get(client) ?? 0;
    if (total >= MOST_UPLOADS || own >= MOST_UPLOADS_PER_CLIENT) {
      const detail = 'Too many files are arriving just now.';
      throw new Problem(503, {detail, retryAfter: RETRY_SECONDS});
    }
    total += 1;
    open.set(client, own + 1);
    whenOver(reply, () => {
      total -= 1;
      const left = (open.get(client) ?? 1) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
  });
}
