/**
 * The settings of the server, read once from the environment when it starts.
 * docs/settings.md lists them. An invalid value stops the server.
 */
import {resolve, sep} from 'node:path';
import {SettingError, basePath, formsHost} from '../../forms';
import {FORMS, forEachForm} from '../../forms/tables';
import type {StoreLocation} from '../store/open';
import * as kinds from './kinds';
import {SECRETS, readerOf, text, type Environment, type Reader} from './read';

export {SettingError};
export {isLoopback, type ClamdAddress, type ServiceAccount} from './kinds';

/** Settings with the recipient of a single form, in place of MAIL_TO. */
const OWN_RECIPIENTS = FORMS.flatMap(({mail}) => mail.to ?? []);
const MAIL = ['MAIL_FROM', 'MAIL_TO', ...OWN_RECIPIENTS];

/** Names of all settings; a secret can also be read from the file in NAME_FILE. */
export const SETTING_NAMES: readonly string[] = [
  'PORT',
  'HOST',
  'SITE_DIR',
  'BASE_PATH',
  'FORMS_HOST',
  'ALLOWED_ORIGINS',
  'TRUST_PROXY',
  'RATE_LIMIT',
  'DATA_DIR',
  'MIN_FREE_MB',
  'RETENTION_DAYS',
  ...MAIL,
  'SHEET_ID',
  'SHEET_TAB',
  'SHEET_API_URL',
  'CLAMD',
  'NODE_ENV',
  ...SECRETS.flatMap((name) => [name, `${name}_FILE`]),
];

/** Names of settings that only the build reads. */
export const BUILD_SETTING_NAMES: readonly string[] = [
  'SITE_URL',
  'SITE_DATE',
  'EDIT_URL',
  'FORMS_OFF',
  'LOCALES',
  'STOCK',
];

export type Settings = ReturnType<typeof readSettings>;
export type MailSettings = NonNullable<Settings['mail']>;
export type SheetSettings = NonNullable<Settings['sheet']>;

export function readSettings(env: Environment) {
  const reader = readerOf(env);
  const {optional, wholeNumber} = reader;
  const site = text(env, 'SITE_DIR') ?? './build';
  /** Undefined if only the forms service runs. */
  const siteDir = site === 'none' ? undefined : resolve(site);
  const dataDir = dataFolder(env, siteDir);
  const url = optional('DATABASE_URL', kinds.DATABASE);
  const store: StoreLocation = url === undefined ? {dataDir} : {url};
  return {
    port: wholeNumber('PORT', 0, 65_535, 3000),
    host: optional('HOST', kinds.HOST_NAME) ?? '127.0.0.1',
    socket: inheritedSocket(env),
    store,
    dataDir,
    siteDir,
    /** Path of the site on its host, such as "/". */
    basePath: basePath(env.BASE_PATH),
    /** Undefined if the forms post to the site itself. */
    formsOrigin: kinds.originOf(formsHost(env.FORMS_HOST)),
    allowedOrigins: optional('ALLOWED_ORIGINS', kinds.ORIGINS) ?? [],
    trustProxy: optional('TRUST_PROXY', kinds.PROXIES) ?? (false as const),
    rateLimit: wholeNumber('RATE_LIMIT', 1, 100_000, 60),
    // The privacy policy promises 180 days; change it before allowing more.
    retentionDays: wholeNumber('RETENTION_DAYS', 1, 180, 180),
    minFreeBytes: wholeNumber('MIN_FREE_MB', 0, 1_000_000, 200) * 1024 ** 2,
    mail: mailSettings(env, reader),
    sheet: sheetSettings(env, reader),
    clamd: optional('CLAMD', kinds.CLAMD),
  };
}

function dataFolder(env: Environment, siteDir: string | undefined): string {
  const value = text(env, 'DATA_DIR') ?? './data';
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

function mailSettings(env: Environment, {optional, required}: Reader) {
  const url = optional('SMTP_URL', kinds.MAIL_SERVER);
  if (url !== undefined) {
    const from = required('MAIL_FROM', 'SMTP_URL', kinds.ADDRESS);
    const to = required('MAIL_TO', 'SMTP_URL', kinds.ADDRESS);
    const toOf = (name = '') => optional(name, kinds.ADDRESS) ?? to;
    return {url, from, to: forEachForm(({mail}) => toOf(mail.to))};
  }
  for (const name of MAIL) {
    const value = text(env, name);
    if (value !== undefined) throw new SettingError(name, value, 'unset, or SMTP_URL set', value);
  }
  return undefined;
}

function sheetSettings(env: Environment, {optional, required}: Reader) {
  const id = optional('SHEET_ID', kinds.SHEET);
  if (id === undefined) return undefined;
  return {
    id,
    tab: text(env, 'SHEET_TAB') ?? 'Enquiries',
    credentials: required('SHEET_CREDENTIALS', 'SHEET_ID', kinds.CREDENTIALS),
    apiUrl: optional('SHEET_API_URL', kinds.WEB_ADDRESS) ?? 'https://sheets.googleapis.com',
  };
}
