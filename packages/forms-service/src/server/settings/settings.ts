/**
 * Every setting, declared once: the values that the server reads and their types, error messages, and the table of
 * the documentation follow from these records.
 */
import type {Form} from '../../forms/form.ts';
import * as kinds from './kinds.ts';

/** The documentation of a setting. */
export interface Documentation {
  /** What it does, in Markdown. */
  meaning: string;
  /** What applies if it is unset, in Markdown; by default the value of `default`, or 'unset'. */
  withoutIt?: string;
}

export interface Setting<Value = unknown, Default = unknown> extends Documentation {
  kind: kinds.Kind<Value>;
  /** Value if it is unset. */
  default?: Default;
  /** Whether its value is never shown, and can also be in the file whose path is in NAME_FILE. */
  isSecret?: boolean;
}

/** Declares a setting of the server. It returns the record unchanged, with the type of its value. */
export function defineSetting<Value, const Default extends Value | undefined = undefined>(
  setting: Setting<Value, Default>,
): Setting<Value, Default> {
  return setting;
}

export const SETTINGS = {
  NODE_ENV: defineSetting({
    kind: kinds.TEXT,
    meaning: '`production`: unsafe settings stop the server instead of causing a warning',
  }),
  PORT: defineSetting({
    kind: kinds.wholeNumber(0, 65_535, 3000),
    default: 3000,
    meaning: 'port to listen on; 0 for any free port',
  }),
  HOST: defineSetting({
    kind: kinds.HOST_NAME,
    default: '127.0.0.1',
    meaning: 'address to listen on; `0.0.0.0` for all interfaces',
  }),
  DATA_DIR: defineSetting({
    kind: kinds.TEXT,
    default: './data',
    meaning: "folder of `forms.db`, readable by the server's account only",
  }),
  DATABASE_URL: defineSetting({
    kind: kinds.DATABASE,
    isSecret: true,
    meaning:
      '`postgres://user:password@host/name?sslmode=verify-full`: keeps everything in PostgreSQL instead',
  }),
  MIN_FREE_MB: defineSetting({
    kind: kinds.wholeNumber(0, 1_000_000, 200),
    default: 200,
    meaning: 'free disk space in megabytes below which forms return 503',
  }),
  SMTP_URL: defineSetting({
    kind: kinds.MAIL_SERVER,
    isSecret: true,
    meaning: '`smtp://user:password@host:587` or `smtps://…`: e-mails each submission to staff',
  }),
  MAIL_FROM: defineSetting({
    kind: kinds.ADDRESS,
    meaning: 'sender of these e-mails; required with `SMTP_URL`',
  }),
  MAIL_TO: defineSetting({
    kind: kinds.ADDRESS,
    meaning: 'recipient of these e-mails; required with `SMTP_URL`',
  }),
  SHEET_ID: defineSetting({
    kind: kinds.SHEET,
    meaning: 'id of a Google Sheet (the long part of its URL), to which each enquiry is appended',
  }),
  SHEET_CREDENTIALS: defineSetting({
    kind: kinds.CREDENTIALS,
    isSecret: true,
    meaning:
      'JSON key of a service account that may edit the Google Sheet; required with `SHEET_ID`',
  }),
  SHEET_TAB: defineSetting({
    kind: kinds.TEXT,
    default: 'Enquiries',
    meaning: 'tab of the Google Sheet',
  }),
  SHEET_API_URL: defineSetting({
    kind: kinds.WEB_ADDRESS,
    default: 'https://sheets.googleapis.com',
    meaning: 'URL of another service with the same API as Google Sheets',
  }),
  CLAMD: defineSetting({
    kind: kinds.CLAMD,
    meaning: '`host:port` or socket path of clamd, which scans each file for viruses',
  }),
  SITE_DIR: defineSetting({
    kind: kinds.TEXT,
    default: './build',
    meaning: 'the built site; `none` runs the forms service alone',
  }),
  ALLOWED_ORIGINS: defineSetting({
    kind: kinds.ORIGINS,
    default: [],
    withoutIt: 'none',
    meaning: 'other origins that may post forms, separated by commas',
  }),
  TRUST_PROXY: defineSetting({
    kind: kinds.PROXIES,
    default: false,
    withoutIt: '`off`',
    meaning: 'addresses or ranges of proxies whose `X-Forwarded-*` headers are trusted',
  }),
  RATE_LIMIT: defineSetting({
    kind: kinds.wholeNumber(1, 100_000, 60),
    default: 60,
    meaning: 'posts per minute and client (an IPv6 /64 counts as one client)',
  }),
  RETENTION_DAYS: defineSetting({
    kind: kinds.wholeNumber(1, 3650, 180),
    default: 180,
    meaning: 'days after which a submission is deleted',
  }),
};

