/** Starts what is attacked: a server on SQLite or PostgreSQL, by itself or behind nginx. */
import {fork, type ChildProcess} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {openStore, type StoreLocation} from '../../../src/server/store/open';
import type {TestPostgres} from '../setup/postgres';
import {startMailServer} from '../setup/smtp';
import {writeSite} from '../setup/site';
import {startNginx} from '../setup/web-servers';
import type {Another, Target} from './case';
import type {Gauges} from './server';

export interface World extends Target {
  gauges(): Promise<Gauges>;
  stop(): Promise<void>;
}

/** A file of the site that no kernel takes at once, and no memory keeps. */
export const LARGE = 'files/large.bin';

interface Started extends Another {
  child: ChildProcess;
}

async function startServer(env: Record<string, string>): Promise<Started> {
  const {PATH = ''} = process.env;
  const child = fork('tests/server/attack/server.ts', {
    execArgv: ['--expose-gc', '--import', 'jiti/register'],
    env: {PATH, PORT: '0', ...env},
  });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    child.once('message', (message) => resolve(message as string));
    void closed.then(() => reject(new Error('The server under attack did not start')));
  });
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await closed;
  };
  return {child, port: Number(new URL(address).port), stop};
}

/** Starts one; call `stop` at the end. */
export async function startWorld(
  postgres: TestPostgres | undefined,
  behindNginx: boolean,
): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'attack-'));
  const site = await writeSite({[LARGE]: Buffer.alloc(12 * 1024 ** 2, 'large ')});
  const location: StoreLocation = postgres
    ? {url: await postgres.createDatabase()}
    : {dataDir: folder};
  const mail = await startMailServer();
  const settings = {
    ...('url' in location ? {DATABASE_URL: location.url} : {DATA_DIR: location.dataDir}),
    SITE_DIR: site,
    SMTP_URL: mail.url,
    MAIL_FROM: 'website@example.com',
    MAIL_TO: 'office@example.com',
    MIN_FREE_MB: '0',
    RATE_LIMIT: '100000',
    TRUST_PROXY: '127.0.0.1',
  };
  const server = await startServer(settings);
  const nginx = behindNginx ? await startNginx('nginx/proxy.conf', {port: server.port}) : undefined;
  const store = await openStore(location, {readOnly: true});
  return {
    port: nginx ? Number(new URL(nginx.url).port) : server.port,
    serverPort: server.port,
    proxied: behindNginx,
    dataDir: postgres ? undefined : folder,
    ...{store, settings},
    another: (env) => startServer({...settings, ...env}),
    gauges: () =>
      new Promise((resolve) => {
        server.child.once('message', (message) => resolve(message as Gauges));
        server.child.send('gauges');
      }),
    async stop() {
      await nginx?.stop();
      await server.stop();
      await store.close();
      await mail.stop();
      await rm(folder, {recursive: true, force: true});
      await rm(site, {recursive: true, force: true});
    },
  };
}
