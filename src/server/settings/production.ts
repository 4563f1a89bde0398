/** What must not be served to strangers: NODE_ENV=production refuses it, else the start warns. */
import {statSync} from 'node:fs';
import type {Settings} from '.';
import {isLoopback} from './kinds';
import {SECRETS, secretFile, text, type Environment} from './read';

/** One sentence for each unsafe setting: what it is, and what to do. */
export function unsafeSettings(settings: Settings, env: Environment): string[] {
  return [
    ...plainHttp(settings, env),
    ...database(settings),
    ...SECRETS.flatMap((name) => readableByOthers(env, name)),
  ];
}

/** @throws Error listing them all, when this is production and something is unsafe. */
export function refuseUnsafe(unsafe: readonly string[], env: Environment): void {
  if (text(env, 'NODE_ENV') !== 'production' || unsafe.length === 0) return;
  throw new UnsafeSettingsError(unsafe);
}

export class UnsafeSettingsError extends Error {
  constructor(unsafe: readonly string[]) {
    super(['This is production (NODE_ENV), so the server does not start:', ...unsafe].join('\n- '));
    this.name = 'UnsafeSettingsError';
  }
}

function plainHttp(settings: Settings, env: Environment): string[] {
  const {host, trustProxy, allowedOrigins, sheet} = settings;
  const isPlain = (url: string) => url.startsWith('http:') && !isLoopback(new URL(url).hostname);
  const unsafe = allowedOrigins
    .filter(isPlain)
    .map(
      (origin) => `ALLOWED_ORIGINS has ${origin}: its forms could be read on the way. Use https.`,
    );
  for (const name of ['FORMS_HOST', 'SHEET_API_URL']) {
    const value = text(env, name);
    if (value !== undefined && isPlain(value)) {
      unsafe.push(`${name} is ${value}: what is sent there could be read on the way. Use https.`);
    }
  }
  if (sheet && isPlain(sheet.credentials.token_uri)) {
    unsafe.push('SHEET_CREDENTIALS has a token_uri that is not https: anybody could sign in.');
  }
  if (!isLoopback(host) && trustProxy === false) {
    unsafe.push(
      `HOST is ${host}, but no proxy is trusted: this server speaks plain HTTP, so a proxy with TLS ` +
        'must stand in front of it. Name its address in TRUST_PROXY, or use HOST=127.0.0.1.',
    );
  }
  return unsafe;
}

function database({store}: Settings): string[] {
  if (!('url' in store)) return [];
  const {hostname, searchParams} = new URL(store.url);
  const repeated = [...searchParams.keys()].find((key) => searchParams.getAll(key).length > 1);
  if (repeated !== undefined) {
    return [`DATABASE_URL says ${repeated} twice, and the last counts. Leave one.`];
  }
  const host = searchParams.get('host') ?? hostname;
  // A path is a socket on this machine.
  if (host === '' || host.startsWith('/') || isLoopback(host)) return [];
  if (searchParams.get('sslmode') === 'verify-full') return [];
  return [
    'DATABASE_URL reaches another machine without sslmode=verify-full: submissions could be read on the way.',
  ];
}

function readableByOthers(env: Environment, name: string): string[] {
  const path = secretFile(env, name);
  if (path === undefined || (statSync(path).mode & 0o007) === 0) return [];
  return [
    `${name}_FILE is ${path}, which every account of this machine may read. Use: chmod o-rwx`,
  ];
}
