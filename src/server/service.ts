/** Starts and stops together what the server consists of: store, site, forms, deliveries, retention. */
import {createApp, type AppOptions} from './app';
import {examineFiles, type FilesOptions} from './deliver/check';
import {clamd} from './deliver/clamd';
import {mailDelivery} from './deliver/mail';
import {sheetDelivery} from './deliver/sheet';
import {startWorker, type WorkerOptions} from './deliver/worker';
import {keepRetention} from './retention';
import type {Settings} from './settings';
import {loadSite} from './site/site';
import {openStore} from './store/open';

export type Service = Awaited<ReturnType<typeof startService>>;

interface ServiceOptions extends Pick<AppOptions, 'logStream' | 'timeouts' | 'memory'> {
  /** False: the forms service alone, whatever SITE_DIR says. */
  site?: boolean;
  checks?: Pick<FilesOptions, 'limits' | 'heapMb'>;
  worker?: Partial<Omit<WorkerOptions, 'store' | 'channels' | 'log'>>;
}

/** Longest scan of one file, in milliseconds; shorter than an attempt of the worker. */
const SCAN_MS = 60_000;

/** How often connections are looked at that a browser keeps open without using them. */
const IDLE_CHECK_MS = 100;

/** Starts it. @throws what openStore, loadSite and listening throw; nothing is left open then. */
export async function startService(
  settings: Settings,
  {site: withSite = true, worker: workerOptions, checks, ...appOptions}: ServiceOptions = {},
) {
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
    const {port, host, socket} = settings;
    // Fastify passes a descriptor on to Node, although its types know none.
    const address = await app.listen({port, host, ...(socket !== undefined && {fd: socket})});
    const scan = settings.clamd && clamd(settings.clamd, SCAN_MS);
    const common = {store, log: app.log, ...workerOptions};
    const deliveries = startWorker({...common, channels});
    // One file at a time: a check takes a processor and 256 MB.
    const files = startWorker({
      ...common,
      channels: {files: examineFiles({store, log: app.log, scan, ...checks})},
      concurrency: 1,
      onSettled: () => deliveries.wake(),
    });
    wake = () => {
      files.wake();
      deliveries.wake();
    };
    const endRetention = keepRetention(store, settings.retentionDays, app.log);
    /** Finishes requests and deliveries that are under way, then closes everything. */
    const stop = async () => {
      endRetention();
      // A connection that was busy when the server closed would be kept for another request.
      const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
      await Promise.all([app.close(), files.stop(), deliveries.stop()]);
      clearInterval(idle);
      await store.close();
    };
    return {app, store, site, address, stop};
  } catch (error) {
    await store.close();
    throw error;
  }
}
