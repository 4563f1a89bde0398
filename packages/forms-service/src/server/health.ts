/** Health checks: for a supervisor, which restarts the process, and for a load balancer, which sends it traffic. */
import {statfs} from 'node:fs/promises';
import {setTimeout as pause} from 'node:timers/promises';
import type {FastifyInstance, FastifyReply} from 'fastify';
import type {Settings} from './settings/index.ts';
import type {Store} from './store/store.ts';

/** After this time without a response, the database counts as unavailable. */
const TIMEOUT_MS = 2000;
/** A write that takes longer hangs: only a restart helps. */
const STUCK_MS = 10_000;
/** Time for which a result is reused, since anyone may send these requests. */
const REUSE_MS = 1000;

/** Resolves to true if there is too little disk space for submissions, or if that is unknown. */
export async function isDiskLow({store, minFreeBytes}: Settings): Promise<boolean> {
  // PostgreSQL reports a full disk itself.
  if (!('dataDir' in store)) return false;
  return statfs(store.dataDir).then(
    ({bavail, bsize}) => bavail * bsize < minFreeBytes,
    () => true,
  );
}

/**
 * Registers `/healthz` (503 once a trivial write has taken more than ten seconds) and `/readyz` (200 or
 * 503).
 * @param now milliseconds of a monotonic clock
 */
export function registerHealth(
  app: FastifyInstance,
  store: Pick<Store, 'ping'>,
  settings: Settings,
  now = () => performance.now(),
): void {
  let startedAt = -Infinity;
  let hasEnded = true;
  let lastWrite = Promise.resolve(false);
  /** Starts a trivial write. Even a failed write proves that the process does not hang. */
  const write = () => {
    if (!hasEnded || now() - startedAt < REUSE_MS) return;
    startedAt = now();
    hasEnded = false;
    const ping = store.ping().finally(() => {
      hasEnded = true;
    });
    lastWrite = ping.then(
      () => true,
      () => false,
    );
  };
  const withStatus = (reply: FastifyReply, isHealthy: boolean) =>
    reply.code(isHealthy ? 200 : 503).header('cache-control', 'no-store');

  app.get('/healthz', async (_request, reply) => {
    write();
    const isStuck = !hasEnded && now() - startedAt > STUCK_MS;
    return withStatus(reply, !isStuck).send({status: isStuck ? 'stuck' : 'ok'});
  });
  app.get('/readyz', async (_request, reply) => {
    write();
    const written = Promise.race([lastWrite, pause(TIMEOUT_MS, false, {ref: false})]);
    const [isWritten, isLow] = await Promise.all([written, isDiskLow(settings)]);
    const checks = {database: isWritten ? 'ok' : 'unavailable', disk: isLow ? 'low' : 'ok'};
    const isReady = isWritten && !isLow;
    return withStatus(reply, isReady).send({status: isReady ? 'ready' : 'not ready', checks});
  });
}