export type SettingName = keyof typeof SETTINGS;

/** The value of a setting; undefined is possible if there is no default. */
export type SettingValue<Name extends SettingName> =
  (typeof SETTINGS)[Name] extends Setting<infer Value, infer Default>
    ? undefined extends Default
      ? Value | undefined
      : Value
    : never;

/** What a site changes of a setting. */
export interface SettingChange<Value> {
  kind?: kinds.Kind<Value>;
  default?: Value;
  meaning?: string;
  withoutIt?: string;
}

export type SettingChanges = {
  readonly [Name in SettingName]?: SettingChange<NonNullable<SettingValue<Name>>>;
};

/** The settings that `mail.to` of a form names: its recipient, in place of MAIL_TO. */
function recipientSettings(
  forms: readonly Form[],
): Readonly<Record<string, Setting<string, undefined>>> {
  return Object.fromEntries(
    forms.flatMap(({name, mail}) => {
      if (mail.to === undefined) return [];
      const meaning = `recipient of the e-mails of the form \`${name}\``;
      return [[mail.to, defineSetting({kind: kinds.ADDRESS, withoutIt: '`MAIL_TO`', meaning})]];
    }),
  );
}

/** Settings that the build reads too, with the parsers of `../../forms/settings.ts`. */
const SHARED_SETTINGS: Readonly<Record<string, Documentation>> = {
  BASE_PATH: {
    withoutIt: '`/`',
    meaning: 'path of the site on its host, such as `/site/`; read by the build and by the server',
  },
  FORMS_HOST: {
    meaning:
      'origin of the forms service if it is not the site itself; read by the build and by the server (for the Content-Security-Policy)',
  },
};

interface DocumentedSetting extends Documentation {
  default?: string | number | boolean | readonly string[];
}

/** The settings of a site's service. */
export interface SettingRecords {
  /** Those of the server; `required` and `read` of `readerOf` know the types of their values. */
  server: Readonly<Record<SettingName, Setting>>;
  /** The recipients of forms, by the name of the setting. */
  recipients: Readonly<Record<string, Setting<string, undefined>>>;
  /** Names of all settings of the server; a secret can also be read from the file in NAME_FILE. */
  names: readonly string[];
  /** Names of settings that only the build reads. */
  buildNames: readonly string[];
  /** Every setting, in the order of the documentation. */
  documented: Readonly<Record<string, DocumentedSetting>>;
}

/** Returns the settings of a site's service. @param build settings that only the build reads */
export function settingRecords(
  forms: readonly Form[],
  changes: SettingChanges,
  build: Readonly<Record<string, Documentation>>,
): SettingRecords {
  const server = Object.fromEntries(
    Object.entries(SETTINGS).map(([name, setting]) => [
      name,
      {...setting, ...changes[name as SettingName]},
    ]),
  ) as Record<SettingName, Setting>;
  const recipients = recipientSettings(forms);
  return {
    server,
    recipients,
    names: [
      ...Object.keys(server),
      ...Object.keys(recipients),
      ...Object.keys(SHARED_SETTINGS),
      ...SECRETS.map((name) => `${name}_FILE`),
    ],
    buildNames: Object.keys(build),
    documented: {
      ...(server as Readonly<Record<string, DocumentedSetting>>),
      ...recipients,
      ...SHARED_SETTINGS,
      ...build,
    },
  };
}

/** Names of settings with secrets. */
export const SECRETS = Object.entries<Setting>(SETTINGS).flatMap(([name, {isSecret}]) =>
  isSecret ? name : [],
);
