/** Tells a supervisor when to restart the process, and a load balancer whether to send it visitors. */
import {statfs} from 'node:fs/promises';
import {setTimeout as pause} from 'node:timers/promises';
import type {FastifyInstance, FastifyReply} from 'fastify';
import type {Store} from './store/store';

/** A database that has not answered by then is as good as away. */
const PATIENCE_MS = 2000;
/** A write that has not even failed by then never will: only a restart helps. */
const STUCK_MS = 10_000;
/** Anybody may ask; the database is asked once in this time. */
const ANSWER_MS = 1000;

/** Resolves to true when too little disk is free, or when that cannot be found out. */
export type DiskCheck = () => Promise<boolean>;

/** @param minFreeBytes below this much free space the file system of `folder` is low */
export function diskCheck(folder: string, minFreeBytes: number): DiskCheck {
  return () =>
    statfs(folder).then(
      ({bavail, bsize}) => bavail * bsize < minFreeBytes,
      () => true,
    );
}

interface HealthOptions {
  store: Pick<Store, 'ping'>;
  /** Milliseconds of a monotonic clock. */
  now?: () => number;
  /** Undefined when the submissions are kept on another machine. */
  isDiskLow: DiskCheck | undefined;
}

/**
 * Registers `/healthz` (503 once a trivial write has not ended for ten seconds) and `/readyz` (200 or
 * 503).
 */
export function answerHealth(
  app: FastifyInstance,
  {store, isDiskLow, now = () => performance.now()}: HealthOptions,
): void {
  let write = {startedAt: -Infinity, hasEnded: true, works: Promise.resolve(false)};
  /** Returns the latest trivial write; a write that fails has ended, so the process works. */
  const latestWrite = () => {
    if (write.hasEnded && now() - write.startedAt >= ANSWER_MS) {
      const begun = {startedAt: now(), hasEnded: false, works: Promise.resolve(false)};
      const end = (works: boolean) => {
        begun.hasEnded = true;
        return works;
      };
      begun.works = store.ping().then(
        () => end(true),
        () => end(false),
      );
      write = begun;
    }
    return write;
  };
  const send = (reply: FastifyReply, isGood: boolean, answer: object) =>
    reply
      .code(isGood ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(answer);

  app.get('/healthz', async (_request, reply) => {
    const {hasEnded, startedAt} = latestWrite();
    const isStuck = !hasEnded && now() - startedAt > STUCK_MS;
    return send(reply, !isStuck, {status: isStuck ? 'stuck' : 'ok'});
  });
  app.get('/readyz', async (_request, reply) => {
    const answered = Promise.race([latestWrite().works, pause(PATIENCE_MS, false, {ref: false})]);
    const [works, isLow] = await Promise.all([answered, isDiskLow?.() ?? false]);
    const checks = {database: works ? 'ok' : 'unavailable', disk: isLow ? 'low' : 'ok'};
    const isReady = works && !isLow;
    return send(reply, isReady, {status: isReady ? 'ready' : 'not ready', checks});
  });
}
