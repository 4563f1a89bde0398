/** The server as a program: site and forms service. */
import {once} from 'node:events';
import {createServer} from 'node:net';
import type {Configuration} from './configuration.ts';
import {startService, type Service} from './service.ts';
import {SettingError, readSettings, type Settings} from './settings/index.ts';
import {UnsafeSettingsError, rejectUnsafe, unsafeSettings} from './settings/production.ts';
import {unknownSettings} from './settings/unknown.ts';
import {MissingBuildError} from './site/site.ts';
import {openStore} from './store/open.ts';
import {StoreUnavailableError} from './store/store.ts';
import {STOP_GRACE_MS} from './http/timeouts.ts';

async function start(configuration: Configuration): Promise<void> {
  const settings = readSettings(configuration, process.env);
  const unsafe = unsafeSettings(settings, process.env);
  rejectUnsafe(unsafe, process.env);
  const unknown = unknownSettings(configuration.settings, process.env);
  const service = await startService(configuration, settings);
  console.log(startupMessage(configuration, service, settings, {unsafe, unknown}));

  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    // npm forwards signals that the terminal or service manager has already sent to every process.
    if (stopping) return;
    stopping = true;
    console.log(`${signal}: finishing what is under way, then stopping.`);
    setTimeout(() => process.exit(1), STOP_GRACE_MS).unref();
    void service.stop().then(() => {
      console.log('Stopped.');
      process.exit(0);
    });
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

const NO_PROXY = 'none trusted: behind one, all visitors count as one client (set TRUST_PROXY)';

/** Returns the message that lists addresses, paths and missing settings. @param warnings sentences on unsafe and unknown settings */
function startupMessage(
  {name, command, guides}: Configuration,
  {address, site, store}: Service,
  settings: Settings,
  {unsafe, unknown}: Readonly<Record<'unsafe' | 'unknown', readonly string[]>>,
): string {
  const {trustProxy, allowedOrigins, rateLimit, retentionDays, mail, sheet, clamd} = settings;
  const recipients = [...new Set(Object.values(mail?.to ?? {}))].join(', ');
  const siteLine = site
    ? `${site.root} (pages: ${site.pages}, aliases: ${site.aliases})`
    : 'none: the forms service runs alone (SITE_DIR=none)';
  return [
    `${name} website: ${address}${settings.basePath === '/' ? '' : settings.basePath}`,
    `  Site:     ${siteLine}`,
    `  Data:     ${store.location}, kept for ${retentionDays} days`,
    `  Posts:    from ${['this site', ...allowedOrigins].join(', ')}; ${rateLimit} a minute each`,
    `  E-mail:   ${mail ? `to ${recipients}` : notSetUp('e-mailed', 'SMTP_URL', command)}`,
    `  Sheet:    ${sheet ? `to the tab "${sheet.tab}"` : notSetUp('in a sheet', 'SHEET_ID', command)}`,
    `  Scanner:  ${clamd ? label(clamd) : 'none: files are not scanned for viruses (CLAMD is not set)'}`,
    `  Proxies:  ${trustProxy === false ? NO_PROXY : `trusted: ${String(trustProxy)}`}`,
    ...unsafe.map((sentence) => `  Unsafe:   ${sentence}`),
    ...unknown.map((sentence) => `  Unknown:  ${sentence}`),
    `  Settings: environment variables; ${guides.settings} lists them. Stop with Ctrl+C.`,
  ].join('\n');
}

function label(address: NonNullable<Settings['clamd']>): string {
  return 'path' in address ? address.path : `${address.host}:${address.port}`;
}

function notSetUp(action: string, setting: string, command: string): string {
  return `nothing is ${action} (${setting} is not set); read it with: ${command} list`;
}

const EXPECTED = [SettingError, UnsafeSettingsError, MissingBuildError, StoreUnavailableError];

/** Returns the message of an error that an operator can fix; undefined for a bug. */
function explain(error: unknown): string | undefined {
  const {code, message} = error as NodeJS.ErrnoException;
  if (EXPECTED.some((kind) => error instanceof kind)) return message;
  if (code === 'EADDRINUSE') {
    return 'That port is in use. Stop the other program, or choose another port: PORT=3001';
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') return `Cannot listen there: ${message}`;
  return undefined;
}

/**
 * Reports what would keep the server from starting: its settings, a port in use, a database that cannot be written. For
 * commands that build first, so that nobody waits a minute for the message.
 * @returns false if something was reported
 */
export async function canStart(configuration: Configuration): Promise<boolean> {
  try {
    const settings = readSettings(configuration, process.env);
    rejectUnsafe(unsafeSettings(settings, process.env), process.env);
    if (settings.socket === undefined) await tryToListen(settings);
    const store = await openStore(configuration, settings.store);
    await store.close();
    return true;
  } catch (error) {
    console.error(explain(error) ?? error);
    return false;
  }
}

async function tryToListen({port, host}: Settings): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

/** Starts the server, and stops it on SIGTERM or SIGINT. Exits if it cannot start. */
export function runServer(configuration: Configuration): void {
  start(configuration).catch((error: unknown) => {
    console.error(explain(error) ?? error);
    process.exit(1);
  });
}
