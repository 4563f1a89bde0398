/** Starts and stops the parts of the server: store, site, forms, deliveries, retention. */
import {createApp, type AppOptions} from './app';
import {checkFiles, type FilesOptions} from './deliver/check';
import {clamd} from './deliver/clamd';
import {mailDelivery} from './deliver/mail';
import {sheetDelivery} from './deliver/sheet';
import {startWorker, type WorkerOptions} from './deliver/worker';
import {enforceRetention} from './retention';
import type {Settings} from './settings';
import {loadSite} from './site/site';
import {openStore} from './store/open';

export type Service = Awaited<ReturnType<typeof startService>>;

interface ServiceOptions extends Pick<AppOptions, 'logStream' | 'timeouts' | 'memory'> {
  /** False runs the forms service alone, regardless of SITE_DIR. */
  site?: boolean;
  checks?: Pick<FilesOptions, 'limits' | 'heapMb'>;
  worker?: Partial<Omit<WorkerOptions, 'store' | 'channels' | 'log'>>;
}

/** Timeout of a virus scan, in milliseconds; shorter than the worker's limit for an attempt. */
const SCAN_MS = 60_000;

/** Milliseconds between checks for idle connections while stopping. */
const IDLE_CHECK_MS = 100;

/** Starts the server. @throws the errors of openStore, loadSite and listening, after closing everything */
export async function startService(
  settings: Settings,
  {site: withSite = true, worker: workerOptions, checks, ...appOptions}: ServiceOptions = {},
) {
  const siteDir = withSite ? settings.siteDir : undefined;
  const site = siteDir === undefined ? undefined : await loadSite(siteDir, settings.basePath);
  const store = await openStore(settings.store, {limits: 'server'});
  try {
    const channels = channelsFor(settings, site?.languages);
    let pollAll = () => {};
    const app = await createApp({settings, store, site, onStored: () => pollAll(), ...appOptions});
    const {port, host, socket} = settings;
    // Fastify passes a descriptor on to Node, although its types do not include it.
    const address = await app.listen({port, host, ...(socket !== undefined && {fd: socket})});
    const scan = settings.clamd && clamd(settings.clamd, SCAN_MS);
    const common = {store, log: app.log, ...workerOptions};
    // A worker for each channel, since one that hangs must not delay the others.
    const deliveries = Object.entries(channels).map(([channel, deliver]) =>
      startWorker({...common, channels: {[channel]: deliver}}),
    );
    const pollDeliveries = () => deliveries.forEach((worker) => worker.poll());
    // One file at a time, since a check uses a processor core and 256 MB.
    const files = startWorker({
      ...common,
      channels: {files: checkFiles({store, log: app.log, scan, ...checks})},
      onSettled: pollDeliveries,
    });
    const workers = [files, ...deliveries];
    pollAll = () => workers.forEach((worker) => worker.poll());
    const endRetention = enforceRetention(store, settings.retentionDays, app.log);
    /** Finishes requests and deliveries in progress, then closes everything. */
    const stop = async () => {
      endRetention();
      // A connection that was busy when the server closed would stay open for another request.
      const idle = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
      await Promise.all([app.close(), ...workers.map((worker) => worker.stop())]);
      clearInterval(idle);
      await store.close();
    };
    return {app, store, site, address, stop};
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Returns what makes the deliveries of each channel that is set up. */
function channelsFor({mail, sheet}: Settings, languages?: Parameters<typeof mailDelivery>[1]) {
  return {
    ...(mail && {mail: mailDelivery(mail, languages)}),
    ...(sheet && {sheet: sheetDelivery(sheet)}),
  };
}
