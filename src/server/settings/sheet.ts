/** The Google Sheet that enquiries are appended to. */
import {createPrivateKey} from 'node:crypto';
import {SettingError} from '../../forms';
import {NOT_SHOWN, needed, secret, text, type Environment} from './read';

export interface SheetSettings {
  /** The part of the sheet's address between /d/ and the next slash. */
  id: string;
  /** Name of the tab that rows are appended to. */
  tab: string;
  credentials: ServiceAccount;
  /** Where the Sheets API is. */
  apiUrl: string;
}

/** What the server needs of a service account's JSON key. */
export interface ServiceAccount {
  client_email: string;
  /** PEM. */
  private_key: string;
  token_uri: string;
}

const EXAMPLE_FILE = "'{…}', or SHEET_CREDENTIALS_FILE=/run/secrets/sheet.json";

/** @returns undefined when there is no sheet. */
export function sheetSettings(env: Environment): SheetSettings | undefined {
  const id = text(env, 'SHEET_ID');
  if (id === undefined) return undefined;
  if (!/^[\w-]{20,}$/.test(id)) {
    throw new SettingError(
      'SHEET_ID',
      id,
      "the long part of the sheet's address",
      `1a2B${'x'.repeat(40)}`,
    );
  }
  return {
    id,
    tab: text(env, 'SHEET_TAB') ?? 'Enquiries',
    credentials: credentials(env),
    apiUrl: apiUrl(env),
  };
}

function credentials(env: Environment): ServiceAccount {
  const json =
    secret(env, 'SHEET_CREDENTIALS') ??
    needed(env, 'SHEET_CREDENTIALS', 'SHEET_ID is set', EXAMPLE_FILE);
  const {client_email, private_key, token_uri} = parse(json);
  const isWhole = isText(client_email) && isText(private_key) && isText(token_uri);
  if (isWhole && isKey(private_key) && isWebAddress(token_uri)) {
    return {client_email, private_key, token_uri};
  }
  const expected = "a service account's JSON key with client_email, private_key and token_uri";
  throw new SettingError('SHEET_CREDENTIALS', NOT_SHOWN, expected, EXAMPLE_FILE);
}

function parse(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

const isWebAddress = (value: string) => URL.canParse(value) && /^https?:/.test(value);

function apiUrl(env: Environment): string {
  const value = text(env, 'SHEET_API_URL') ?? 'https://sheets.googleapis.com';
  if (isWebAddress(value)) return value.replace(/\/+$/, '');
  throw new SettingError('SHEET_API_URL', value, 'a web address', 'https://sheets.googleapis.com');
}
