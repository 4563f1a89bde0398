/** Tells a supervisor when to restart the process, and a load balancer whether to send it visitors. */
import {statfs} from 'node:fs/promises';
import {setTimeout as pause} from 'node:timers/promises';
import type {FastifyInstance, FastifyReply} from 'fastify';
import type {Settings} from './settings';
import type {Store} from './store/store';

/** A database that has not answered by then is as good as away. */
const PATIENCE_MS = 2000;
/** A write that has not even failed by then never will: only a restart helps. */
const STUCK_MS = 10_000;
/** Anybody may ask; the database is asked once in this time. */
const ANSWER_MS = 1000;

/** Resolves to true when too little disk is free for submissions, or when that cannot be found out. */
export async function isDiskLow({store, minFreeBytes}: Settings): Promise<boolean> {
  // A database on another machine speaks for itself.
  if (!('dataDir' in store)) return false;
  return statfs(store.dataDir).then(
    ({bavail, bsize}) => bavail * bsize < minFreeBytes,
    () => true,
  );
}

/**
 * Registers `/healthz` (503 once a trivial write has not ended for ten seconds) and `/readyz` (200 or
 * 503).
 * @param now milliseconds of a monotonic clock
 */
export function answerHealth(
  app: FastifyInstance,
  store: Pick<Store, 'ping'>,
  settings: Settings,
  now = () => performance.now(),
): void {
  let startedAt = -Infinity;
  let hasEnded = true;
  let works = Promise.resolve(false);
  /** Begins a trivial write; one that fails has ended, so the process works. */
  const write = () => {
    if (!hasEnded || now() - startedAt < ANSWER_MS) return;
    startedAt = now();
    hasEnded = false;
    const ping = store.ping().finally(() => (hasEnded = true));
    works = ping.then(
      () => true,
      () => false,
    );
  };
  const answer = (reply: FastifyReply, isGood: boolean) =>
    reply.code(isGood ? 200 : 503).header('cache-control', 'no-store');

  app.get('/healthz', async (_request, reply) => {
    write();
    const isStuck = !hasEnded && now() - startedAt > STUCK_MS;
    return answer(reply, !isStuck).send({status: isStuck ? 'stuck' : 'ok'});
  });
  app.get('/readyz', async (_request, reply) => {
    write();
    const answered = Promise.race([works, pause(PATIENCE_MS, false, {ref: false})]);
    const [isWritten, isLow] = await Promise.all([answered, isDiskLow(settings)]);
    const checks = {database: isWritten ? 'ok' : 'unavailable', disk: isLow ? 'low' : 'ok'};
    const isReady = isWritten && !isLow;
    return answer(reply, isReady).send({status: isReady ? 'ready' : 'not ready', checks});
  });
}
