/** Figures for Prometheus: what is stored, what waits to be delivered, and what has to happen regularly. */
import {statfs} from 'node:fs/promises';
import type {FastifyInstance, FastifyRequest} from 'fastify';
import ipaddr from 'ipaddr.js';
import {Gauge, Registry} from 'prom-client';
import type {Configuration} from './configuration.ts';
import {sendError} from './http/errors.ts';
import type {Settings} from './settings/index.ts';
import type {Store} from './store/store.ts';

/** Ranges of addresses that no visitor from the internet has, in ipaddr.js's words. */
const INTERNAL = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat']);

type MetricsStore = Pick<Store, 'figures'>;

interface MetricsOptions {
  configuration: Pick<Configuration, 'metrics'>;
  store: MetricsStore;
  settings: Settings;
  /** Milliseconds since 1970. */
  now?: () => number;
}

/**
 * Registers `/metrics` for monitoring in the same network. Visitors get 404, since the figures are nobody else's business:
 * their addresses are public, or their requests came through a proxy that is not trusted.
 */
export function registerMetrics(
  app: FastifyInstance,
  {configuration, store, settings, now = Date.now}: MetricsOptions,
): void {
  app.get('/metrics', async (request, reply) => {
    if (!isInternal(request, settings)) return sendError(reply, 404);
    const registry = await collect(configuration.metrics, store, settings, now());
    reply.header('cache-control', 'no-store').type(registry.contentType);
    return registry.metrics();
  });
}

function isInternal({ip, headers}: FastifyRequest, {trustProxy}: Settings): boolean {
  if (trustProxy === false && headers['x-forwarded-for'] !== undefined) return false;
  return ipaddr.isValid(ip) && INTERNAL.has(ipaddr.process(ip).range());
}

async function collect(
  prefix: string,
  store: MetricsStore,
  {store: location}: Settings,
  now: number,
) {
  const registry = new Registry();
  const registers = [registry];
  const set = (name: string, help: string, value: number) =>
    new Gauge({name: `${prefix}_${name}`, help, registers}).set(value);

  const figures = await store.figures();
  set('submissions', 'Stored submissions.', figures.submissions);
  set('submissions_held', 'Submissions that wait for release or erase.', figures.held);
  const deliveries = new Gauge({
    name: `${prefix}_deliveries`,
    help: 'Deliveries by channel and state.',
    labelNames: ['channel', 'state'],
    registers,
  });
  const ages = new Gauge({
    name: `${prefix}_delivery_age_seconds`,
    help: 'Time since the oldest submission arrived that has a delivery in this state.',
    labelNames: ['channel', 'state'],
    registers,
  });
  for (const {channel, state, count, oldest} of figures.deliveries) {
    deliveries.set({channel, state}, Number(count));
    if (state === 'done') continue;
    ages.set({channel, state}, Math.max(0, now - Date.parse(oldest)) / 1000);
  }
  set('erasure_unfinished', '1 if an erasure was interrupted.', Number(figures.erasureUnfinished));
  const times = {
    last_backup: ['Time of the last backup.', figures.lastBackup],
    last_purge: ['Time at which old submissions were last deleted.', figures.lastPurge],
  } as const;
  for (const [name, [help, time]] of Object.entries(times)) {
    if (time !== undefined) set(`${name}_timestamp_seconds`, help, Date.parse(time) / 1000);
  }
  if ('dataDir' in location) {
    const {bavail, bsize} = await statfs(location.dataDir);
    set('disk_free_bytes', 'Free space on the disk of the database.', bavail * bsize);
  }
  return registry;
}
