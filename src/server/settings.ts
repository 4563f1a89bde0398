/**
 * The settings of the server, read from the environment once, at the start.
 * README.md lists them; a value that cannot be right stops the start.
 */
import {isIP} from 'node:net';
import {resolve} from 'node:path';
import {SettingError, formsHost} from '../forms';

export {SettingError};

export interface Settings {
  port: number;
  host: string;
  /** Absolute path of the folder that holds forms.db. */
  dataDir: string;
  /** Absolute path of the built site; undefined when only the forms service runs. */
  siteDir: string | undefined;
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
}

/** Names that Fastify knows for common ranges of addresses. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads every setting. @throws SettingError for the first one that cannot be right. */
export function readSettings(env: Environment): Settings {
  const site = text(env, 'SITE_DIR') ?? './build';
  return {
    port: wholeNumber(env, 'PORT', {from: 0, to: 65_535, usual: 3000}),
    host: hostName(env),
    dataDir: resolve(text(env, 'DATA_DIR') ?? './data'),
    siteDir: site === 'none' ? undefined : resolve(site),
    formsOrigin: formsOrigin(env),
    allowedOrigins: allowedOrigins(env),
    trustProxy: trustProxy(env),
    rateLimit: wholeNumber(env, 'RATE_LIMIT', {from: 1, to: 100_000, usual: 60}),
    // The privacy policy names 180 days; a longer time needs a change there first.
    retentionDays: wholeNumber(env, 'RETENTION_DAYS', {from: 1, to: 180, usual: 180}),
  };
}

function text(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

function list(env: Environment, name: string): string[] {
  const items = (text(env, name) ?? '').split(',').map((item) => item.trim());
  return items.filter((item) => item !== '');
}

function wholeNumber(
  env: Environment,
  name: string,
  {from, to, usual}: {from: number; to: number; usual: number},
): number {
  const value = text(env, name);
  if (value === undefined) return usual;
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= from && number <= to) return number;
  throw new SettingError(name, value, `a whole number from ${from} to ${to}`, String(usual));
}

function hostName(env: Environment): string {
  const host = text(env, 'HOST') ?? '127.0.0.1';
  if (isIP(host) || /^[a-z0-9.-]+$/i.test(host)) return host;
  throw new SettingError('HOST', host, 'an address or a host name, without a port', '0.0.0.0');
}

function originOf(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

function formsOrigin(env: Environment): string | undefined {
  const host = formsHost(env.FORMS_HOST);
  return host === '' ? undefined : originOf(host);
}

function allowedOrigins(env: Environment): string[] {
  return list(env, 'ALLOWED_ORIGINS').map((value) => {
    if (originOf(value) === value) return value;
    const expected = 'origins (scheme and host, no path), separated by commas';
    throw new SettingError('ALLOWED_ORIGINS', value, expected, 'https://www.example.com');
  });
}

function trustProxy(env: Environment): Settings['trustProxy'] {
  const value = text(env, 'TRUST_PROXY');
  if (value === undefined || value === 'off') return false;
  const items = list(env, 'TRUST_PROXY');
  if (items.every(isAddressRange)) return items;
  // Neither "on" nor a number of hops: either would let anybody choose an address.
  const expected = 'off, or addresses of proxies, separated by commas';
  throw new SettingError('TRUST_PROXY', value, expected, '127.0.0.1');
}

function isAddressRange(item: string): boolean {
  if (NAMED_RANGES.includes(item)) return true;
  const [address = '', bits] = item.split('/', 2);
  const version = isIP(address);
  if (version === 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
