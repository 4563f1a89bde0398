/**
 * Every setting, declared once: the values that the server reads and their types, error messages, the help of
 * `npm run serve` and the table of docs/settings.md follow from these records.
 */
import {LONGEST_RETENTION_DAYS} from '../../forms/data-kept';
import {FORMS} from '../../forms/tables';
import * as kinds from './kinds';

/** The documentation of a setting. */
interface Documentation {
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
    meaning:
      'posts per minute and client (an IPv6 /64 counts as one client); an enquiry is two posts',
  }),
  RETENTION_DAYS: defineSetting({
    kind: kinds.wholeNumber(1, LONGEST_RETENTION_DAYS, LONGEST_RETENTION_DAYS),
    default: LONGEST_RETENTION_DAYS,
    meaning: `days after which a submission is deleted; at most ${LONGEST_RETENTION_DAYS}, as the privacy policy says`,
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

/** The settings that `mail.to` of a form names: its recipient, in place of MAIL_TO. */
export const RECIPIENT_SETTINGS: Readonly<Record<string, Setting<string>>> = Object.fromEntries(
  FORMS.flatMap(({name, mail}) => {
    if (mail.to === undefined) return [];
    const meaning = `recipient of the e-mails of the form \`${name}\``;
    return [[mail.to, defineSetting({kind: kinds.ADDRESS, withoutIt: '`MAIL_TO`', meaning})]];
  }),
);

/** Settings that the build reads too, with the parsers of src/forms/settings.ts. */
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

/** Settings that only the build reads. */
const BUILD_SETTINGS: Readonly<Record<string, Documentation>> = {
  FORMS_OFF: {
    withoutIt: 'none',
    meaning:
      'read by the build: forms that the service at `FORMS_HOST` does not support, such as `quote`; a link to the contact page replaces them',
  },
  LOCALES: {
    withoutIt: 'English and complete languages',
    meaning:
      'read by the build: languages to build, such as `en,es`; overrides [the rule](../src/locales/published.ts)',
  },
  SITE_URL: {
    withoutIt: '`https://www.trendsoft.example`',
    meaning: 'read by the build: canonical addresses, sitemap, social cards',
  },
  EDIT_URL: {
    meaning:
      "read by the build: URL below which the repository's host edits files, such as `https://git.example/trendsoft/site/edit/main/`; adds 'Edit this page' to the end of every page",
  },
  STOCK: {
    meaning:
      'read by the build: `1` builds without the [customisations of Docusaurus](customisations.md) that replace its internals',
  },
  SITE_DATE: {
    withoutIt: 'today (UTC)',
    meaning:
      'read by the build: date for which to decide which openings are open, such as `2027-04-30`',
  },
};

/** Settings that only the tests read. */
const TEST_SETTINGS: Readonly<Record<string, Documentation>> = {
  CHROMIUM: {withoutIt: 'detected', meaning: 'read by the tests: path of Chromium'},
  FIREFOX: {withoutIt: 'detected', meaning: 'read by the tests: path of Firefox'},
};

interface DocumentedSetting extends Documentation {
  default?: string | number | boolean | readonly string[];
}

/** Every setting, in the order of the documentation. */
export const DOCUMENTED_SETTINGS: Readonly<Record<string, DocumentedSetting>> = {
  ...SETTINGS,
  ...RECIPIENT_SETTINGS,
  ...SHARED_SETTINGS,
  ...BUILD_SETTINGS,
  ...TEST_SETTINGS,
};

/** Names of settings with secrets. */
export const SECRETS = Object.entries<Setting>(SETTINGS).flatMap(([name, {isSecret}]) =>
  isSecret ? name : [],
);

/** Names of all settings of the server; a secret can also be read from the file in NAME_FILE. */
export const SETTING_NAMES: readonly string[] = [
  ...Object.keys(SETTINGS),
  ...Object.keys(RECIPIENT_SETTINGS),
  ...Object.keys(SHARED_SETTINGS),
  ...SECRETS.map((name) => `${name}_FILE`),
];

/** Names of settings that only the build reads. */
export const BUILD_SETTING_NAMES: readonly string[] = Object.keys(BUILD_SETTINGS);
