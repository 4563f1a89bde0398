/** Everything that runs while the server does: store, pages, forms, deliveries, deletion. */
import type {FastifyInstance} from 'fastify';
import {createApp, type AppOptions} from './app';
import {mailDelivery} from './deliver/mail';
import {sheetDelivery} from './deliver/sheet';
import {startWorker, type WorkerOptions} from './deliver/worker';
import {keepRetention} from './retention';
import {clamd} from './scan/clamd';
import {startScanning, type LaterOptions} from './scan/later';
import type {Settings} from './settings';
import {loadSite, type Site} from './site/site';
import {openStore} from './store/open';
import type {Store} from './store/store';

export interface Service {
  app: FastifyInstance;
  store: Store;
  site: Site | undefined;
  /** Where it listens, such as "http://127.0.0.1:3000". */
  address: string;
  /** Finishes requests and deliveries that are under way, then closes everything. */
  stop(): Promise<void>;
}

interface ServiceOptions extends Pick<AppOptions, 'logStream' | 'timeouts' | 'memory'> {
  /** False: the forms service alone, whatever SITE_DIR says. */
  site?: boolean;
  scans?: Pick<LaterOptions, 'pollMs' | 'refusedMs'>;
  worker?: Partial<Omit<WorkerOptions, 'store' | 'channels' | 'log'>>;
}

/** A scan that nobody waits for may take longer, in milliseconds. */
const SCAN_MS = 120_000;

/** How often connections are looked at that a browser keeps open without using them. */
const IDLE_CHECK_MS = 100;

/** What Node listens on: Fastify passes it on, although its types know no descriptors. */
function placeOf({port, host, socket}: Settings): {port: number; host: string; fd?: number} {
  return {port, host, ...(socket !== undefined && {fd: socket})};
}

/** Starts it. @throws what openStore, loadSite and listening throw; nothing is left open then. */
export async function startService(
  settings: Settings,
  {site: withSite = true, worker: workerOptions, scans, ...appOptions}: ServiceOptions = {},
): Promise<Service> {
  const siteDir = withSite ? settings.siteDir : undefined;
  const site = siteDir === undefined ? undefined : await loadSite(siteDir, settings.basePath);
  const store = await openStore(settings.store);
  try {
    const {mail, sheet} = settings;
    const channels = {
      ...(mail && {mail: mailDelivery(mail, site?.languages)}),
      ...(sheet && {sheet: sheetDelivery(sheet)}),
    };
    let wake = () => {};
    const app = await createApp({settings, store, site, onStored: () => wake(), ...appOptions});
    const address = await app.listen(placeOf(settings));
    const worker = startWorker({store, channels, log: app.log, ...workerOptions});
    wake = () => worker.wake();
    const scanning =
      settings.clamd &&
      startScanning({store, scan: clamd(settings.clamd, SCAN_MS), log: app.log, ...scans});
    const endRetention = keepRetention(store, settings.retentionDays, app.log);
    const stop = async () => {
      endRetention();
      // A connection that was busy when the server closed would be kept for another request.
      const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
      await Promise.all([app.close(), worker.stop(), scanning?.stop()]);
      clearInterval(idle);
      await store.close();
    };
    return {app, store, site, address, stop};
  } catch (error) {
    await store.close();
    throw error;
  }
}
