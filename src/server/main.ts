/** Starts the server: the built site and the forms service behind it. */
import {createApp} from './app';
import {keepRetention} from './retention';
import {SettingError, readSettings, type Settings} from './settings';
import {MissingBuildError, loadSite, type Site} from './site/site';
import {databasePath, openStore} from './store/open';
import {StoreUnavailableError} from './store/store';

/** Longest wait for requests that are still open when the server is told to stop. */
const DRAIN_MS = 10_000;

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const site = settings.siteDir === undefined ? undefined : await loadSite(settings.siteDir);
  const store = await openStore({dataDir: settings.dataDir});
  const app = await createApp({settings, store, site});
  const address = await app.listen({port: settings.port, host: settings.host});
  introduce(address, settings, site);
  const endRetention = keepRetention(store, settings.retentionDays, app.log);

  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    console.log(`${signal}: finishing open requests, then stopping.`);
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    // A connection that was busy when the server closed would be kept for another request.
    setInterval(() => app.server.closeIdleConnections(), 100).unref();
    endRetention();
    void app
      .close()
      .then(() => store.close())
      .then(() => {
        console.log('Stopped.');
        process.exit(0);
      });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function introduce(address: string, settings: Settings, site: Site | undefined): void {
  const {trustProxy, allowedOrigins, rateLimit, retentionDays} = settings;
  const siteLine = site
    ? `${site.root} (${site.pages} pages, ${site.aliases} aliases)`
    : 'none: the forms service runs alone (SITE_DIR=none)';
  console.log(
    [
      `TrendSoft website: ${address}`,
      `  Site:     ${siteLine}`,
      `  Data:     ${databasePath(settings.dataDir)}, kept for ${retentionDays} days`,
      `  Posts:    from ${['this site', ...allowedOrigins].join(', ')}; ${rateLimit} a minute each`,
      `  Proxies:  ${trustProxy === false ? 'none trusted' : `trusted: ${String(trustProxy)}`}`,
      '  Settings: environment variables; README.md lists them. Stop with Ctrl+C.',
    ].join('\n'),
  );
}

/** A sentence for what an operator can put right; undefined for a bug. */
function explain(error: unknown): string | undefined {
  if (error instanceof SettingError) return error.message;
  if (error instanceof MissingBuildError) return error.message;
  if (error instanceof StoreUnavailableError) return error.message;
  const {code, message} = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return 'That port is in use. Stop the other program, or choose another port: PORT=3001';
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') return `Cannot listen there: ${message}`;
  return undefined;
}

start().catch((error: unknown) => {
  console.error(explain(error) ?? error);
  process.exit(1);
});
