/** Lets few uploads in at once: each is held in memory until it is stored. */
import type {FastifyInstance} from 'fastify';
import {clientOf} from '../client-key';
import {whenOver} from '../lifetime';
import {Problem} from '../problems';

/** Memory for the uploads of one form, each copied twice on its way into the database. */
const MEMORY = 80 * 1024 ** 2;

/** How many uploads of so many bytes may be open, and how many of them one client's: none keeps the others out. */
export function mostUploads(bytes: number): {all: number; ofOneClient: number} {
  const all = Math.min(8, Math.max(4, Math.floor(MEMORY / bytes)));
  return {all, ofOneClient: Math.floor(all / 4)};
}

/** What an upload takes over an ordinary line. */
const RETRY_SECONDS = 10;

/** Refuses what would be too many uploads, before their bodies are read. */
export function limitUploads(app: FastifyInstance, bytes: number): void {
  const most = mostUploads(bytes);
  const open = new Map<string, number>();
  let total = 0;
  app.addHook('onRequest', async (request, reply) => {
    const client = clientOf(request.ip);
    const own = open.get(client) ?? 0;
    if (total >= most.all || own >= most.ofOneClient) {
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
