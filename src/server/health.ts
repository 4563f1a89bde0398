/** Tells a supervisor whether the process lives, and a load balancer whether to send it visitors. */
import {setTimeout as pause} from 'node:timers/promises';
import type {FastifyInstance} from 'fastify';
import {elapsed} from './clock';
import type {Disk} from './disk';
import type {Store} from './store/store';

/** A database that has not answered by then is as good as away. */
const PATIENCE_MS = 2000;
/** Anybody may ask; the database is asked once in this time. */
const ANSWER_MS = 1000;

interface HealthOptions {
  store: Pick<Store, 'ping'>;
  /** Undefined when the submissions are kept on another machine. */
  disk: Disk | undefined;
}

/** One plain word for each thing that a submission needs. */
interface Checks {
  database: 'ok' | 'unavailable';
  disk: 'ok' | 'low';
}

/** Registers `/healthz` (200 while the process answers at all) and `/readyz` (200 or 503). */
export function answerHealth(app: FastifyInstance, {store, disk}: HealthOptions): void {
  let askedAt = -Infinity;
  let checks: Promise<Checks> | undefined;

  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({status: 'ok'}),
  );
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
