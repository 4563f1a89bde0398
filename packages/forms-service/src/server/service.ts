/** Starts and stops the parts of the server: store, site, forms, deliveries, retention. */
import type {Configuration} from './configuration.ts';
import {createApp, type AppOptions} from './app.ts';
import {checkFiles, type FilesOptions} from './deliver/check.ts';
import {clamd} from './deliver/clamd.ts';
import {mailDelivery} from './deliver/mail.ts';
import {sheetDelivery} from './deliver/sheet.ts';
import {startWorker, type WorkerOptions} from './deliver/worker.ts';
import {enforceRetention} from './retention.ts';
import type {Settings} from './settings/index.ts';
import type {Languages} from './site/languages.ts';
import {loadSite} from './site/site.ts';
import {openStore} from './store/open.ts';

export type Service = Awaited<ReturnType<typeof startService>>;

export interface ServiceOptions extends Pick<AppOptions, 'logStream' | 'timeouts' | 'memory'> {
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
  configuration: Configuration,
  settings: Settings,
  {site: withSite = true, worker: workerOptions, checks, ...appOptions}: ServiceOptions = {},
) {
  const siteDir = withSite ? settings.siteDir : undefined;
  const site =
    siteDir === undefined ? undefined : await loadSite(configuration, siteDir, settings.basePath);
  const store = await openStore(configuration, settings.store, {limits: 'server'});
  try {
    const channels = channelsFor(configuration, settings, site?.languages);
    let pollAll = () => {};
    const app = await createApp({
      configuration,
      settings,
      store,
      site,
      onStored: () => pollAll(),
      ...appOptions,
    });
    const {port, host, socket} = settings;
    // Fastify passes a descriptor on to Node, although its types do not include it.
    const address = await app.listen({port, host, ...(socket !== undefined && {fd: socket})});
    const scan = settings.clamd && clamd(settings.clamd, SCAN_MS);
    const {tables} = configuration;
    const common = {store, log: app.log, ...workerOptions};
    // A worker for each channel, since one that hangs must not delay the others.
    const deliveries = Object.entries(channels).map(([channel, deliver]) =>
      startWorker({...common, channels: {[channel]: deliver}}),
    );
    const pollDeliveries = () => deliveries.forEach((worker) => worker.poll());
    // One file at a time, since a check uses a processor core and 256 MB.
    const files = startWorker({
      ...common,
      channels: {files: checkFiles({tables, store, log: app.log, scan, ...checks})},
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
function channelsFor(
  configuration: Configuration,
  {mail, sheet}: Settings,
  languages: Languages | undefined,
) {
  return {
    ...(mail && {mail: mailDelivery(configuration, mail, languages)}),
    ...(sheet && {sheet: sheetDelivery(configuration.tables, sheet)}),
  };
}
