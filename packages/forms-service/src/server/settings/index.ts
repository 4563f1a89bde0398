/** The settings of the server, read once from the environment when it starts. An invalid value stops the server. */
import {resolve, sep} from 'node:path';
import {SettingError, basePath, formsHost} from '../../forms/index.ts';
import type {StoreLocation} from '../store/open.ts';
import {originOf} from './kinds.ts';
import {readSetting, readerOf, text, type Environment, type Reader} from './read.ts';
import type {Configuration} from '../configuration.ts';

export {SettingError};
export {isLoopback, type ClamdAddress, type ServiceAccount} from './kinds.ts';

export type Settings = ReturnType<typeof readSettings>;
export type MailSettings = NonNullable<Settings['mail']>;
export type SheetSettings = NonNullable<Settings['sheet']>;

export function readSettings(configuration: Configuration, env: Environment) {
  const reader = readerOf(configuration.settings, env);
  const {read} = reader;
  const site = read('SITE_DIR');
  /** Undefined if only the forms service runs. */
  const siteDir = site === 'none' ? undefined : resolve(site);
  const dataDir = dataFolder(read('DATA_DIR'), siteDir);
  const url = read('DATABASE_URL');
  const store: StoreLocation = url === undefined ? {dataDir} : {url};
  return {
    port: read('PORT'),
    host: read('HOST'),
    socket: inheritedSocket(env),
    store,
    dataDir,
    siteDir,
    /** Path of the site on its host, such as "/". */
    basePath: basePath(env.BASE_PATH),
    /** Undefined if the forms post to the site itself. */
    formsOrigin: originOf(formsHost(env.FORMS_HOST)),
    allowedOrigins: read('ALLOWED_ORIGINS'),
    trustProxy: read('TRUST_PROXY'),
    rateLimit: read('RATE_LIMIT'),
    retentionDays: read('RETENTION_DAYS'),
    minFreeBytes: read('MIN_FREE_MB') * 1024 ** 2,
    mail: mailSettings(configuration, env, reader),
    sheet: sheetSettings(reader),
    clamd: read('CLAMD'),
  };
}

function dataFolder(value: string, siteDir: string | undefined): string {
  const path = resolve(value);
  if (siteDir === undefined || !`${path}${sep}`.startsWith(`${siteDir}${sep}`)) return path;
  throw new SettingError('DATA_DIR', value, 'outside the site, which everybody may read', './data');
}

/**
 * Returns the descriptor of the socket that systemd keeps open while the server restarts
 * (sd_listen_fds(3)); undefined if there is none, or if it is for another process.
 */
function inheritedSocket(env: Environment): number | undefined {
  const count = text(env, 'LISTEN_FDS');
  if (count === undefined || text(env, 'LISTEN_PID') !== String(process.pid)) return undefined;
  if (count === '1') return 3;
  throw new SettingError('LISTEN_FDS', count, '1: the server listens on one socket', '1');
}

function mailSettings(
  {settings: {recipients}, tables}: Configuration,
  env: Environment,
  {read, required}: Reader,
) {
  const url = read('SMTP_URL');
  if (url !== undefined) {
    const from = required('MAIL_FROM', 'SMTP_URL');
    const to = required('MAIL_TO', 'SMTP_URL');
    const recipientOf = (name = '') => {
      const setting = recipients[name];
      return (setting && readSetting(env, name, setting)) ?? to;
    };
    return {url, from, to: tables.forEach(({mail}) => recipientOf(mail.to))};
  }
  // They have an effect only with SMTP_URL.
  for (const name of ['MAIL_FROM', 'MAIL_TO', ...Object.keys(recipients)]) {
    const value = text(env, name);
    if (value !== undefined) throw new SettingError(name, value, 'unset, or SMTP_URL set', value);
  }
  return undefined;
}

function sheetSettings({read, required}: Reader) {
  const id = read('SHEET_ID');
  if (id === undefined) return undefined;
  return {
    id,
    tab: read('SHEET_TAB'),
    credentials: required('SHEET_CREDENTIALS', 'SHEET_ID'),
    apiUrl: read('SHEET_API_URL'),
  };
}
