/**
 * The settings of the server, read from the environment once, at the start.
 * docs/settings.md lists them; a value that cannot be right stops the start.
 */
import {resolve} from 'node:path';
import {SettingError, basePath} from '../../forms';
import type {StoreLocation} from '../store/open';
import {clamdAddress, type ClamdAddress} from './clamd';
import {OWN_RECIPIENTS, mailSettings, type MailSettings} from './mail';
import {allowedOrigins, formsOrigin, handedSocket, hostName, trustProxy} from './network';
import {text, wholeNumber, type Environment} from './read';
import {sheetSettings, type SheetSettings} from './sheet';
import {SECRETS} from './production';
import {dataFolder, storeLocation} from './store';

export {SettingError};
export {UnsafeSettingsError, refuseUnsafe, unsafeSettings} from './production';
export type {MailSettings} from './mail';
export type {ServiceAccount, SheetSettings} from './sheet';

export interface Settings {
  port: number;
  host: string;
  /** Descriptor of a socket that a service manager holds open, instead of host and port. */
  socket: number | undefined;
  /** Where submissions are kept. */
  store: StoreLocation;
  /** Absolute path of the folder for data, which holds forms.db unless PostgreSQL is used. */
  dataDir: string;
  /** Absolute path of the built site; undefined when only the forms service runs. */
  siteDir: string | undefined;
  /** Path below which the site lies, "/" for a host of its own. */
  basePath: string;
  /** Origin of the forms service when the site was built for another host. */
  formsOrigin: string | undefined;
  /** Other origins whose pages may post to the forms. */
  allowedOrigins: readonly string[];
  /** Addresses of the proxies whose X-Forwarded-* headers count. */
  trustProxy: false | string[];
  /** Posts per minute and client address. */
  rateLimit: number;
  /** Days after which a submission is deleted. */
  retentionDays: number;
  /** Below this much free disk space, in bytes, forms are refused rather than half stored. */
  minFreeBytes: number;
  /** Undefined: submissions are stored, but not e-mailed. */
  mail: MailSettings | undefined;
  /** Undefined: submissions are stored, but no sheet is kept. */
  sheet: SheetSettings | undefined;
  /** Where the virus scanner listens; undefined: files are not scanned. */
  clamd: ClamdAddress | undefined;
}

/** Names of all settings; the secret ones may also come as NAME_FILE. */
export const SETTING_NAMES: readonly string[] = [
  ...[
    'PORT',
    'HOST',
    'SITE_DIR',
    'BASE_PATH',
    'FORMS_HOST',
    'ALLOWED_ORIGINS',
    'TRUST_PROXY',
    'RATE_LIMIT',
  ],
  ...['DATA_DIR', 'MIN_FREE_MB', 'RETENTION_DAYS', 'MAIL_FROM', 'MAIL_TO', ...OWN_RECIPIENTS],
  ...['SHEET_ID', 'SHEET_TAB', 'SHEET_API_URL', 'CLAMD', 'NODE_ENV'],
  ...SECRETS.flatMap((name) => [name, `${name}_FILE`]),
];

/** Reads every setting. @throws SettingError for the first one that cannot be right. */
export function readSettings(env: Environment): Settings {
  const site = text(env, 'SITE_DIR') ?? './build';
  const siteDir = site === 'none' ? undefined : resolve(site);
  const dataDir = dataFolder(env, siteDir);
  return {
    port: wholeNumber(env, 'PORT', {from: 0, to: 65_535, usual: 3000}),
    host: hostName(env),
    socket: handedSocket(env),
    store: storeLocation(env, dataDir),
    dataDir,
    siteDir,
    basePath: basePath(env.BASE_PATH),
    formsOrigin: formsOrigin(env),
    allowedOrigins: allowedOrigins(env),
    trustProxy: trustProxy(env),
    rateLimit: wholeNumber(env, 'RATE_LIMIT', {from: 1, to: 100_000, usual: 60}),
    // The privacy policy names 180 days; a longer time needs a change there first.
    retentionDays: wholeNumber(env, 'RETENTION_DAYS', {from: 1, to: 180, usual: 180}),
    minFreeBytes: wholeNumber(env, 'MIN_FREE_MB', {from: 0, to: 1_000_000, usual: 200}) * 1024 ** 2,
    mail: mailSettings(env),
    sheet: sheetSettings(env),
    clamd: clamdAddress(env),
  };
}
