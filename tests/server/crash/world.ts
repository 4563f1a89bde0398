/** What the actors of a soak share. */
import {setMaxListeners} from 'node:events';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import type {StoreLocation} from '../../../packages/forms-service/src/server/store/open';
import {newFolder} from '../../../packages/forms-service/tests/setup/folders';
import {
  type MailFault,
  mailEnv,
  startMailServer,
} from '../../../packages/forms-service/tests/setup/mail';
import type {TestPostgres} from '../../../packages/forms-service/tests/setup/postgres';
import {startProxy} from '../../../packages/forms-service/tests/setup/proxy';
import {startScanner} from '../../../packages/forms-service/tests/setup/scanner';
import {startSheets} from '../../../packages/forms-service/tests/setup/sheets';
import {compiled} from '../setup/programs';
import {mountDisk, unmountDisk} from './disk';
import {createOutages} from './outages';
import type {Random} from './random';
import {createSupervisor} from './supervisor';
import type {Acknowledged} from './visitors';

/** Somebody or something that acts on the service again and again. */
export interface Actor {
  name: string;
  /** Only with this database. */
  database?: Soaked;
  /** How many act at the same time; 1 by default. */
  number?: number;
  /** Average pause before each act, in milliseconds; shorter in a short soak. */
  pauseMs: number;
  act(world: World, self: Self): Promise<void>;
}

export const SOAKED = ['sqlite', 'postgres'] as const;
export type Soaked = (typeof SOAKED)[number];

/** What an actor knows of itself. */
export interface Self extends Random {
  /** Its number among the actors of its kind, from 0. */
  number: number;
  /** Counts something for the report. */
  count(what: string): void;
  /** Reports a fault of the service. */
  fail(what: string): void;
}

/** An acknowledged submission. */
export interface Submitted extends Acknowledged {
  /** In its e-mail address, its idempotency key and its file. */
  key: string;
  /** Nobody sends it any more, so that it may be erased. */
  isSettled: boolean;
  erasure?: 'begun' | 'done';
}

/** A command of staff, for the report on what happened at the same time. */
export interface StaffCommand {
  name: string;
  from: number;
  /** Infinity while it runs. */
  to: number;
}

export type World = Awaited<ReturnType<typeof createWorld>>;

interface Options {
  database: Soaked;
  minutes: number;
  postgres: TestPostgres;
}

/** Longer than the time limits of connections to other programs. */
const LEASE_MS = 24_000;
/** Of the database's disk, in MB, for each minute of posts and uploads, and its rewrite. */
const DISK_PER_MINUTE = 15;
const DISK = 100;

type Neighbours = Awaited<ReturnType<typeof startNeighbours>>;

/** Starts the programs that the service talks to, each behind a proxy that can hang. */
async function startNeighbours(postgres: TestPostgres) {
  const mailFault: {next: MailFault | undefined} = {next: undefined};
  const mail = await startMailServer({fault: () => mailFault.next});
  const sheets = await startSheets();
  const scanner = await startScanner();
  const portOf = (url: string) => Number(new URL(url).port);
  const proxies = {
    mail: await startProxy(mail.port),
    sheet: await startProxy(portOf(sheets.settings.apiUrl)),
    scanner: await startProxy(scanner.port),
    database: await startProxy(portOf(postgres.url)),
  };
  return {mail, mailFault, sheets, scanner, proxies};
}

/** Returns the settings of the service, which reaches every other program through its proxy. */
function environmentOf(
  direct: StoreLocation,
  {sheets, proxies}: Neighbours,
  clockFile: string,
): Record<string, string> {
  const withPort = (url: string, {port}: {port: number}) =>
    Object.assign(new URL(url), {port: String(port)}).href;
  const store: Record<string, string> =
    'url' in direct
      ? {DATABASE_URL: withPort(direct.url, proxies.database)}
      : {DATA_DIR: direct.dataDir};
  return {
    ...store,
    ...mailEnv(`smtp://127.0.0.1:${proxies.mail.port}`),
    ...sheets.env,
    SHEET_API_URL: `http://127.0.0.1:${proxies.sheet.port}`,
    CLAMD: `127.0.0.1:${proxies.scanner.port}`,
    SITE_DIR: 'none',
    MIN_FREE_MB: '0',
    RATE_LIMIT: '100000',
    TRUST_PROXY: 'loopback',
    CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--require=${require.resolve('./clock.cjs')}`,
    LEASE_MS: String(LEASE_MS),
    RETRY_MS: '500',
  };
}

/** Starts everything that the service needs, and the service; call `stop` at the end. */
export async function createWorld({database, minutes, postgres}: Options) {
  const folder = await newFolder('soak');
  const disk = database === 'sqlite' ? DISK + minutes * DISK_PER_MINUTE : undefined;
  if (disk) mountDisk(folder, disk);
  const direct: StoreLocation =
    database === 'sqlite' ? {dataDir: folder} : {url: await postgres.createDatabase()};
  const neighbours = await startNeighbours(postgres);
  const {mail, mailFault, sheets, scanner, proxies} = neighbours;
  const clockFile = join(await newFolder('clock'), 'offset');
  await writeFile(clockFile, '0');
  const env = environmentOf(direct, neighbours, clockFile);
  const before = await compiled('tests/server/crash/server.ts');
  const after = await compiled('tests/server/crash/server.ts');
  const outages = createOutages();
  const supervisor = createSupervisor([before.script, after.script], env, outages);
  const ending = new AbortController();
  // Every actor waits for it.
  setMaxListeners(0, ending.signal);

  return {
    database,
    /** Where the store is, without the proxy. */
    location: direct,
    postgres,
    env,
    /** Path of the compiled command line. */
    forms: before.forms,
    outages,
    supervisor,
    mail,
    mailFault,
    sheets,
    scanner,
    proxies,
    submitted: new Map<string, Submitted>(),
    /** Status of each answer to a visitor other than 200 and 503. */
    wrong: [] as number[],
    /** Attempts of visitors without an answer, or answered with 503. */
    refused: 0,
    /** Each command that staff ran; times are monotonic milliseconds. */
    commands: [] as StaffCommand[],
    /** Longest wait of a visitor outside outages, in milliseconds. */
    slowest: 0,
    /** How often a mail may have been interrupted between its arrival and its record. */
    interruptions: 0,
    setClock: (offsetMs: number) => writeFile(clockFile, String(offsetMs)),
    isEnding: () => ending.signal.aborted,
    /** Waits; shorter if the soak ends. */
    pause: async (ms: number) => {
      await sleep(ms, undefined, {signal: ending.signal}).catch(() => undefined);
    },
    end: () => ending.abort(),
    async stop() {
      await supervisor.stop();
      await Promise.all(Object.values(proxies).map((proxy) => proxy.stop()));
      await Promise.all([mail.stop(), sheets.stop(), scanner.stop()]);
      if (disk) unmountDisk(folder);
    },
  };
}
