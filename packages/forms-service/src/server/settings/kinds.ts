/** The types of settings: how to parse them, and what is valid. */
import {createPrivateKey} from 'node:crypto';
import {isIP} from 'node:net';
import {isAbsolute} from 'node:path';
import ipaddr from 'ipaddr.js';

/** Fastify's names for common ranges of addresses. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** A kind of values: its parser, and the text of its error message. */
export interface Kind<Value> {
  /** Returns undefined for an invalid value. */
  parse: (text: string) => Value | undefined;
  expected: string;
  example: string;
}

/** The parts of a service account's JSON key that the server needs. */
export interface ServiceAccount {
  client_email: string;
  private_key: string;
  token_uri: string;
}

export type ClamdAddress = {path: string} | {host: string; port: number};

const matching = (pattern: RegExp) => (value: string) => (pattern.test(value) ? value : undefined);

/** Any text. */
export const TEXT: Kind<string> = {parse: (value) => value, expected: 'a text', example: 'x'};

export function wholeNumber(from: number, to: number, example: number): Kind<number> {
  const isValid = (value: string) =>
    /^\d+$/.test(value) && Number(value) >= from && Number(value) <= to;
  return {
    parse: (value) => (isValid(value) ? Number(value) : undefined),
    expected: `a whole number from ${from} to ${to}`,
    example: String(example),
  };
}

export const HOST_NAME = {
  parse: (value: string) => (isIP(value) || /^[a-z0-9.-]+$/i.test(value) ? value : undefined),
  expected: 'an address or a host name, without a port',
  example: '0.0.0.0',
};

export const ORIGINS: Kind<readonly string[]> = {
  parse: listOf((value) => originOf(value) === value),
  expected: 'origins (scheme and host, no path), separated by commas',
  example: 'https://www.example.com',
};

// Neither "on" nor a number of hops, which would let any client choose its address.
export const PROXIES: Kind<false | readonly string[]> = {
  parse: (value: string) => (value === 'off' ? false : listOf(isAddressRange)(value)),
  expected: 'off, or addresses of proxies, separated by commas',
  example: '127.0.0.1',
};

export const DATABASE = {
  parse: (value: string) =>
    URL.canParse(value) ? matching(/^postgres(ql)?:\/\//)(value) : undefined,
  expected: 'the address of a PostgreSQL database',
  example: 'postgres://user:password@db.example/forms?sslmode=verify-full',
};

// No query, because it could make nodemailer switch off TLS.
export const MAIL_SERVER = {
  parse: mailServer,
  expected: 'the address of a mail server (smtp:// or smtps://, no path, no query)',
  example: 'smtp://user:password@mail.example:587',
};

export const ADDRESS = {
  parse: matching(/^[^\s@<>,;"]+@[^\s@<>,;"]+$/),
  expected: 'one e-mail address, without a name',
  example: 'website@example.com',
};

export const SHEET = {
  parse: matching(/^[\w-]{20,}$/),
  expected: "the long part of the sheet's address",
  example: `1a2B${'x'.repeat(40)}`,
};

export const WEB_ADDRESS = {
  parse: (value: string) => (isWebAddress(value) ? value.replace(/\/+$/, '') : undefined),
  expected: 'a web address',
  example: 'https://sheets.googleapis.com',
};

export const CREDENTIALS = {
  parse: serviceAccount,
  expected: "a service account's JSON key with client_email, private_key and token_uri",
  example: "'{…}', or SHEET_CREDENTIALS_FILE=/run/secrets/sheet.json",
};

export const CLAMD = {
  parse: clamdAddress,
  expected: 'host:port, or the absolute path of a socket',
  example: '/run/clamav/clamd.ctl',
};

/** Returns a parser of comma-separated items that ignores empty ones. */
function listOf(isValid: (item: string) => boolean) {
  return (value: string) => {
    const items = value.split(',').map((item) => item.trim());
    return items.every((item) => item === '' || isValid(item)) ? items.filter(Boolean) : undefined;
  };
}

/** Returns the origin of a URL; undefined if it is not a web address. */
export function originOf(value: string): string | undefined {
  return isWebAddress(value) ? new URL(value).origin : undefined;
}

/** Returns true if a host is this machine, so that traffic needs no encryption. */
export function isLoopback(host: string): boolean {
  return /^(localhost|\[?::1\]?|127(\.\d{1,3}){3})$/.test(host);
}

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:/.test(value);
}

function isAddressRange(item: string): boolean {
  return NAMED_RANGES.includes(item) || isIP(item) > 0 || ipaddr.isValidCIDR(item);
}

function mailServer(value: string): string | undefined {
  try {
    const {username, password} = new URL(value);
    decodeURIComponent(username + password);
    return matching(/^smtps?:\/\/[^\s/?#]+\/?$/)(value);
  } catch {
    return undefined;
  }
}

function serviceAccount(json: string): ServiceAccount | undefined {
  try {
    const {client_email, private_key, token_uri} = JSON.parse(json) as ServiceAccount;
    const isRsa = createPrivateKey(private_key).asymmetricKeyType === 'rsa';
    if (!isRsa || !client_email || !isWebAddress(token_uri)) return undefined;
    return {client_email, private_key, token_uri};
  } catch {
    return undefined;
  }
}

function clamdAddress(value: string): ClamdAddress | undefined {
  if (isAbsolute(value)) return {path: value};
  const [, bare, bracketed, port] =
    /^(?:([^:\s[\]]+)|\[([\da-f:.]+)\]):(\d{1,5})$/i.exec(value) ?? [];
  const host = bare ?? bracketed;
  const isPort = Number(port) > 0 && Number(port) < 65_536;
  return host !== undefined && isPort ? {host, port: Number(port)} : undefined;
}
