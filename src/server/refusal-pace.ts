/** Answers what a client sends in vain at a steady pace, so that a flood of it costs others little. */
import type {FastifyReply} from 'fastify';
import {elapsed, type Elapsed} from './clock';
import {whenOver} from './lifetime';

/** Time between two refusals of one client, in milliseconds. */
const EVERY_MS = 50;
/** So many come at once, since somebody may have several tabs. */
const BURST = 20;
/** Whoever would have to wait for longer is hung up on, in milliseconds. */
const LONGEST_MS = 5000;
/** Beyond this many clients, those are forgotten whose turn is past. */
const MOST_CLIENTS = 10_000;

/**
 * Makes a function that waits until a client may be refused once more.
 * @returns false when the connection was ended instead.
 */
export function refusalPace(now: Elapsed = elapsed) {
  const turns = new Map<string, number>();
  return async (client: string, reply: FastifyReply): Promise<boolean> => {
    const time = now();
    const turn = Math.max(turns.get(client) ?? 0, time - BURST * EVERY_MS);
    const wait = turn - time;
    if (wait > LONGEST_MS) {
      reply.hijack();
      reply.raw.req.socket.destroy();
      return false;
    }
    if (turns.size >= MOST_CLIENTS) forgetBefore(time);
    turns.set(client, turn + EVERY_MS);
    if (wait > 0) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, wait);
        whenOver(reply, () => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
    return true;
  };

  function forgetBefore(time: number): void {
    for (const [client, turn] of turns) if (turn < time - BURST * EVERY_MS) turns.delete(client);
    if (turns.size >= MOST_CLIENTS) turns.clear();
  }
}
