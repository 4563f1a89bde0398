/**
 * The settings of the server, read from the environment once, at the start.
 * docs/settings.md lists them; a value that cannot be right stops the start.
 */
import {resolve} from 'node:path';
import {SettingError, basePath} from '../../forms';
import {clamdAddress} from './clamd';
import {OWN_RECIPIENTS, mailSettings} from './mail';
import {allowedOrigins, formsOrigin, handedSocket, hostName, trustProxy} from './network';
import {SECRETS, text, wholeNumber, type Environment} from './read';
import {sheetSettings} from './sheet';
import {dataFolder, storeLocation} from './store';
import type {Settings} from './types';

export {SettingError};
export {UnsafeSettingsError, refuseUnsafe, unsafeSettings} from './production';
export type {MailSettings} from './mail';
export type {Settings} from './types';
export type {ServiceAccount, SheetSettings} from './sheet';

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
