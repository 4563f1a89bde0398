/** A server on a free port, with an SQLite database in a temporary folder. */
import type {AddressInfo} from 'node:net';
import type {FormsService} from '../../src/index';
import {loadSite} from '../../src/server/site/site';
import {type StoreLocation, type StoreOptions} from '../../src/server/store/open';
import {StoreUnavailableError, type Store} from '../../src/server/store/store';
import {newFolder} from './folders';
import {startForAll, startForEach} from './lifetime';

interface Options {
  env?: Record<string, string>;
  /** False starts the forms service without the site. */
  site?: boolean;
  /** Additional files of the site, by path. */
  files?: Readonly<Record<string, Buffer>>;
  /** Parts of the application to replace. */
  app?: Partial<Pick<Parameters<FormsService['createApp']>[0], 'memory' | 'onStored' | 'timeouts'>>;
  /** Database; SQLite in the data folder by default. */
  location?: StoreLocation;
  opening?: StoreOptions;
  /** Called instead of the real store's `save`. */
  save?: Store['save'];
}

interface Site<Client> {
  service: FormsService;
  /** Writes a built site, with these files besides. @returns its folder */
  writeSite: (more?: Readonly<Record<string, Buffer>>) => Promise<string>;
  /** Returns a client of the server at a URL. */
  clientOf: (url: string) => Client;
}

/** Returns functions that start a service's servers. */
export function serversOf<Client extends object>(site: Site<Client>) {
  const start = (options?: Options) => startServer(site, options);
  const serverForAll = (options?: Options) => startForAll(() => start(options));
  return {
    /** Starts a server; call `stop` at the end. */
    startServer: start,
    serverForEach: (options?: Options) => startForEach(() => start(options)),
    serverForAll,
    /** Starts a server whose database rejects every submission. */
    fullServerForAll: (options: Options = {}) =>
      serverForAll({...options, save: () => Promise.reject(new StoreUnavailableError('full'))}),
  };
}

async function startServer<Client extends object>(
  {service, writeSite, clientOf}: Site<Client>,
  options: Options = {},
) {
  const dataDir = await newFolder('data');
  const siteDir = options.site === false ? 'none' : await writeSite(options.files);
  const settings = service.readSettings({
    RATE_LIMIT: '100000',
    ...options.env,
    DATA_DIR: dataDir,
    SITE_DIR: siteDir,
  });
  const opened = await service.openStore(options.location ?? {dataDir}, options.opening);
  const store = {...opened, ...(options.save && {save: options.save})};
  const log: string[] = [];
  const app = await service.createApp({
    settings,
    store,
    site: settings.siteDir
      ? await loadSite(service.configuration, settings.siteDir, settings.basePath)
      : undefined,
    logStream: {write: (line) => void log.push(line)},
    ...options.app,
  });
  await app.listen({port: 0, host: '127.0.0.1'});
  const {port} = app.server.address() as AddressInfo;
  return {
    ...clientOf(`http://127.0.0.1:${port}`),
    dataDir,
    siteDir,
    store,
    log,
    async stop() {
      await app.close();
      await opened.close();
    },
  };
}
