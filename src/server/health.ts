/** Tells a supervisor when to restart the process, and a load balancer whether to send it visitors. */
import {setTimeout as pause} from 'node:timers/promises';
import type {FastifyInstance} from 'fastify';
import {elapsed, type Elapsed} from './clock';
import type {Disk} from './disk';
import type {Store} from './store/store';

/** A database that has not answered by then is as good as away. */
const PATIENCE_MS = 2000;
/** A write that has not even failed by then never will: only a restart helps. */
const STUCK_MS = 10_000;
/** Anybody may ask; the database is asked once in this time. */
const ANSWER_MS = 1000;

interface HealthOptions {
  store: Pick<Store, 'ping'>;
  now?: Elapsed;
  /** Undefined when the submissions are kept on another machine. */
  disk: Disk | undefined;
}

/** One plain word for each thing that a submission needs. */
interface Checks {
  database: 'ok' | 'unavailable';
  disk: 'ok' | 'low';
}

/**
 * Registers `/healthz` (503 once a trivial write has not ended for ten seconds) and `/readyz` (200 or
 * 503).
 */
export function answerHealth(
  app: FastifyInstance,
  {store, disk, now = elapsed}: HealthOptions,
): void {
  const isStuck = watchWrites(store, now);
  let askedAt = -Infinity;
  let checks: Promise<Checks> | undefined;

  app.get('/healthz', async (_request, reply) => {
    const stuck = isStuck();
    return reply
      .code(stuck ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({status: stuck ? 'stuck' : 'ok'});
  });
  app.get('/readyz', async (_request, reply) => {
    if (!checks || elapsed() - askedAt >= ANSWER_MS) {
      askedAt = elapsed();
      checks = look(store, disk);
    }
    const found = await checks;
    const ready = Object.values(found).every((word) => word === 'ok');
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({status: ready ? 'ready' : 'not ready', checks: found});
  });
}

/**
 * Returns a function that starts a trivial write, unless one is under way, and tells whether that one
 * has not ended for too long. A write that fails has ended: the process works.
 */
function watchWrites(store: HealthOptions['store'], now: Elapsed): () => boolean {
  let startedAt: number | undefined;
  let endedAt = -Infinity;
  const ended = () => {
    startedAt = undefined;
    endedAt = now();
  };
  return () => {
    if (startedAt !== undefined) return now() - startedAt > STUCK_MS;
    if (now() - endedAt < ANSWER_MS) return false;
    startedAt = now();
    store.ping().then(ended, ended);
    return false;
  };
}

async function look(store: HealthOptions['store'], disk: Disk | undefined): Promise<Checks> {
  const [answers, low] = await Promise.all([answersInTime(store), disk?.isLow() ?? false]);
  return {database: answers ? 'ok' : 'unavailable', disk: low ? 'low' : 'ok'};
}

function answersInTime(store: HealthOptions['store']): Promise<boolean> {
  const answers = store.ping().then(
    () => true,
    () => false,
  );
  return Promise.race([answers, pause(PATIENCE_MS, false, {ref: false})]);
}
