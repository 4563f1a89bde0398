/** A real server on a free port, with a real database in a folder of its own. */
import {mkdtemp, rm} from 'node:fs/promises';
import {request, type IncomingHttpHeaders} from 'node:http';
import {request as requestOverTls} from 'node:https';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createApp} from '../../../src/server/app';
import {readSettings} from '../../../src/server/settings';
import {loadSite} from '../../../src/server/site/site';
import {openStore, type StoreLocation, type StoreOptions} from '../../../src/server/store/open';
import type {Store} from '../../../src/server/store/store';
import {writeSite} from './site';

interface Options {
  env?: Record<string, string>;
  /** False: the forms service alone. */
  site?: boolean;
  /** Files of the site beside the usual ones, by path. */
  files?: Readonly<Record<string, Buffer>>;
  /** Parts of the application other than its usual ones. */
  app?: Partial<Pick<Parameters<typeof createApp>[0], 'memory' | 'timeouts'>>;
  /** Another database than SQLite in the folder for data. */
  location?: StoreLocation;
  opening?: StoreOptions;
  /** Called instead of the real store's `save`. */
  save?: Store['save'];
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

export interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export interface TestServer {
  url: string;
  port: number;
  dataDir: string;
  store: Store;
  log: string[];
  /** Sends a request as written: the path is not tidied up first. */
  send(path: string, options?: RequestOptions): Promise<Reply>;
  stop(): Promise<void>;
}

/** Starts a server; call `stop` at the end. */
export async function startServer(options: Options = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'data-'));
  const siteDir = options.site === false ? 'none' : await writeSite(options.files);
  const settings = readSettings({
    RATE_LIMIT: '100000',
    ...options.env,
    DATA_DIR: dataDir,
    SITE_DIR: siteDir,
  });
  const opened = await openStore(options.location ?? {dataDir}, options.opening);
  const store = {...opened, ...(options.save && {save: options.save})};
  const log: string[] = [];
  const app = await createApp({
    settings,
    store,
    site: settings.siteDir ? await loadSite(settings.siteDir, settings.basePath) : undefined,
    logStream: {write: (line) => void log.push(line)},
    ...options.app,
  });
  await app.listen({port: 0, host: '127.0.0.1'});
  const {port} = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    store,
    log,
    send: (path, requestOptions) => send(`http://127.0.0.1:${port}`, path, requestOptions),
    async stop() {
      await app.close();
      await opened.close();
      await rm(dataDir, {recursive: true, force: true});
      if (siteDir !== 'none') await rm(siteDir, {recursive: true, force: true});
    },
  };
}

/** A server that is started for each test, and stopped after it. */
export function serverForEach(options?: Options): TestServer {
  const server = {} as TestServer;
  beforeEach(async () => void Object.assign(server, await startServer(options)));
  afterEach(() => server.stop());
  return server;
}

/** One that is there for all tests of a file, or of a group. */
export function serverForAll(options?: Options): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => void Object.assign(server, await startServer(options)));
  afterAll(() => server.stop());
  return server;
}

/** Sends a request over a connection of its own; any certificate will do. */
export function send(
  origin: string,
  path: string,
  {method = 'GET', headers = {}, body}: RequestOptions = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    // Node sends the body of some methods without its length, and so as the next request.
    if (body !== undefined) {
      headers = {'content-length': String(Buffer.byteLength(body)), ...headers};
    }
    const {protocol, hostname: host, port} = new URL(origin);
    const options = {host, port, path, method, headers, agent: false as const};
    const over = protocol === 'https:' ? requestOverTls : request;
    const sent = over({...options, rejectUnauthorized: false}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const {statusCode: status = 0, headers: received} = response;
        resolve({status, headers: received, bytes, text: bytes.toString('utf8')});
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
