/** Where the server listens, and whose word it takes. */
import {isIP} from 'node:net';
import {SettingError, formsHost} from '../../forms';
import {list, text, type Environment} from './read';

/** Names that Fastify knows for common ranges of addresses. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** HOST. */
export function hostName(env: Environment): string {
  const host = text(env, 'HOST') ?? '127.0.0.1';
  if (isIP(host) || /^[a-z0-9.-]+$/i.test(host)) return host;
  throw new SettingError('HOST', host, 'an address or a host name, without a port', '0.0.0.0');
}

/** The first descriptor that a service manager hands over (sd_listen_fds(3)). */
const FIRST_SOCKET = 3;

/**
 * LISTEN_FDS, which systemd sets: the descriptor of a socket that is open already and stays open while
 * the server is restarted. Undefined when there is none, or when it is meant for another process.
 */
export function handedSocket(env: Environment): number | undefined {
  const count = text(env, 'LISTEN_FDS');
  if (count === undefined || text(env, 'LISTEN_PID') !== String(process.pid)) return undefined;
  if (count === '1') return FIRST_SOCKET;
  throw new SettingError('LISTEN_FDS', count, '1: the server listens on one socket', '1');
}

function originOf(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

/** Origin of FORMS_HOST, undefined when the forms post to the site itself. */
export function formsOrigin(env: Environment): string | undefined {
  const host = formsHost(env.FORMS_HOST);
  return host === '' ? undefined : originOf(host);
}

/** ALLOWED_ORIGINS. */
export function allowedOrigins(env: Environment): string[] {
  return list(env, 'ALLOWED_ORIGINS').map((value) => {
    if (originOf(value) === value) return value;
    const expected = 'origins (scheme and host, no path), separated by commas';
    throw new SettingError('ALLOWED_ORIGINS', value, expected, 'https://www.example.com');
  });
}

/** TRUST_PROXY. */
export function trustProxy(env: Environment): false | string[] {
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

/** Whether a host is this machine itself, so that nobody can listen on the way. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return bare === 'localhost' || bare === '::1' || /^127(\.\d{1,3}){3}$/.test(bare);
}
